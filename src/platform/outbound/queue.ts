import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { isOneOf } from '../database/isOneOf.ts';
import { unscoped } from '../database/scoped.ts';
import type { Database } from '../database/stores.ts';
import type { Lane } from './lane.ts';
import { causeNow } from '../tracing/scope.ts';

interface Queued {
  targetId: string;
  masterId: string;
}

export const isWaiting = ({ calls, statuses }: Lane) => and(eq(calls.status, statuses.waiting), isNotNull(calls.targetId));

/** Returns true for a call that is the next of its record to its target; the caller holds the records' locks, and queues what it named. */
export async function nextIn(tx: Database, lane: Lane, customerId: string, ids: readonly string[]): Promise<(call: Queued) => boolean> {
  const { targetId, masterId } = lane.calls;
  const theirs = and(eq(lane.calls.customerId, customerId), isOneOf(masterId, [...new Set(ids)]), isWaiting(lane));
  const found = await unscoped(tx).select(lane.calls, { targetId, masterId }, theirs);
  const busy = new Set(found.map((row) => `${row.targetId} ${row.masterId}`));
  return (call) => {
    const key = `${call.targetId} ${call.masterId}`;
    const isNext = !busy.has(key);
    busy.add(key);
    return isNext;
  };
}

/** PostgreSQL delivers notifications after the commit only. */
export const wake = (tx: Database, { channel }: Lane): Promise<unknown> => tx.execute(sql`select pg_notify(${channel}, ${causeNow()})`);

/** Makes the next call of each record and target, or of one target, due unless one is; the caller holds the records' locks. */
export async function makeNextDue(
  tx: Database,
  lane: Lane,
  customerId: string,
  masterIds: readonly string[],
  now: Date,
  targetId?: string | null,
): Promise<void> {
  const { calls } = lane;
  const theirs = targetId ? eq(calls.targetId, targetId) : undefined;
  const waiting = and(eq(calls.customerId, customerId), isOneOf(calls.masterId, masterIds), theirs, isWaiting(lane));
  const next = sql`(array_agg(${calls.id} order by ${calls.position}))[1]`;
  const all = unscoped(tx);
  const found = await all
    .select(calls, { id: sql<string>`${next}` }, waiting)
    .groupBy(calls.targetId, calls.masterId)
    .having(sql`count(${calls.dueAt}) = 0`);
  const ids = found.map((row) => row.id);
  if (ids.length === 0) return;
  const those = and(eq(calls.customerId, customerId), isOneOf(calls.id, ids));
  await all.update(calls, { dueAt: sql`greatest(${calls.heldUntil}, ${now.toISOString()}::timestamptz)` }, those);
}
