import { and, eq } from 'drizzle-orm';
import { writeAudit } from '../../audit.ts';
import { logFailure } from '../../database/outage.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Incoming, Outgoing, Route } from '../../http/message.ts';
import { escapeHtml } from '../../mail/escapeHtml.ts';
import { readLink, signLink } from '../../mail/signedLink.ts';
import type { Signing } from '../../mail/signedLink.ts';
import { readWireId, wireId } from '../../mail/wireId.ts';
import type { MessageName } from '../../mail/wireId.ts';
import { page } from '../../mail/page.ts';
import type { Tools } from '../../platform.ts';
import { everything } from '../../policy/accessScope.ts';
import { noteNext } from './dueRegions.ts';
import { viewMails } from './tenant.ts';

const path = '/unsubscribe/';

export const unsubscribeLink = (settings: Signing, name: MessageName): string =>
  `${settings.publicUrl.replace(/\/+$/, '')}${path}${signLink(settings, 'u', wireId(name))}`;

/** Works signed out. Opening the page ends nothing, since scanners of mails open every link; its button does. */
export const unsubscribeRoutes = (platform: Tools): Route[] => [
  { method: 'GET', path: `${path}*`, budget: 'page', handle: (incoming) => show(platform, incoming) },
  { method: 'POST', path: `${path}*`, budget: 'entry', handle: (incoming) => end(platform, incoming) },
];

async function find({ stores, settings }: Tools, incoming: Incoming) {
  // Opening the identity store loads the signing key.
  await stores.identity();
  const name = readWireId(readLink(settings, 'u', incoming.path.slice(path.length)) ?? '');
  if (!name) return undefined;
  const { db } = await stores.region(name.region);
  const isIt = and(eq(viewMails.customerId, name.customerId), eq(viewMails.id, name.id));
  const [row] = await unscoped(db).select(viewMails, viewMails, isIt);
  return { name, row, isIt };
}

async function show(platform: Tools, incoming: Incoming): Promise<Outgoing> {
  const { brandName: brand } = platform.settings;
  const found = await find(platform, incoming);
  if (!found) return unknown(brand);
  if (!found.row) return ended(brand);
  const body = `<p>You won’t be emailed the view “${escapeHtml(found.row.viewName)}” any more. Everything else stays as it is.</p>
<form method="post"><button type="submit">Stop these emails</button></form>`;
  return page({ brand, title: 'Stop these emails?', body });
}

async function end(platform: Tools, incoming: Incoming): Promise<Outgoing> {
  const { brandName: brand } = platform.settings;
  const found = await find(platform, incoming);
  if (!found) return unknown(brand);
  const { name, row, isIt } = found;
  if (!row) return ended(brand);
  const store = await platform.stores.region(name.region);
  await store.transaction(async (tx) => {
    const removed = await unscoped(tx).remove(viewMails, isIt);
    if (removed.length === 0) return;
    const { id, viewName, ownerId: actorId, organizationId, customerId } = row;
    const detail = {
      subjects: [id],
      names: { [id]: viewName },
      actorId,
      organizationId,
      customerId,
      removed: { list: 'CommonGetViewMailList', path: [], ownerId: actorId },
    };
    const audited = { operation: 'CommonUnsubscribeFromViews', args: {}, details: [detail], access: everything, store: 'region' } as const;
    await writeAudit(tx, audited, { ...platform, session: null, region: name.region });
  });
  await noteNext(platform, { db: store.db, region: name.region }).catch((error: unknown) =>
    logFailure(platform.log, error, { message: 'the next mailed view could not be noted', region: name.region }),
  );
  return ended(brand);
}

const ended = (brand: string) =>
  page({ brand, title: 'You won’t get these emails any more', body: '<p>You can set them up again from the list.</p>' });

const unknown = (brand: string) =>
  page({ brand, title: 'This link isn’t valid', body: '<p>Please use the link in the newest email.</p>', status: 404 });
