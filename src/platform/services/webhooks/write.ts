import { eq } from 'drizzle-orm';
import type { WebhookEvent } from '../../../generated/types.ts';
import { differs } from '../../database/differs.ts';
import { scoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { requireVersion } from '../../lists/version.ts';
import { operation } from '../../operation.ts';
import type { OperationContext } from '../../context.ts';
import { well } from '../../outbound/reached.ts';
import { accessScope } from '../../policy/accessScope.ts';
import { requireDepartment } from '../departments/require.ts';
import { newSecret, sealSecret } from '../webhook-sending/secret.ts';
import { asWebhook, webhookOf } from './list.ts';
import { webhooks } from './tenant.ts';

type Row = TenantRow<typeof webhooks>;

export const createWebhook = operation(
  'CommonCreateWebhook',
  { form: 'common/createWebhook', unstored: ['secret'], confirmed: true },
  async ({ input }, context) => {
    const { organizationId, customerId, hierarchyId, name, url, events } = input;
    await requireDepartment(context.tx, context.access, { organizationId, customerId, hierarchyId });
    requireAddress(url, context.settings.demo);
    const [id, now] = [context.newId(), context.now()];
    const text = newSecret();
    const secret = sealSecret(context.settings, { customerId, id }, text);
    const row = {
      organizationId,
      customerId,
      id,
      name,
      url,
      events: [...events],
      secret,
      secretMadeAt: now,
      createdAt: now,
      updatedAt: now,
    };
    const [made] = await scoped(context.tx, context.access).insert(webhooks, [row]);
    if (!made) throw notFound();
    await requireReadable(context, made, events);
    context.audit({ subjects: [id], organizationId, customerId, values: { [id]: shown(made) }, names: { [id]: name } });
    return asWebhook(made, text);
  },
);

export const updateWebhook = operation(
  'CommonUpdateWebhook',
  { form: 'common/updateWebhook', recordsChangesOnly: true },
  async ({ input }, context) => {
    const { name, url, events, expectedVersion } = input;
    const mine = scoped(context.tx, context.access);
    const row = await webhookOf(context, input, true);
    requireActive(row);
    requireVersion(row, expectedVersion);
    requireAddress(url, context.settings.demo);
    const values = { name, url, events: [...events] };
    if (!differs(row, values)) return asWebhook(row);
    await requireReadable(
      context,
      row,
      events.filter((event) => !row.events.includes(event)),
    );
    // Tried at once: the change may have mended it.
    const changes = { ...values, ...well, stoppedAt: null, version: row.version + 1, updatedAt: context.now() };
    await mine.update(webhooks, changes, eq(webhooks.id, row.id));
    const changed = { ...row, ...changes };
    const { id, organizationId, customerId } = row;
    context.audit({
      ...{ subjects: [id], organizationId, customerId, names: { [id]: name } },
      ...{ values: { [id]: shown(changed) }, before: { [id]: shown(row) } },
    });
    return asWebhook(changed);
  },
);

export function requireActive({ archivedAt }: Row): void {
  if (archivedAt) throw conflict('This webhook is archived. Please restore it first.', { reason: 'ARCHIVED' });
}

/** A demo may call its own machine by http. */
function requireAddress(url: string, isDemo: boolean): void {
  const { protocol, username, password } = new URL(url);
  const isAllowed = protocol === 'https:' || (isDemo && protocol === 'http:');
  if (!isAllowed || username || password) throw badInput({ url: 'validation.webhook.url.https' });
}

/** Nobody has entries sent that they may not read in the console. */
async function requireReadable({ tx, session, region }: OperationContext, { id }: Row, events: readonly WebhookEvent[]): Promise<void> {
  if (!events.includes('SECURITY_ENTRY')) return;
  const [readable] = await scoped(tx, accessScope(session.statements, 'common:viewAudit', region)).select(
    webhooks,
    webhooks,
    eq(webhooks.id, id),
  );
  if (!readable) throw badInput({ events: 'validation.webhook.events.securityLog' });
}

const shown = ({ name, url, events }: Row): Record<string, unknown> => ({ name, url, events });
