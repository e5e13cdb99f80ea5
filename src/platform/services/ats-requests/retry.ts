import { and, eq } from 'drizzle-orm';
import { scoped } from '../../database/scoped.ts';
import { conflict, notFound } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { makeNextDue } from '../../outbound/queue.ts';
import { reportLane } from '../ats-outbound/lane.ts';
import { columns } from './list.ts';
import { atsRequests } from './tenant.ts';

export const retryAtsRequest = operation('AtsRetryRequest', {}, async ({ retryRequestInput: { _id } }, context) => {
  const mine = scoped(context.tx, context.access);
  const one = eq(atsRequests.id, _id);
  const { organizationId: owner, targetId, masterId } = atsRequests;
  const [known] = await mine.select(atsRequests, { customerId: atsRequests.customerId, masterId, targetId }, one);
  if (!known) throw notFound();
  const its = and(eq(atsRequests.customerId, known.customerId), one);
  const isReport = known.targetId !== null;
  const applicationIds = known.masterId === null ? [] : [known.masterId];
  if (isReport) await reportLane.lock(context.tx, known.customerId, applicationIds);
  // Row lock: the second of two concurrent calls finds the request started.
  const [request] = await mine.select(atsRequests, { ...columns, organizationId: owner }, its).for('update');
  if (!request) throw notFound();
  if (request.status !== 'ATS_REQUEST_FAILED') throw conflict('Only failed requests can be retried.', { reason: 'NOT_FAILED' });
  if (!request.retryable) throw conflict('This request cannot be retried.', { reason: 'NOT_RETRYABLE' });
  const now = context.now();
  const change = { status: 'ATS_REQUEST_STARTED', retryCount: request.retryCount + 1 } as const;
  await mine.update(atsRequests, { ...change, updatedAt: now, firstTriedAt: null, heldUntil: null, dueAt: isReport ? null : now }, its);
  if (isReport) await makeNextDue(context.tx, reportLane, known.customerId, applicationIds, now);
  const { organizationId, customerId, status, retryCount } = request;
  context.audit({
    organizationId,
    customerId,
    subjects: [_id],
    values: { [_id]: change },
    before: { [_id]: { status, retryCount } },
    names: { [_id]: `${request.atsName} ${request.requestType}` },
  });
  return { ...request, ...change, updatedAt: now };
});
