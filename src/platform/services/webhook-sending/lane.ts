import { and, eq, isNull } from 'drizzle-orm';
import { isOneOf } from '../../database/isOneOf.ts';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { asCalls, asTargets } from '../../outbound/lane.ts';
import type { Lane } from '../../outbound/lane.ts';
import { isWaiting } from '../../outbound/queue.ts';
import { webhookDeliveries } from '../webhook-deliveries/tenant.ts';
import { webhooks } from '../webhooks/tenant.ts';

export type Delivery = TenantRow<typeof webhookDeliveries>;
export type Webhook = TenantRow<typeof webhooks>;

/** Longest wait for an address, in ms. */
export const timeout = 15_000;

/** Deliveries to webhooks, in the order of the record that they are about. */
export const webhookLane: Lane<Delivery, Webhook> = {
  channel: 'webhook_deliveries',
  sender: 'WEBHOOK_SENDER',
  calls: asCalls(webhookDeliveries),
  targets: asTargets(webhooks),
  statuses: { waiting: 'WAITING', done: 'DELIVERED', ignored: 'IGNORED', failed: 'FAILED' },
  isOn: isNull(webhooks.stoppedAt),
  timeoutOf: () => timeout,
  // Changes of a record lock its row; without waiting deliveries, nothing else needs a lock.
  async lock(tx, customerId, recordIds, target) {
    const { customerId: customer, masterId, targetId, id, position } = webhookLane.calls;
    const isOfTarget = target ? eq(targetId, target) : undefined;
    const theirs = and(eq(customer, customerId), isOneOf(masterId, recordIds), isOfTarget, isWaiting(webhookLane));
    await unscoped(tx).select(webhookLane.calls, { id }, theirs).orderBy(position).for('update');
  },
};
