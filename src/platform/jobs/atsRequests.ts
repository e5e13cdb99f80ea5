import { logFailure } from '../database/outage.ts';
import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Store, Stores } from '../database/stores.ts';
import type { AtsResponse } from '../services/ats-requests/table.ts';
import { atsRequests } from '../services/ats-requests/table.ts';
import { repeating } from './repeating.ts';
import type { Job } from './repeating.ts';

const interval = 3_000;

type Request = typeof atsRequests.$inferSelect;

/** Responds to queued requests in a demo; elsewhere they wait for the program that talks to the ATS. */
export function startAtsDemo({ stores, log, now }: { stores: Stores; log: Logger; now: () => Date }): Job {
  const work = async () => {
    for (const store of stores.opened().filter(({ region }) => region)) {
      try {
        await answerDue(store, now());
      } catch (error) {
        logFailure(log, error, { message: 'ATS requests could not be answered' });
      }
    }
  };
  return repeating(interval, work);
}

const answerDue = (store: Store, time: Date): Promise<void> =>
  store.transaction(async (tx) => {
    const due = and(
      isNotNull(atsRequests.dueAt),
      lte(atsRequests.dueAt, time),
      eq(atsRequests.status, 'ATS_REQUEST_STARTED'),
      isNull(atsRequests.externalRequestId),
    );
    const requests = await tx.select().from(atsRequests).where(due).limit(20).for('update', { skipLocked: true });
    for (const request of requests) {
      const { status, response } = outcomeOf(request);
      const responses = [...request.responses, { ...response, timestamp: time.toISOString() }];
      await tx
        .update(atsRequests)
        .set({ status, responses, requestCount: request.requestCount + 1, updatedAt: time, dueAt: null })
        .where(and(eq(atsRequests.customerId, request.customerId), eq(atsRequests.id, request.id)));
    }
  });

function outcomeOf({ id, retryCount }: Request): { status: Request['status']; response: Omit<AtsResponse, 'timestamp'> } {
  const luck = (Number.parseInt(id.slice(-4), 16) + retryCount) % 10;
  if (luck === 0) return { status: 'ATS_REQUEST_IGNORED', response: { status: 204, data: null } };
  if (luck <= 2) return { status: 'ATS_REQUEST_FAILED', response: { status: 503, data: { error: 'Down for maintenance' } } };
  return { status: 'ATS_REQUEST_COMPLETED', response: { status: 200, data: { accepted: true } } };
}
