import { and, eq, isNotNull } from 'drizzle-orm';
import { isOneOf } from '../../database/isOneOf.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import { changed, requireAll, sortOut } from '../../lists/bulk.ts';
import { ofPlace } from '../../lists/customer.ts';
import { selectedIds } from '../../lists/selection.ts';
import { operation } from '../../operation.ts';
import { makeNextDue, wake } from '../../outbound/queue.ts';
import { webhookLane } from '../webhook-sending/lane.ts';
import { webhooks } from '../webhooks/tenant.ts';
import { webhookDeliveries } from './tenant.ts';

export const sendWebhooksAgain = operation(
  'CommonSendWebhooksAgain',
  { tried: true },
  async ({ webhookDeliveryIds, matching, ...place }, context) => {
    const { tx } = context;
    const mine = scoped(tx, context.access);
    const chosen = { ids: webhookDeliveryIds, matching, argument: 'webhookDeliveryIds', args: { ...place } };
    const ids = await selectedIds(context, 'CommonGetWebhookDeliveryList', chosen);
    const within = Object.values(await ofPlace(context, webhookDeliveries, place));
    const { id, targetId, masterId, status, event, position } = webhookDeliveries;
    const rows = await mine
      .select(webhookDeliveries, { id, targetId, masterId, status, event }, and(isOneOf(id, ids), ...within))
      .orderBy(position)
      .for('update');
    requireAll(rows, ids);
    const stopped = and(eq(webhooks.customerId, place.customerId), isNotNull(webhooks.stoppedAt));
    const off = new Set((await unscoped(tx).select(webhooks, { id: webhooks.id }, stopped)).map((row) => row.id));
    const { changing, refused } = await sortOut(rows, async (row) => {
      if (row.event === 'WEBHOOK_TEST') return { reason: 'refusals.webhookTest' };
      if (row.status === 'IGNORED') return { reason: 'refusals.notToBeSent' };
      if (off.has(row.targetId)) return { reason: 'refusals.webhookOff' };
      return row.status === 'WAITING' ? { reason: 'refusals.stillWaiting' } : undefined;
    });
    const now = context.now();
    const { customerId, organizationId } = place;
    const subjects = changing.map((row) => row.id);
    if (subjects.length > 0) {
      const again = { status: 'WAITING' as const, dueAt: null, heldUntil: null, firstTriedAt: null, updatedAt: now };
      await mine.update(webhookDeliveries, again, and(isOneOf(id, subjects), ...within));
      await makeNextDue(tx, webhookLane, customerId, [...new Set(changing.map((row) => row.masterId))], now);
      await wake(tx, webhookLane);
    }
    context.audit({ subjects, customerId, organizationId, names: Object.fromEntries(changing.map((row) => [row.id, row.event])) });
    return changed(changing, ids, refused);
  },
);
