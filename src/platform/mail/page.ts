import { createHash } from 'node:crypto';
import type { Outgoing } from '../http/message.ts';
import { escapeHtml } from './escapeHtml.ts';

export interface Page {
  brand: string;
  title: string;
  body: string;
  status?: number;
}

/** A page without scripts, in the console's colours. Sends no referrer, since its address holds a token. */
export const page = ({ brand, title, body, status = 200 }: Page): Outgoing => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  },
  body: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} – ${escapeHtml(brand)}</title><style>${style}</style></head>
<body>
<main>
<p class="brand">${escapeHtml(brand)}</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`,
});

export const seeOther = (location: string): Outgoing => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  body: null,
});

const style = `:root{color-scheme:light dark;--page:#f5f6f5;--card:#fff;--text:#17211d;--soft:#55605b;--line:#858f8a;--brand:#0b6b5d;--on:#fff;--wrong:#b3261e}
@media (prefers-color-scheme:dark){:root{--page:#111614;--card:#191f1c;--text:#e8eeeb;--soft:#a9b5af;--line:#6d7a73;--brand:#5fd0b9;--on:#08211c;--wrong:#ffb4ab}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--page);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{width:min(560px,100%);padding:32px;background:var(--card);border:1px solid color-mix(in srgb,var(--line) 40%,transparent);border-radius:12px}
@media (max-width:480px){main{padding:24px 20px}}
.brand{margin:0;color:var(--brand);font-weight:600}
h1{font-size:1.5rem;line-height:1.25;margin:8px 0 12px;overflow-wrap:anywhere}
p{margin:0 0 16px}.soft{color:var(--soft);font-size:.9375rem}.wrong{color:var(--wrong)}
form{display:grid;gap:16px;margin:8px 0 0}
label,legend{font-weight:600;font-size:.9375rem}
fieldset{display:grid;gap:8px;margin:0;padding:0;border:0}
.field{display:grid;gap:4px;align-content:end}.row{display:grid;gap:16px;grid-template-columns:repeat(auto-fit,minmax(150px,1fr))}
.tick{display:flex;gap:12px;align-items:flex-start;font-weight:400}
input:not([type=checkbox]),select{width:100%;min-height:44px;padding:8px 12px;font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:8px}
input[type=checkbox]{flex:none;width:20px;height:20px;margin:2px 0 0;accent-color:var(--brand)}
button{justify-self:start;min-height:44px;padding:8px 24px;font:inherit;font-weight:600;color:var(--on);background:var(--brand);border:0;border-radius:8px;cursor:pointer}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 24px;margin:0 0 16px}dt{color:var(--soft)}dd{margin:0;font-weight:600}`;

const styleHash = createHash('sha256').update(style).digest('base64');
