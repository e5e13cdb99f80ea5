import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { isOneOf } from '../database/isOneOf.ts';
import { unscoped } from '../database/scoped.ts';
import type { Store } from '../database/stores.ts';
import type { Call, Lane, Target } from './lane.ts';

/** Targets with something to send that are not paused. */
export async function dueTargets<Own extends Call, To extends Target>(
  { db }: Store,
  { calls, targets, statuses, isOn }: Lane<Own, To>,
  now: Date,
): Promise<To[]> {
  const { select, exists } = unscoped(db);
  const own = and(eq(calls.customerId, targets.customerId), eq(calls.targetId, targets.id));
  const isDue = exists(calls, and(own, isReady({ calls, statuses }, now)));
  const found = await select(targets, targets, and(or(isNull(targets.pausedUntil), lte(targets.pausedUntil, now)), isOn, isDue));
  return found as To[];
}

const isReady = ({ calls, statuses }: Pick<Lane, 'calls' | 'statuses'>, now: Date) =>
  and(isNotNull(calls.dueAt), isNotNull(calls.targetId), lte(calls.dueAt, now), eq(calls.status, statuses.waiting));

/** Takes the calls that have been due for longest. A lease frees them after a crash. */
export function claim<Own extends Call, To extends Target>(
  store: Store,
  lane: Lane<Own, To>,
  target: To,
  now: Date,
  most: number,
): Promise<Own[]> {
  // For a token, the call itself, and writing down its outcome.
  const lease = new Date(now.getTime() + 2 * lane.timeoutOf(target) + 60_000);
  const { calls, targets, isOn } = lane;
  return store.transaction(async (tx) => {
    const all = unscoped(tx);
    // Another process may have switched it off meanwhile.
    const isCalled = isOn && all.exists(targets, and(eq(targets.customerId, target.customerId), eq(targets.id, target.id), isOn));
    const own = and(eq(calls.customerId, target.customerId), eq(calls.targetId, target.id), isReady(lane, now), isCalled);
    const rows = await all.select(calls, calls, own).orderBy(calls.dueAt).limit(most).for('update', { skipLocked: true });
    const ids = rows.map((row) => row.id);
    const those = and(eq(calls.customerId, target.customerId), isOneOf(calls.id, ids));
    const firstTriedAt = sql`coalesce(${calls.firstTriedAt}, ${now.toISOString()}::timestamptz)`;
    if (ids.length > 0) await all.update(calls, { dueAt: lease, firstTriedAt }, those);
    return rows.map((row) => ({ ...(row as Own), dueAt: lease, firstTriedAt: row.firstTriedAt ?? now }));
  });
}
