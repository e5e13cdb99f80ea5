import type { WebhookEvent } from '../../generated/types.ts';
import { webhookDeliveries } from '../services/webhook-deliveries/table.ts';
import { webhooks } from '../services/webhooks/table.ts';
import { insertAll } from './bulk.ts';
import type { Seed } from './bulk.ts';
import { chance, idOf } from './deterministic.ts';

const kinds: { name: string; url: string; events: WebhookEvent[] }[] = [
  { name: 'Payroll', url: 'https://payroll.example/hooks/hires', events: ['APPLICATION_HIRED'] },
  { name: 'Staff directory', url: 'https://directory.example/hooks', events: ['USER_ADDED', 'USER_ARCHIVED', 'USER_RESTORED'] },
];

const [deliveries, apart] = [12, 7 * 3_600_000];

/** Two webhooks of each customer, with what they were sent. Hosts under `.example` are answered by the demo itself. */
export const seedWebhooks: Seed = async (tx, customers) => {
  const made = customers.flatMap(({ id: customerId, organizationId, createdAt }) =>
    kinds.map((kind) => ({
      ...{ customerId, organizationId, id: idOf('webhook', customerId, kind.name), ...kind },
      // Sealed by no secret: who points it at a real host makes a new one.
      ...{ secret: 'none', secretMadeAt: createdAt, createdAt, updatedAt: createdAt },
    })),
  );
  await insertAll(tx, webhooks, made);
  await insertAll(
    tx,
    webhookDeliveries,
    made.flatMap(({ customerId, organizationId, id: targetId, events, createdAt: since }) =>
      Array.from({ length: deliveries }, (_, index) => {
        const luck = chance('webhook delivery', targetId, index);
        const isFailed = index > 0 && luck.happens(0.2);
        const createdAt = new Date(since.getTime() + (index + 1) * apart);
        const updatedAt = new Date(createdAt.getTime() + luck.between(300, 5000));
        const recordId = idOf('record', targetId, index);
        return {
          ...{ customerId, organizationId, id: idOf('webhook delivery', targetId, index), targetId, masterId: recordId, position: index },
          ...{
            event: luck.pick(events),
            status: isFailed ? ('FAILED' as const) : ('DELIVERED' as const),
            requestCount: isFailed ? 270 : 1,
          },
          ...{ retryable: isFailed, payload: { recordId }, createdAt, updatedAt },
          responses: [{ status: isFailed ? 503 : 204, data: null, timestamp: updatedAt.toISOString() }],
        };
      }),
    ),
  );
};
