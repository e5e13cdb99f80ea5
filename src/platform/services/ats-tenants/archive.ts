import { and, inArray } from 'drizzle-orm';
import type { ArgumentsOf } from '../../contractTypes.ts';
import type { OperationContext } from '../../context.ts';
import { scoped } from '../../database/scoped.ts';
import { mayRestore } from './groupGrants.ts';
import { atsTenants } from './tenant.ts';
import { changed, distinctIds, requireAll, sortOut } from '../../lists/bulk.ts';
import type { ChangedRows } from '../../lists/bulk.ts';
import { closedDepartments } from '../../lists/closed.ts';
import { ofPlace } from '../../lists/customer.ts';
import { operation } from '../../operation.ts';

export const archiveTenants = operation('AtsDeleteTenantsByIds', { tried: true }, ({ deleteTenantsByIdsInput: input }, context) =>
  change(context, input, 'archived'),
);

export const restoreTenants = operation('AtsRestoreTenantsByIds', {}, ({ restoreTenantsByIdsInput: input }, context) =>
  change(context, input, 'restored'),
);

type Input = ArgumentsOf<'AtsDeleteTenantsByIds'>['deleteTenantsByIdsInput'];

async function change(context: OperationContext, { _ids, ...place }: Input, what: 'archived' | 'restored'): Promise<ChangedRows> {
  const mine = scoped(context.tx, context.access);
  const ids = distinctIds(_ids, '_ids');
  const { organizationId, customerId, hierarchyId } = place;
  const conditions = await ofPlace(context, atsTenants, { organizationId, customerId, hierarchyId });
  const named = and(inArray(atsTenants.id, ids), ...Object.values(conditions));
  const rows = await mine.select(atsTenants, atsTenants, named).orderBy(atsTenants.id).for('update');
  requireAll(rows, ids);
  const isClosed = what === 'restored' ? await closedDepartments(context.tx, rows) : () => undefined;
  const { changing, refused } = await sortOut(rows, async (row) => {
    if (what === 'archived') return row.archivedAt ? { reason: 'refusals.alreadyArchived' } : undefined;
    if (!row.archivedAt) return { reason: 'refusals.notArchived' };
    return (await mayRestore(context, row)) ? isClosed(row) : { reason: 'refusals.grantsMore' };
  });
  const now = context.now();
  if (changing.length > 0) {
    const of = inArray(
      atsTenants.id,
      changing.map(({ id }) => id),
    );
    await mine.update(atsTenants, { archivedAt: what === 'archived' ? now : null, updatedAt: now }, of);
  }
  for (const { id, atsName, ...owner } of changing)
    context.audit({ subjects: [id], organizationId: owner.organizationId, customerId: owner.customerId, names: { [id]: atsName } });
  return changed(changing, ids, refused);
}
