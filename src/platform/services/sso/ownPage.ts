import { createHash } from 'node:crypto';
import type { Outgoing } from '../../http/message.ts';
import { escapeHtml } from '../../mail/escapeHtml.ts';

interface OwnPage {
  brandName: string;
  title: string;
  /** Body, as HTML. */
  main: string;
  script: string;
  /** Allows forms to any host. @default false */
  sendsForms?: boolean;
}

/** Page of the platform itself, outside the console, which a browser passes through. */
export const ownPage = ({ brandName, title, main, script, sendsForms = false }: OwnPage): Outgoing => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': [
      `default-src 'none'; style-src '${hashOf(style)}'; script-src '${hashOf(script)}'; base-uri 'none'; frame-ancestors 'none'`,
      // Browsers would apply a list of hosts to redirects of the provider, too.
      ...(sendsForms ? [] : ["form-action 'none'"]),
    ].join('; '),
  },
  body: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} – ${escapeHtml(brandName)}</title><style>${style}</style></head>
<body>
<main>
<b>${escapeHtml(brandName)}</b>
<h1>${escapeHtml(title)}</h1>
${main}
</main>
<script>${script}</script>
</body>
</html>
`,
});

// The console's colours (src/engine/app/frame/theme.ts).
const style = `:root{color-scheme:light dark;--page:#f5f6f5;--card:#fff;--text:#17211d;--line:#dfe3e0;--brand:#0b6b5d}
@media (prefers-color-scheme:dark){:root{--page:#111614;--card:#191f1c;--text:#e8eeeb;--line:#303834;--brand:#5fd0b9}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--page);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{box-sizing:border-box;width:min(440px,calc(100% - 32px));padding:32px;background:var(--card);border:1px solid var(--line);border-radius:8px}
b{color:var(--brand)}h1{font-size:1.375rem;line-height:1.3;margin:16px 0 8px}p{margin:0 0 8px}
button{font:inherit;padding:8px 16px;color:inherit;background:none;border:1px solid var(--line);border-radius:6px}`;

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
