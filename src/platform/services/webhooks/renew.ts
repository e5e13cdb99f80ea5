import { eq } from 'drizzle-orm';
import { scoped } from '../../database/scoped.ts';
import { operation } from '../../operation.ts';
import { newSecret, sealSecret } from '../webhook-sending/secret.ts';
import { webhookOf } from './list.ts';
import { webhooks } from './tenant.ts';
import { requireActive } from './write.ts';

const hour = 3_600_000;

export const renewWebhookSecret = operation(
  'CommonRenewWebhookSecret',
  { form: 'common/renewWebhookSecret', unstored: ['secret'], confirmed: true },
  async ({ input: { overlapHours, ...place } }, context) => {
    const row = await webhookOf(context, place, true);
    requireActive(row);
    const now = context.now();
    const hours = overlapHours ?? 24;
    const secret = newSecret();
    const until = hours > 0 ? new Date(now.getTime() + hours * hour) : null;
    await scoped(context.tx, context.access).update(
      webhooks,
      {
        secret: sealSecret(context.settings, row, secret),
        secretMadeAt: now,
        previousSecret: until ? row.secret : null,
        previousSecretUntil: until,
        updatedAt: now,
      },
      eq(webhooks.id, row.id),
    );
    const { id, organizationId, customerId, name } = row;
    context.audit({ subjects: [id], organizationId, customerId, names: { [id]: name } });
    return { _id: id, secret, previousSecretUntil: until };
  },
);
