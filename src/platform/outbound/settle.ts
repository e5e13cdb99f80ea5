import { and, eq } from 'drizzle-orm';
import { unscoped } from '../database/scoped.ts';
import type { Store } from '../database/stores.ts';
import type { Call, Lane, SentResponse, Target } from './lane.ts';
import { makeNextDue } from './queue.ts';

export interface Outcome {
  /** `later`: tried again by itself. */
  result: 'done' | 'ignored' | 'refused' | 'later';
  response: Omit<SentResponse, 'timestamp'>;
  /** The target itself is in trouble, and gets nothing for a while; in ms, if it says for how long. */
  pause?: number | true;
  /** The target asks to be called no more. */
  isGone?: true;
  address?: string;
}

/** Longest time for which a call is tried, in ms, and longest time between two tries. */
const [patience, longestPause] = [72 * 3_600_000, 15 * 60_000];
/** Responses that the record keeps: the newest ones. */
const mostResponses = 20;

/** Writes down what became of a call, and makes the next one about its record due. Changes nothing if the lease was lost. */
export const settle = <Own extends Call, To extends Target>(
  store: Store,
  lane: Lane<Own, To>,
  row: Own,
  { result, response, address }: Outcome,
  now: Date,
): Promise<void> =>
  store.transaction(async (tx) => {
    const own = unscoped(tx);
    const { calls, statuses } = lane;
    const { customerId, id, masterId, targetId, dueAt: lease } = row;
    if (masterId) await lane.lock(tx, customerId, [masterId], targetId);
    const one = and(eq(calls.customerId, customerId), eq(calls.id, id));
    const [current] = await own.select(calls, calls, one).for('update');
    if (!current || current.status !== statuses.waiting || current.dueAt?.getTime() !== lease?.getTime()) return;
    const tries = current.requestCount + 1;
    const isOver = result !== 'later' || now.getTime() - (current.firstTriedAt ?? now).getTime() > patience;
    const pause = Math.min(10_000 * 2 ** (tries - 1), longestPause);
    await own.update(
      calls,
      {
        ...{ requestCount: tries, updatedAt: now },
        responses: [...current.responses, { ...response, timestamp: now.toISOString() }].slice(-mostResponses),
        ...(address && { extra: { ...current.extra, address } }),
        ...(isOver
          ? { status: finalOf(lane, result), dueAt: null, retryable: isFailure(result) }
          : { dueAt: new Date(now.getTime() + pause) }),
      },
      one,
    );
    if (isOver && masterId) await makeNextDue(tx, lane, customerId, [masterId], now, targetId);
  });

const isFailure = (result: Outcome['result']): boolean => result === 'later' || result === 'refused';

const finalOf = ({ statuses }: Pick<Lane, 'statuses'>, result: Outcome['result']): string =>
  result === 'done' || result === 'ignored' ? statuses[result] : statuses.failed;
