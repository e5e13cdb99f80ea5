import { eq } from 'drizzle-orm';
import { scoped } from '../../database/scoped.ts';
import { operation } from '../../operation.ts';
import { wake } from '../../outbound/queue.ts';
import { webhookLane } from '../webhook-sending/lane.ts';
import { asWebhook, webhookOf } from './list.ts';
import { webhooks } from './tenant.ts';
import { requireActive } from './write.ts';

/** Ends the pause of a webhook that fails, or switches one on that is off. */
export const resumeWebhook = operation('CommonResumeWebhook', { recordsChangesOnly: true }, async ({ filter }, context) => {
  const row = await webhookOf(context, filter, true);
  requireActive(row);
  const { id, customerId, organizationId, name, pausedUntil, stoppedAt } = row;
  if (!pausedUntil && !stoppedAt) return asWebhook(row);
  // Still failing until it takes something, so that it is tried with one event.
  const changes = { pausedUntil: null, stoppedAt: null, updatedAt: context.now() };
  await scoped(context.tx, context.access).update(webhooks, changes, eq(webhooks.id, id));
  await wake(context.tx, webhookLane);
  context.audit({ subjects: [id], customerId, organizationId, names: { [id]: name } });
  return asWebhook({ ...row, ...changes });
});
