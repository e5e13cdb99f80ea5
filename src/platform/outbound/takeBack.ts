import { and, eq } from 'drizzle-orm';
import { unscoped } from '../database/scoped.ts';
import type { Database } from '../database/stores.ts';
import type { Lane } from './lane.ts';
import { makeNextDue } from './queue.ts';

/** Takes the calls of an undone change out of the queue; false, without a change, if one of them is being sent or was sent. */
export async function takeBackCalls(
  tx: Database,
  lane: Lane,
  { id: holdId, customerId }: { id: string; customerId: string },
  now: Date,
): Promise<boolean> {
  const { calls, statuses } = lane;
  const own = and(eq(calls.customerId, customerId), eq(calls.holdId, holdId));
  const all = unscoped(tx);
  const { id, masterId, firstTriedAt, status } = calls;
  const concerned = await all.select(calls, { masterId }, own);
  if (concerned.length === 0) return true;
  const masterIds = [...new Set(concerned.flatMap((row) => row.masterId ?? []))];
  await lane.lock(tx, customerId, masterIds);
  const rows = await all.select(calls, { id, firstTriedAt, status }, own).orderBy(id).for('update');
  if (rows.some((each) => each.firstTriedAt !== null || each.status !== statuses.waiting)) return false;
  const responses = [{ status: null, data: { reason: 'Undone before it was sent.' }, timestamp: now.toISOString() }];
  await all.update(calls, { status: statuses.ignored, dueAt: null, responses, updatedAt: now }, own);
  await makeNextDue(tx, lane, customerId, masterIds, now);
  return true;
}
