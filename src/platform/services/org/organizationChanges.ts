import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { customers, organizations } from '../../database/tenants.ts';
import { changeTotals } from '../../database/totals.ts';
import { conflict, forbidden } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { changed, distinctIds, requireAll, sortOut } from '../../lists/bulk.ts';
import type { ChangedRows, Refusal } from '../../lists/bulk.ts';
import { organizationTotal } from './organizations.ts';

const store = 'identity';

/** Makes an organisation. It stands above all that there is, so that it takes a right on everything. */
export const createOrganization = operation(
  'ORGCreateOrganization',
  { store, form: 'org/createOrganization' },
  async ({ organization: given }, context) => {
    const { tx, reach, region } = context;
    if (!reach.covers({ region, organization: null, customer: null, path: [] })) throw forbidden();
    const now = context.now();
    const id = context.newId();
    const names = { uniqueName: given.uniqueName, displayName: given.displayName };
    const row = { id, ...names, createdAt: now, updatedAt: now };
    const [made] = await scoped(tx, reach).insert(organizations, [row], organizations.uniqueName);
    if (!made) {
      throw conflict('An organisation with this unique name already exists.', {
        reason: 'NAME_TAKEN',
        fields: { uniqueName: 'validation.organisation.uniqueName.taken' },
      });
    }
    await changeTotals(tx, [{ scope: '*', name: organizationTotal(false), by: 1 }]);
    context.audit({ subjects: [id], organizationId: id, values: { [id]: names } });
    return { ...made, _id: made.id };
  },
);

/** Archives organisations; one with active customers is refused with their number (decisions §6). */
export const archiveOrganizations = operation('ORGArchiveOrganizations', { store }, ({ filter }, context) =>
  change(context, filter.organizationIds, 'archived', async (row) => {
    if (row.archivedAt) return { reason: 'refusals.alreadyArchived' };
    const active = await unscoped(context.tx).count(customers, and(eq(customers.organizationId, row.id), isNull(customers.archivedAt)));
    return active > 0 ? { reason: 'refusals.activeCustomers', args: { count: active } } : undefined;
  }),
);

/** Restores archived organisations. */
export const restoreOrganizations = operation('ORGRestoreOrganizations', { store }, ({ filter }, context) =>
  change(context, filter.organizationIds, 'restored', async (row) => (row.archivedAt ? undefined : { reason: 'refusals.notArchived' })),
);

type Organization = TenantRow<typeof organizations>;

async function change(
  context: OperationContext,
  given: string[],
  what: 'archived' | 'restored',
  refusal: (row: Organization) => Promise<Refusal | undefined>,
): Promise<ChangedRows> {
  const { tx } = context;
  const mine = scoped(tx, context.reach);
  const now = context.now();
  const ids = distinctIds(given, 'organizationIds');
  // Locked, so that no customer is made or restored in one while it is being archived.
  const rows = await mine.select(organizations, organizations, inArray(organizations.id, ids)).orderBy(organizations.id).for('update');
  requireAll(rows, ids);
  const { changing, refused } = await sortOut(rows, refusal);
  const changingIds = changing.map((row) => row.id);
  if (changing.length > 0) {
    const archivedAt = what === 'archived' ? now : null;
    await mine.update(organizations, { archivedAt, updatedAt: now }, inArray(organizations.id, changingIds));
    const by = what === 'archived' ? changing.length : -changing.length;
    await changeTotals(tx, [
      { scope: '*', name: organizationTotal(true), by },
      { scope: '*', name: organizationTotal(false), by: -by },
    ]);
    context.forget('all');
  }
  context.audit({ subjects: changingIds });
  return changed(changing, ids, refused);
}
