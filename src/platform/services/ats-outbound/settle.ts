import { and, eq } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Store } from '../../database/stores.ts';
import { atsRequests } from '../ats-requests/tenant.ts';
import type { Outcome } from './deliver.ts';
import { lockForReports, makeNextDue } from './queue.ts';
import type { RequestRow } from './queue.ts';

/** Longest time for which a report is tried, in ms, and longest time between two tries. */
const [patience, longestPause] = [72 * 3_600_000, 15 * 60_000];
/** Answers that the record keeps: the newest ones. */
const mostAnswers = 20;

const statuses = { done: 'ATS_REQUEST_COMPLETED', ignored: 'ATS_REQUEST_IGNORED', refused: 'ATS_REQUEST_FAILED' } as const;

/** Writes down what became of a report, and makes the application's next one due. Changes nothing if the lease was lost. */
export const settle = (store: Store, row: RequestRow, { result, response, address }: Outcome, now: Date): Promise<void> =>
  store.transaction(async (tx) => {
    const own = unscoped(tx);
    const { customerId, id, masterId, dueAt: lease } = row;
    if (masterId) await lockForReports(tx, customerId, [masterId]);
    const one = and(eq(atsRequests.customerId, customerId), eq(atsRequests.id, id));
    const [current] = await own.select(atsRequests, atsRequests, one).for('update');
    if (!current || current.status !== 'ATS_REQUEST_STARTED' || current.dueAt?.getTime() !== lease?.getTime()) return;
    const tries = current.requestCount + 1;
    const isOver = result !== 'later' || now.getTime() - (current.firstTriedAt ?? now).getTime() > patience;
    const pause = Math.min(10_000 * 2 ** (tries - 1), longestPause);
    await own.update(
      atsRequests,
      {
        ...{ requestCount: tries, updatedAt: now },
        responses: [...current.responses, { ...response, timestamp: now.toISOString() }].slice(-mostAnswers),
        ...(address && { extra: { ...current.extra, address } }),
        ...(isOver
          ? {
              status: result === 'later' ? 'ATS_REQUEST_FAILED' : statuses[result],
              dueAt: null,
              retryable: result === 'later' || result === 'refused',
            }
          : { dueAt: new Date(now.getTime() + pause) }),
      },
      one,
    );
    if (isOver && masterId) await makeNextDue(tx, customerId, [masterId], now);
  });
