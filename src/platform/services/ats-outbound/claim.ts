import { and, eq, gt, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Store } from '../../database/stores.ts';
import type { AtsTenant } from '../ats-inbound/caller.ts';
import { atsRequests } from '../ats-requests/tenant.ts';
import { atsTenants } from '../ats-tenants/tenant.ts';
import type { RequestRow } from './queue.ts';
import { timeoutOf } from './reports.ts';

/** Connections with something to send that are not paused. */
export function dueTenants({ db }: Store, now: Date): Promise<AtsTenant[]> {
  const { select, exists } = unscoped(db);
  const isDue = exists(
    atsRequests,
    and(eq(atsRequests.customerId, atsTenants.customerId), eq(atsRequests.tenantId, atsTenants.id), isReady(now)),
  );
  return select(atsTenants, atsTenants, and(or(isNull(atsTenants.pausedUntil), lte(atsTenants.pausedUntil, now)), isDue));
}

const isReady = (now: Date) =>
  and(
    isNotNull(atsRequests.dueAt),
    isNotNull(atsRequests.tenantId),
    lte(atsRequests.dueAt, now),
    eq(atsRequests.status, 'ATS_REQUEST_STARTED'),
  );

/** Takes the reports that have been due for longest. A lease frees them after a crash. */
export function claim(store: Store, tenant: AtsTenant, now: Date, most: number): Promise<RequestRow[]> {
  // For a token, the report itself, and writing down its outcome.
  const lease = new Date(now.getTime() + 2 * timeoutOf(tenant) + 60_000);
  return store.transaction(async (tx) => {
    const all = unscoped(tx);
    const own = and(eq(atsRequests.customerId, tenant.customerId), eq(atsRequests.tenantId, tenant.id), isReady(now));
    const rows = await all.select(atsRequests, atsRequests, own).orderBy(atsRequests.dueAt).limit(most).for('update', { skipLocked: true });
    for (const row of rows) {
      const one = and(eq(atsRequests.customerId, row.customerId), eq(atsRequests.id, row.id));
      await all.update(atsRequests, { dueAt: lease, firstTriedAt: row.firstTriedAt ?? now }, one);
    }
    return rows.map((row) => ({ ...row, dueAt: lease, firstTriedAt: row.firstTriedAt ?? now }));
  });
}

/** True for a request retried by hand after a newer one of its kind arrived: a late one must not overwrite it. */
export async function isOvertaken({ db }: Store, row: RequestRow): Promise<boolean> {
  if (row.retryCount === 0 || row.masterId === null || row.requestType === 'REPORT_ASSESSMENT_LINK') return false;
  const newer = and(
    eq(atsRequests.customerId, row.customerId),
    eq(atsRequests.masterId, row.masterId),
    eq(atsRequests.requestType, row.requestType),
    eq(atsRequests.status, 'ATS_REQUEST_COMPLETED'),
    gt(atsRequests.position, row.position),
    ne(atsRequests.id, row.id),
    sql`${atsRequests.payload} -> 'stage' is not distinct from ${JSON.stringify(row.payload?.['stage'] ?? null)}::jsonb
      or ${row.payload?.['stage'] === undefined}::boolean`,
  );
  return (await unscoped(db).count(atsRequests, newer)) > 0;
}
