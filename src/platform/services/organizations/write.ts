import { and, inArray, isNull, sql } from 'drizzle-orm';
import { noCustomer } from '../../audit.ts';
import type { OperationContext } from '../../context.ts';
import type { ArgumentsOf } from '../../contractTypes.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { customers } from '../customers/tenant.ts';
import { organizations } from './tenant.ts';
import { changeTotals } from '../../database/totals.ts';
import { conflict, forbidden } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { changed, requireAll, sortOut } from '../../lists/bulk.ts';
import type { ChangedRows, Refusal } from '../../lists/bulk.ts';
import { selectedIds } from '../../lists/selection.ts';
import { organizationTotal } from './list.ts';

const store = 'identity';

export const createOrganization = operation(
  'ORGCreateOrganization',
  { store, form: 'org/createOrganization' },
  async ({ organization: input }, context) => {
    const { tx, access, region } = context;
    if (!access.covers({ region, organization: null, customer: null, path: [] })) throw forbidden();
    const now = context.now();
    const id = context.newId();
    const names = { uniqueName: input.uniqueName, displayName: input.displayName };
    const row = { id, ...names, createdAt: now, updatedAt: now };
    const [made] = await scoped(tx, access).insert(organizations, [row], organizations.uniqueName);
    if (!made) {
      throw conflict('An organisation with this unique name already exists.', {
        reason: 'NAME_TAKEN',
        fields: { uniqueName: 'validation.organisation.uniqueName.taken' },
      });
    }
    await changeTotals(tx, [{ scope: '*', name: organizationTotal(false), by: 1 }]);
    context.audit({ ...above(id, names.displayName), values: { [id]: names } });
    return { ...made, _id: made.id };
  },
);

export const archiveOrganizations = operation('ORGArchiveOrganizations', { store, tried: true }, ({ filter }, context) =>
  change(context, filter, 'archived', async (rows) => {
    const active = await activeCustomers(context, rows);
    return (row) => {
      if (row.archivedAt) return { reason: 'refusals.alreadyArchived' };
      const count = active.get(row.id) ?? 0;
      return count > 0 ? { reason: 'refusals.activeCustomers', args: { count } } : undefined;
    };
  }),
);

export const restoreOrganizations = operation('ORGRestoreOrganizations', { store }, ({ filter }, context) =>
  change(context, filter, 'restored', async () => (row) => (row.archivedAt ? undefined : { reason: 'refusals.notArchived' })),
);

type Organization = TenantRow<typeof organizations>;

async function change(
  context: OperationContext,
  filter: ArgumentsOf<'ORGArchiveOrganizations'>['filter'],
  what: 'archived' | 'restored',
  rule: (rows: Organization[]) => Promise<(row: Organization) => Refusal | undefined>,
): Promise<ChangedRows> {
  const { tx } = context;
  const mine = scoped(tx, context.access);
  const now = context.now();
  const { organizationIds, matching } = filter;
  const ids = await selectedIds(context, 'ORGGetOrganizations', { ids: organizationIds, matching, argument: 'organizationIds' });
  // Locked, so that no customer is created or restored meanwhile.
  const rows = await mine.select(organizations, organizations, inArray(organizations.id, ids)).orderBy(organizations.id).for('update');
  requireAll(rows, ids);
  const refusal = await rule(rows);
  const { changing, refused } = await sortOut(rows, async (row) => refusal(row));
  const changingIds = changing.map((row) => row.id);
  const archivedAt = what === 'archived' ? now : null;
  if (changing.length > 0) {
    await mine.update(organizations, { archivedAt, updatedAt: now }, inArray(organizations.id, changingIds));
    const by = what === 'archived' ? changing.length : -changing.length;
    await changeTotals(tx, [
      { scope: '*', name: organizationTotal(true), by },
      { scope: '*', name: organizationTotal(false), by: -by },
    ]);
    context.forget('all');
  }
  for (const { id, displayName, archivedAt: was } of changing)
    context.audit({ ...above(id, displayName), before: { [id]: { archivedAt: was } }, values: { [id]: { archivedAt } } });
  return changed(changing, ids, refused);
}

/** Organisations have their own trail, whatever the user's customer. */
const above = (id: string, name: string) => ({
  customerId: noCustomer,
  organizationId: id,
  subjects: [id],
  names: { [id]: name },
});

async function activeCustomers({ tx }: OperationContext, rows: Organization[]): Promise<Map<string, number>> {
  const ids = rows.map((row) => row.id);
  const found = await unscoped(tx)
    .select(
      customers,
      { id: customers.organizationId, count: sql<number>`count(*)::int` },
      and(inArray(customers.organizationId, ids), isNull(customers.archivedAt)),
    )
    .groupBy(customers.organizationId);
  return new Map(found.map(({ id, count }) => [id, count]));
}
