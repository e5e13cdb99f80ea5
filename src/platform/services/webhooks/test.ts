import { unscoped } from '../../database/scoped.ts';
import { operation } from '../../operation.ts';
import { webhookDeliveries } from '../webhook-deliveries/tenant.ts';
import { deliver } from '../webhook-sending/deliver.ts';
import { webhookOf } from './list.ts';
import { requireActive } from './write.ts';

/** Sends a test at once, past the queue, and notes it in the log. */
export const testWebhook = operation('CommonTestWebhook', { outside: true }, async ({ filter }, context) => {
  const webhook = await webhookOf(context, filter);
  requireActive(webhook);
  const { id: targetId, customerId, organizationId, name } = webhook;
  const { settings, now } = context;
  const at = now();
  const row = { id: context.newId(), customerId, event: 'WEBHOOK_TEST' as const, payload: { webhookId: targetId }, createdAt: at };
  const { result, response, address } = await deliver({ ...row, position: 0 }, webhook, { settings, now });
  const ok = result === 'done';
  await context.within(async (tx) => {
    await unscoped(tx).insert(webhookDeliveries, [
      {
        ...{ ...row, organizationId, targetId, masterId: targetId, status: ok ? 'DELIVERED' : 'FAILED', requestCount: 1 },
        ...{ responses: [{ ...response, timestamp: now().toISOString() }], updatedAt: now(), ...(address && { extra: { address } }) },
      },
    ]);
  });
  context.audit({ subjects: [targetId], customerId, organizationId, names: { [targetId]: name } });
  const outcome = ok ? 'delivered' : response.status === null ? 'unreachable' : 'answered';
  return { checks: [{ item: 'url', label: address ?? null, ok, result: outcome, status: response.status }] };
});
