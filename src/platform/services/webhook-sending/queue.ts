import { and, eq, isNull } from 'drizzle-orm';
import type { WebhookEvent } from '../../../generated/types.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { nextIn, wake } from '../../outbound/queue.ts';
import type { ApplyingContext } from '../applications/applying.ts';
import type { PreviewNotes } from '../previews/notes.ts';
import { webhookDeliveries } from '../webhook-deliveries/tenant.ts';
import { webhooks } from '../webhooks/tenant.ts';
import { webhookLane } from './lane.ts';
import type { Webhook } from './lane.ts';

export interface Happened {
  event: WebhookEvent;
  recordId: string;
  /** Ids, names of stages and vacancies, statuses: no personal data, since they stay in the log and leave for other systems. */
  facts: Record<string, unknown>;
}

export type QueueContext = Pick<ApplyingContext, 'now' | 'newId' | 'messages'> & { preview?: PreviewNotes };

/** Rows an insert: a statement has a limited number of parameters. */
const atOnce = 1000;

/** Webhooks of the customer that are sent one of these events; one that is off misses them. */
export async function subscribedTo(tx: Database, customerId: string, events: readonly WebhookEvent[]): Promise<Webhook[]> {
  const own = and(eq(webhooks.customerId, customerId), isNull(webhooks.archivedAt), isNull(webhooks.stoppedAt));
  const found = await unscoped(tx).select(webhooks, webhooks, own);
  return found.filter((webhook) => webhook.events.some((event) => events.includes(event)));
}

/** Queues events in the transaction that causes them, which has locked their records. */
export async function queueEvents(
  tx: Database,
  context: QueueContext,
  customerId: string,
  happened: readonly Happened[],
  subscribed?: readonly Webhook[],
): Promise<void> {
  if (happened.length === 0 || context.messages?.isUndo) return;
  const events = happened.map(({ event }) => event);
  const hooks = subscribed ?? (await subscribedTo(tx, customerId, events));
  if (hooks.length === 0) return;
  const ids = [...new Set(happened.map(({ recordId }) => recordId))];
  await webhookLane.lock(tx, customerId, ids);
  const isNext = await nextIn(tx, webhookLane, customerId, ids);
  const now = context.now();
  const { until = null, holdId = null } = context.messages ?? {};
  const rows = happened.flatMap(({ event, recordId, facts }) =>
    hooks
      .filter((webhook) => webhook.events.includes(event))
      .map(({ id: targetId, organizationId }) => ({
        ...{ customerId, organizationId, id: context.newId(), targetId, masterId: recordId, event, payload: facts },
        ...{ status: 'WAITING' as const, createdAt: now, updatedAt: now, heldUntil: until, holdId },
        dueAt: isNext({ targetId, masterId: recordId }) ? (until ?? now) : null,
      })),
  );
  if (rows.length === 0) return;
  for (let start = 0; start < rows.length; start += atOnce) await unscoped(tx).insert(webhookDeliveries, rows.slice(start, start + atOnce));
  if (context.messages) context.messages.reported += rows.length;
  for (const { targetId } of rows) context.preview?.onReport({ id: targetId });
  await wake(tx, webhookLane);
}
