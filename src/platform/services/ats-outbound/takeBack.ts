import { and, eq } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { atsRequests } from '../ats-requests/tenant.ts';
import { lockForReports, makeNextDue } from './queue.ts';

/** Takes the reports of an undone change out of the queue; false, without a change, if one of them is being sent or was sent. */
export async function takeBackReports(
  tx: Database,
  { id: holdId, customerId }: { id: string; customerId: string },
  now: Date,
): Promise<boolean> {
  const own = and(eq(atsRequests.customerId, customerId), eq(atsRequests.holdId, holdId));
  const all = unscoped(tx);
  const { id, masterId, firstTriedAt, status } = atsRequests;
  const concerned = await all.select(atsRequests, { masterId }, own);
  if (concerned.length === 0) return true;
  const ids = [...new Set(concerned.flatMap((row) => row.masterId ?? []))];
  await lockForReports(tx, customerId, ids);
  const reports = await all.select(atsRequests, { id, firstTriedAt, status }, own).orderBy(id).for('update');
  if (reports.some((each) => each.firstTriedAt !== null || each.status !== 'ATS_REQUEST_STARTED')) return false;
  const responses = [{ status: null, data: { reason: 'Undone before it was sent.' }, timestamp: now.toISOString() }];
  await all.update(atsRequests, { status: 'ATS_REQUEST_IGNORED', dueAt: null, responses, updatedAt: now }, own);
  await makeNextDue(tx, customerId, ids, now);
  return true;
}
