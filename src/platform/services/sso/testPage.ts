import { createHash } from 'node:crypto';
import type { Outgoing } from '../../http/message.ts';
import { escapeHtml } from '../../mail/escapeHtml.ts';

export const testPage = (brandName: string): Outgoing => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src '${hashOf(style)}'; script-src '${hashOf(script)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  },
  body: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Test sign-in – ${escapeHtml(brandName)}</title><style>${style}</style></head>
<body>
<main>
<b>${escapeHtml(brandName)}</b>
<h1>The test sign-in is done</h1>
<p>Nobody was signed in. The console shows what came back.</p>
<p>You can close this window.</p>
</main>
<script>${script}</script>
</body>
</html>
`,
});

// Only windows opened by a script can close themselves; the text covers the others.
const script = 'window.close()';

// The console's colours (src/engine/app/frame/theme.ts).
const style = `:root{color-scheme:light dark;--page:#f5f6f5;--card:#fff;--text:#17211d;--line:#dfe3e0;--brand:#0b6b5d}
@media (prefers-color-scheme:dark){:root{--page:#111614;--card:#191f1c;--text:#e8eeeb;--line:#303834;--brand:#5fd0b9}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--page);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{box-sizing:border-box;width:min(440px,calc(100% - 32px));padding:32px;background:var(--card);border:1px solid var(--line);border-radius:8px}
b{color:var(--brand)}h1{font-size:1.375rem;line-height:1.3;margin:16px 0 8px}p{margin:0 0 8px}`;

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
