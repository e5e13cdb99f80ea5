import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { isOneOf } from '../../database/isOneOf.ts';
import { scoped } from '../../database/scoped.ts';
import { changed, requireAll, sortOut } from '../../lists/bulk.ts';
import { selectedIds } from '../../lists/selection.ts';
import { operation } from '../../operation.ts';
import { makeNextDue, wake } from '../../outbound/queue.ts';
import { reportLane } from '../ats-outbound/lane.ts';
import { atsRequests } from './tenant.ts';

export const retryAtsRequests = operation('AtsRetryRequests', { tried: true }, async ({ retryRequestsInput: input }, context) => {
  const { tx } = context;
  const { customerId, atsRequestIds, matching } = input;
  const mine = scoped(tx, context.access);
  const chosen = { ids: atsRequestIds, matching, argument: 'atsRequestIds' };
  const ids = await selectedIds(context, 'AtsGetRequestList', chosen);
  const { id, organizationId, masterId, targetId, status, retryable, retryCount, atsName, requestType, position } = atsRequests;
  const those = and(eq(atsRequests.customerId, customerId), isOneOf(id, ids));
  const concerned = await mine.select(atsRequests, { masterId }, and(those, isNotNull(targetId)));
  const applicationIds = [...new Set(concerned.flatMap((row) => row.masterId ?? []))];
  await reportLane.lock(tx, customerId, applicationIds);
  const columns = { id, organizationId, targetId, status, retryable, retryCount, atsName, requestType };
  const rows = await mine.select(atsRequests, columns, those).orderBy(position).for('update');
  requireAll(rows, ids);
  const { changing, refused } = await sortOut(rows, async (row) => {
    if (row.status !== 'ATS_REQUEST_FAILED') return { reason: 'refusals.notFailed' };
    return row.retryable ? undefined : { reason: 'refusals.notRetryable' };
  });
  const now = context.now();
  const subjects = changing.map((row) => row.id);
  if (subjects.length > 0) {
    const started = { status: 'ATS_REQUEST_STARTED' as const, updatedAt: now, firstTriedAt: null, heldUntil: null };
    const again = { ...started, retryCount: sql`${retryCount} + 1` };
    const own = and(eq(atsRequests.customerId, customerId), isOneOf(id, subjects));
    await mine.update(atsRequests, { ...again, dueAt: null }, and(own, isNotNull(targetId)));
    await mine.update(atsRequests, { ...again, dueAt: now }, and(own, isNull(targetId)));
    await makeNextDue(tx, reportLane, customerId, applicationIds, now);
    await wake(tx, reportLane);
  }
  const [first] = changing;
  if (first)
    context.audit({
      ...{ subjects, customerId, organizationId: first.organizationId },
      names: Object.fromEntries(changing.map((row) => [row.id, `${row.atsName} ${row.requestType}`])),
      before: Object.fromEntries(changing.map((row) => [row.id, { status: row.status, retryCount: row.retryCount }])),
      values: Object.fromEntries(changing.map((row) => [row.id, { status: 'ATS_REQUEST_STARTED', retryCount: row.retryCount + 1 }])),
    });
  return changed(changing, ids, refused);
});
