import { createHash } from 'node:crypto';
import { and, eq, or } from 'drizzle-orm';
import { limits } from '../../../domain/limits.ts';
import type { ViewMailPause } from '../../../generated/types.ts';
import { scoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import type { Store } from '../../database/stores.ts';
import { PlatformError } from '../../errors.ts';
import { columnsOf, exporting, sourceOf } from '../../export/index.ts';
import { rowOf } from '../../export/lines.ts';
import type { Session } from '../../http/session.ts';
import type { Tools } from '../../platform.ts';
import { accessScope } from '../../policy/accessScope.ts';
import type { Region } from '../../regions.ts';
import { sessionOnBehalf } from '../auth/session.ts';
import { savedViews } from '../views/tenant.ts';
import type { Listing, ListingOf, ReadNames } from './listing.ts';
import type { viewMails } from './tenant.ts';

export type ViewMailRow = TenantRow<typeof viewMails>;

export type Home = Store & { region: Region };

export interface Prepared {
  to: string;
  viewName: string;
  title: string;
  path: string;
  rows: number;
  /** Missing where the rows exceed what a mail holds. */
  file?: string;
  digest: string | null;
}

/** The rows of a view for its subscriber, or why it cannot be mailed; null for somebody who may not sign in. */
export async function prepare(
  platform: Tools,
  store: Home,
  row: ViewMailRow,
  { listingOf, signal }: { listingOf: ListingOf; signal: AbortSignal },
): Promise<Prepared | { to: string; viewName: string; paused: ViewMailPause } | null> {
  const session = await sessionOnBehalf(platform, row.ownerId);
  if (!session) return null;
  const paused = (because: ViewMailPause) => ({ to: session.email, viewName: row.viewName, paused: because });
  const access = accessScope(session.statements, ['edge:access'], store.region);
  if (access.empty) return paused('NO_RIGHT');
  const isSeen = or(eq(savedViews.shared, true), eq(savedViews.ownerId, session.identityId));
  const isView = and(eq(savedViews.customerId, row.customerId), eq(savedViews.id, row.viewId), isSeen);
  const [view] = await scoped(store.db, access).select(savedViews, savedViews, isView);
  if (!view) return paused('VIEW_GONE');
  const now = platform.now();
  const { organizationId, customerId, hierarchyId, zone, locale } = row;
  const scope = { organizationId, customerId, hierarchyId, awsRegion: store.region };
  const me = { _id: session.userId, email: session.email, organizationId: session.organizationId, customerId: session.customerId };
  const listing = await listingOf(view, { scope, session: me, zone, locale, now });
  if (!listing) return paused('VIEW_MISFIT');
  try {
    return { to: session.email, viewName: view.name, ...(await read(platform, { session, store, listing, now, signal })) };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    if (error.code === 'BAD_USER_INPUT') return paused('VIEW_MISFIT');
    if (error.code === 'FORBIDDEN' || error.code === 'NOT_FOUND') return paused('NO_RIGHT');
    throw error;
  }
}

async function read(
  platform: Tools,
  { session, store, listing, now, signal }: { session: Session; store: Home; listing: Listing; now: Date; signal: AbortSignal },
): Promise<Omit<Prepared, 'to' | 'viewName'>> {
  const { operation, variables, title, path, head } = listing;
  const columns = columnsOf(operation, listing.columns);
  const request = { id: platform.newId(), ip: '', userAgent: '', cookies: {}, signal };
  const context = { ...platform, session, region: store.region, request, setCookie: () => undefined };
  const source = await sourceOf(context, { operation, variables, columns, begun: now }, exporting);
  const readNames: ReadNames = async (list, own, paths, ids) => {
    const named = columnsOf(
      list,
      paths.map((each) => ({ path: each, label: each })),
    );
    const requested = { operation: list, variables: own, columns: named, begun: now, ids };
    const names = await sourceOf(context, requested).catch((error: unknown) => {
      if (error instanceof PlatformError && error.code === 'FORBIDDEN') return undefined;
      throw error;
    });
    const found: Record<string, unknown>[] = [];
    for await (const each of names?.parts(signal) ?? []) found.push(...each.map((row) => rowOf(row, named)));
    return names && found;
  };
  const rows = await source.count();
  const known = { title, path, rows };
  if (rows > limits.viewMailRows) return { ...known, digest: null };
  let file = head;
  for await (const part of source.parts(signal)) {
    file += await listing.lines(
      part.map((row) => rowOf(row, columns)),
      readNames,
    );
    if (Buffer.byteLength(file) > limits.viewMailBytes) return { ...known, digest: null };
  }
  return { ...known, file, digest: createHash('sha256').update(file).digest('base64url') };
}
