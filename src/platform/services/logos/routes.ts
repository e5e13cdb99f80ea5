import { and, eq } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import { text } from '../../http/message.ts';
import type { Incoming, Outgoing, Route } from '../../http/message.ts';
import type { Tools } from '../../platform.ts';
import { isRegion } from '../../regions.ts';
import { logoNameOf, logoPath } from './address.ts';
import { logos } from './tenant.ts';

/** Uploaded pictures, for everybody who has the address: they stand in mails and on candidates' pages. */
export const logoRoutes = (platform: Tools): Route[] =>
  (['GET', 'HEAD'] as const).map((method) => ({
    ...{ method, path: `${logoPath}*`, budget: 'page' },
    handle: (incoming) => show(platform, incoming),
  }));

async function show({ stores }: Tools, incoming: Incoming): Promise<Outgoing> {
  const named = logoNameOf(incoming.path);
  if (!named || !isRegion(named.region)) return absent();
  const { db } = await stores.region(named.region);
  const own = and(eq(logos.customerId, named.customerId), eq(logos.hash, named.hash));
  const [found] = await unscoped(db).select(logos, { type: logos.type, content: logos.content }, own);
  if (!found) return absent();
  const etag = `"${named.hash}"`;
  const headers = {
    'content-type': found.type,
    'content-disposition': 'inline',
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
    // Mails and candidates' pages are on other hosts. Opened on its own, it can run nothing.
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  };
  if (incoming.header('if-none-match') === etag) return { status: 304, headers, body: null };
  return { status: 200, headers, body: Buffer.from(found.content, 'base64') };
}

const absent = (): Outgoing => text(404, 'There is no such picture.');
