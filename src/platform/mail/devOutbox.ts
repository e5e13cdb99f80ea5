import { createHash } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { outbox } from '../database/tables/records.ts';
import { smsOutbox } from '../database/tables/smsOutbox.ts';
import { json, text } from '../http/message.ts';
import type { Store } from '../database/stores.ts';
import type { Incoming, Outgoing, Route } from '../http/message.ts';
import type { Tools } from '../platform.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { Attachment } from './outbox.ts';
import { tracked } from './tracking.ts';

interface Message {
  kind: 'EMAIL' | 'SMS';
  id: string;
  event: string;
  recipient: string;
  subject: string | null;
  text: string;
  html: string | null;
  attachment: Attachment | null;
  createdAt: Date;
  sentAt: Date | null;
}

const shown = 200;

const recipientOf = (incoming: Incoming) => (new URLSearchParams(incoming.query).get('to') ?? '').trim().toLowerCase();

/** Captured messages of a demo: a page, and `/dev/outbox.json?to=` for tests. Absent outside a demo. */
export function outboxRoutes(platform: Tools): Route[] {
  if (!platform.settings.demo) return [];
  const route = (path: string, handle: Route['handle']): Route => ({ method: 'GET', path, budget: 'page', handle });
  return [
    route('/dev/outbox', async (incoming) =>
      page(200, listPage(await messages(platform, incoming), platform.settings.brandName, recipientOf(incoming))),
    ),
    route('/dev/outbox.json', async (incoming) => json(200, JSON.stringify({ data: (await messages(platform, incoming)).map(asJson) }))),
    route('/dev/outbox/*', (incoming) => oneMail(platform, incoming)),
  ];
}

async function messages({ stores }: Tools, incoming: Incoming): Promise<Message[]> {
  const to = recipientOf(incoming);
  await stores.identity();
  const found = await Promise.all(
    stores.opened().flatMap((store) => [mailsOf(store, to), ...(store.region ? [textsOf(store, to.replace(/^\+?(?=\d)/, '+'))] : [])]),
  );
  return found
    .flat()
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1))
    .slice(0, shown);
}

async function mailsOf({ db }: Store, to: string): Promise<Message[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(to ? eq(outbox.recipient, to) : undefined)
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(shown);
  return rows.map((row) => ({ kind: 'EMAIL', ...row }));
}

/** Only ever saved: a browser must not show a file that anybody's texts are in. */
const file = ({ name, content }: Attachment): Outgoing => ({
  status: 200,
  headers: {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  },
  body: content,
});

async function textsOf({ db }: Store, to: string): Promise<Message[]> {
  const rows = await db
    .select()
    .from(smsOutbox)
    .where(to ? eq(smsOutbox.recipient, to) : undefined)
    .orderBy(desc(smsOutbox.createdAt), desc(smsOutbox.id))
    .limit(shown);
  return rows.map(({ body, ...row }) => ({ kind: 'SMS', ...row, subject: null, text: body, html: null, attachment: null }));
}

/** A mail in a sandboxed frame, since its content is untrusted; its tracking links work. */
async function oneMail({ stores, settings }: Tools, incoming: Incoming): Promise<Outgoing> {
  const [id = '', part] = incoming.path.split('/').slice(3);
  await stores.identity();
  for (const { db, region } of stores.opened()) {
    const [mail] = await db.select().from(outbox).where(eq(outbox.id, id));
    if (!mail) continue;
    const { html, event, customerId, attachment } = mail;
    if (part === 'attachment') return attachment ? file(attachment) : text(404, 'This mail has no attachment.');
    const dots = `img-src ${new URL(settings.publicUrl).origin} https:`;
    const policy = `default-src 'none'; style-src 'unsafe-inline'; ${dots}; sandbox`;
    return page(200, region ? tracked(html, event, { id, customerId, region }, settings) : html, { 'content-security-policy': policy });
  }
  return text(404, 'Mail not found.');
}

const asJson = ({ id, kind, event, recipient, subject, text: body, html, attachment, createdAt, sentAt }: Message) => ({
  _id: id,
  kind,
  event,
  to: recipient,
  subject,
  text: body,
  html,
  attachment: attachment && { name: attachment.name, bytes: Buffer.byteLength(attachment.content) },
  createdAt,
  sentAt,
});

const style = `:root{color-scheme:light dark}
body{margin:0 auto;max-width:760px;padding:24px 16px;font:16px/1.5 system-ui,sans-serif}
form{display:flex;gap:8px;margin:0 0 24px}input{flex:1;min-width:0}input,button{font:inherit;padding:6px 12px}
article{border:1px solid #8886;border-radius:8px;padding:16px;margin:0 0 16px}
h2{font-size:1.05rem;margin:0 0 4px}p{margin:0}.about{opacity:.75;font-size:.875rem}
pre{margin:12px 0;white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.5 ui-monospace,monospace}`;

function listPage(rows: Message[], brandName: string, to: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox – ${escapeHtml(brandName)}</title><style>${style}</style></head>
<body>
<main>
<h1>Outbox</h1>
<form><input type="search" name="to" aria-label="Recipient" placeholder="Recipient" value="${escapeHtml(to)}"><button>Show</button></form>
${rows.map(article).join('\n') || `<p>Nothing${to ? ' for this recipient' : ' yet. Sign in as mfa@acme.example to get a code'}.</p>`}
</main>
</body>
</html>
`;
}

const article = ({ kind, id, event, recipient, subject, text: body, attachment, createdAt, sentAt }: Message) => `<article>
<h2>${escapeHtml(subject ?? 'Text message')}</h2>
<p class="about">To ${escapeHtml(recipient)} · ${createdAt.toISOString().replace('T', ' ').slice(0, 19)} UTC · ${escapeHtml(event)}${sentAt ? '' : ' · not sent yet'}</p>
<pre>${escapeHtml(body)}</pre>${kind === 'EMAIL' ? `\n<p><a href="/dev/outbox/${encodeURIComponent(id)}">As it looks in a mail program</a></p>` : ''}${attachment ? attached(id, attachment) : ''}
</article>`;

const attached = (id: string, { name, content }: Attachment): string =>
  `\n<p>Attachment: <a href="/dev/outbox/${encodeURIComponent(id)}/attachment" download="${escapeHtml(name)}">${escapeHtml(name)}</a> (${sizeText(Buffer.byteLength(content))})</p>`;

const sizeText = (bytes: number): string => (bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(1)} kB`);

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
