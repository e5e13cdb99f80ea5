import { createHash } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { outbox } from '../database/tables/identity.ts';
import { json, text } from '../http/message.ts';
import type { Incoming, Outgoing, Route } from '../http/message.ts';
import type { Tools } from '../platform.ts';
import { escapeHtml } from './renderMail.ts';

type MailRow = typeof outbox.$inferSelect;

const shown = 200;

const recipientOf = (incoming: Incoming) => (new URLSearchParams(incoming.query).get('to') ?? '').trim().toLowerCase();

/** The captured mails of a demo: a page for people, `/dev/outbox.json?to=` for tests. Where the demo is off these addresses do not exist. */
export function outboxRoutes(platform: Tools): Route[] {
  if (!platform.settings.demo) return [];
  const route = (path: string, handle: Route['handle']): Route => ({ method: 'GET', path, handle });
  return [
    route('/dev/outbox', async (incoming) =>
      page(200, listPage(await mails(platform, incoming), platform.settings.brandName, recipientOf(incoming))),
    ),
    route('/dev/outbox.json', async (incoming) => json(200, JSON.stringify({ data: (await mails(platform, incoming)).map(asJson) }))),
    route('/dev/outbox/*', (incoming) => oneMail(platform, incoming)),
  ];
}

/** The newest mails first, of one recipient if asked. */
async function mails({ stores }: Tools, incoming: Incoming): Promise<MailRow[]> {
  const to = recipientOf(incoming);
  await stores.identity();
  const found = await Promise.all(
    stores.opened().map(({ db }) =>
      db
        .select()
        .from(outbox)
        .where(to ? eq(outbox.recipient, to) : undefined)
        .orderBy(desc(outbox.createdAt), desc(outbox.id))
        .limit(shown),
    ),
  );
  return found
    .flat()
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1))
    .slice(0, shown);
}

/** A mail as its reader's program would show it. It is locked into a sandbox: its content is not the console's. */
async function oneMail({ stores }: Tools, incoming: Incoming): Promise<Outgoing> {
  const id = incoming.path.split('/').at(-1) ?? '';
  await stores.identity();
  for (const { db } of stores.opened()) {
    const [mail] = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.id, id)));
    if (!mail) continue;
    return page(200, mail.html, { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" });
  }
  return text(404, 'There is no such mail.');
}

const asJson = ({ id, event, recipient, subject, text: body, html, createdAt, sentAt }: MailRow) => ({
  _id: id,
  event,
  to: recipient,
  subject,
  text: body,
  html,
  createdAt,
  sentAt,
});

const style = `:root{color-scheme:light dark}
body{margin:0 auto;max-width:760px;padding:24px 16px;font:16px/1.5 system-ui,sans-serif}
form{display:flex;gap:8px;margin:0 0 24px}input{flex:1;min-width:0}input,button{font:inherit;padding:6px 12px}
article{border:1px solid #8886;border-radius:8px;padding:16px;margin:0 0 16px}
h2{font-size:1.05rem;margin:0 0 4px}p{margin:0}.about{opacity:.75;font-size:.875rem}
pre{margin:12px 0;white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.5 ui-monospace,monospace}`;

function listPage(rows: MailRow[], brandName: string, to: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail outbox – ${escapeHtml(brandName)}</title><style>${style}</style></head>
<body>
<main>
<h1>Mail outbox</h1>
<form><input type="search" name="to" aria-label="Recipient" placeholder="Recipient" value="${escapeHtml(to)}"><button>Show</button></form>
${rows.map(article).join('\n') || `<p>No mail${to ? ' for this recipient' : ' yet. Sign in as mfa@acme.example to get a code'}.</p>`}
</main>
</body>
</html>
`;
}

const article = ({ id, event, recipient, subject, text: body, createdAt, sentAt }: MailRow) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="about">To ${escapeHtml(recipient)} · ${createdAt.toISOString().replace('T', ' ').slice(0, 19)} UTC · ${escapeHtml(event)}${sentAt ? '' : ' · not sent yet'}</p>
<pre>${escapeHtml(body)}</pre>
<p><a href="/dev/outbox/${encodeURIComponent(id)}">As it looks in a mail program</a></p>
</article>`;

/** The page has a style of its own; the policy names it by its hash. */
const styleHash = createHash('sha256').update(style).digest('base64');

const page = (status: number, body: string, headers: Outgoing['headers'] = {}): Outgoing => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    ...headers,
  },
  body,
});
