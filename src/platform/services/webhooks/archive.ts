import { and, inArray } from 'drizzle-orm';
import type { ArgumentsOf } from '../../contractTypes.ts';
import type { OperationContext } from '../../context.ts';
import { scoped } from '../../database/scoped.ts';
import { changed, distinctIds, requireAll, sortOut } from '../../lists/bulk.ts';
import type { ChangedRows } from '../../lists/bulk.ts';
import { ofPlace } from '../../lists/customer.ts';
import { operation } from '../../operation.ts';
import { well } from '../../outbound/reached.ts';
import { webhooks } from './tenant.ts';

export const archiveWebhooks = operation('CommonArchiveWebhooks', { tried: true }, ({ filter }, context) =>
  change(context, filter, 'archived'),
);

export const restoreWebhooks = operation('CommonRestoreWebhooks', {}, ({ filter }, context) => change(context, filter, 'restored'));

async function change(
  context: OperationContext,
  { webhookIds, organizationId, customerId, hierarchyId }: ArgumentsOf<'CommonArchiveWebhooks'>['filter'],
  what: 'archived' | 'restored',
): Promise<ChangedRows> {
  const mine = scoped(context.tx, context.access);
  const ids = distinctIds(webhookIds, 'webhookIds');
  const within = Object.values(await ofPlace(context, webhooks, { organizationId, customerId, hierarchyId }));
  const rows = await mine
    .select(webhooks, webhooks, and(inArray(webhooks.id, ids), ...within))
    .orderBy(webhooks.id)
    .for('update');
  requireAll(rows, ids);
  const { changing, refused } = await sortOut(rows, async ({ archivedAt }) => {
    if (what === 'archived') return archivedAt ? { reason: 'refusals.alreadyArchived' } : undefined;
    return archivedAt ? undefined : { reason: 'refusals.notArchived' };
  });
  const now = context.now();
  const subjects = changing.map(({ id }) => id);
  const archivedAt = what === 'archived' ? now : null;
  // A restored webhook does not wait for its earlier failures.
  const set = { archivedAt, updatedAt: now, ...well, stoppedAt: null };
  if (subjects.length > 0) await mine.update(webhooks, set, inArray(webhooks.id, subjects));
  context.audit({ subjects, organizationId, customerId, names: Object.fromEntries(changing.map(({ id, name }) => [id, name])) });
  return changed(changing, ids, refused);
}
