import { eq, inArray } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import type { ArgumentsOf } from '../../contractTypes.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { customers } from './tenant.ts';
import { hierarchies } from '../departments/tenant.ts';
import { organizations } from '../organizations/tenant.ts';
import { changeTotals } from '../../database/totals.ts';
import { badInput, conflict } from '../../errors.ts';
import { alsoRegion, operation } from '../../operation.ts';
import { endSessionsOfCustomers } from '../auth/sessions.ts';
import { changed, requireAll, sortOut } from '../../lists/bulk.ts';
import type { ChangedRows, Refusal } from '../../lists/bulk.ts';
import { selectedIds } from '../../lists/selection.ts';
import { customerTotal } from './list.ts';

const store = 'identity';

export const createCustomer = operation(
  'ORGCreateCustomer',
  { store, ...alsoRegion, form: 'org/createCustomer' },
  async ({ customer: input }, context) => {
    const { tx, region } = context;
    const now = context.now();
    const { organizationId } = input;
    await requireOrganization(context, organizationId);
    const [id, rootHierarchyId] = [context.newId(), context.newId()];
    const names = { uniqueName: input.uniqueName, displayName: input.displayName };
    const row = { id, organizationId, awsRegion: region, rootHierarchyId, ...names, createdAt: now, updatedAt: now };
    const [made] = await scoped(tx, context.access).insert(customers, [row], customers.uniqueName);
    if (!made) {
      throw conflict('A customer with this account name already exists.', {
        reason: 'NAME_TAKEN',
        fields: { uniqueName: 'validation.customer.uniqueName.taken' },
      });
    }
    await countCustomers(context, [row], 'made');
    context.audit({ subjects: [id], customerId: id, organizationId, names: { [id]: names.displayName }, values: { [id]: names } });
    // Last, in another database: a department without a customer is harmless if this commit fails.
    await makeRoot(context, row);
    return { ...made, _id: made.id };
  },
);

export const archiveCustomers = operation('ORGArchiveCustomers', { store, tried: true }, ({ filter }, context) =>
  change(context, filter, 'archived', async (row) => {
    if (row.archivedAt) return { reason: 'refusals.alreadyArchived' };
    // Archiving one's own customer would make it impossible to undo.
    return row.id === context.session.customerId ? { reason: 'refusals.ownCustomer' } : undefined;
  }),
);

export const restoreCustomers = operation('ORGRestoreCustomers', { store }, ({ filter }, context) => {
  const isActive = activeOrganizations(context);
  return change(context, filter, 'restored', async (row) => {
    if (!row.archivedAt) return { reason: 'refusals.notArchived' };
    return (await isActive(row.organizationId)) ? undefined : { reason: 'refusals.organizationArchived' };
  });
});

type NewCustomer = Pick<Customer, 'id' | 'organizationId' | 'rootHierarchyId' | 'displayName' | 'createdAt' | 'updatedAt'>;
type Customer = TenantRow<typeof customers>;

async function change(
  context: OperationContext,
  filter: ArgumentsOf<'ORGArchiveCustomers'>['filter'],
  what: 'archived' | 'restored',
  refusal: (row: Customer) => Promise<Refusal | undefined>,
): Promise<ChangedRows> {
  const { tx } = context;
  // The directory holds all regions: a right in one is enough to change its customers from any.
  const mine = scoped(tx, context.everywhere());
  const now = context.now();
  const ids = await selectedIds(context, 'ORGGetCustomers', {
    ids: filter.customerIds,
    matching: filter.matching,
    argument: 'customerIds',
  });
  const rows = await mine.select(customers, customers, inArray(customers.id, ids)).orderBy(customers.id).for('update');
  requireAll(rows, ids);
  const { changing, refused } = await sortOut(rows, refusal);
  const changingIds = changing.map((row) => row.id);
  const archivedAt = what === 'archived' ? now : null;
  if (changing.length > 0) {
    await mine.update(customers, { archivedAt, updatedAt: now }, inArray(customers.id, changingIds));
    await countCustomers(context, changing, what);
    if (what === 'archived') await endSessionsOfCustomers(tx, changingIds);
    context.forget('all');
  }
  for (const { id, organizationId, displayName, archivedAt: was } of changing) {
    const of = { customerId: id, organizationId, subjects: [id], names: { [id]: displayName } };
    context.audit({ ...of, before: { [id]: { archivedAt: was } }, values: { [id]: { archivedAt } } });
  }
  return changed(changing, ids, refused);
}

async function requireOrganization(context: OperationContext, id: string): Promise<void> {
  const [row] = await scoped(context.tx, context.access).select(organizations, organizations, eq(organizations.id, id)).for('share');
  if (!row || row.archivedAt)
    throw badInput({ organizationId: 'validation.customer.organizationId.required' }, { reason: 'NO_ORGANIZATION' });
}

function activeOrganizations({ tx }: OperationContext): (id: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  const ask = async (id: string) => {
    const which = eq(organizations.id, id);
    const [row] = await unscoped(tx).select(organizations, { archivedAt: organizations.archivedAt }, which).for('share');
    return Boolean(row && !row.archivedAt);
  };
  return (id) => {
    const answer = known.get(id) ?? ask(id);
    known.set(id, answer);
    return answer;
  };
}

async function makeRoot(context: OperationContext, customer: NewCustomer): Promise<void> {
  const { id: customerId, rootHierarchyId: id, organizationId, displayName: name, createdAt, updatedAt } = customer;
  const home = await context.stores.region(context.region);
  await scoped(home.db, context.access).insert(hierarchies, [
    { customerId, id, organizationId, name, path: `/${id}/`, depth: 1, createdAt, updatedAt },
  ]);
}

async function countCustomers(
  { tx }: OperationContext,
  rows: Pick<Customer, 'organizationId' | 'awsRegion'>[],
  what: 'made' | 'archived' | 'restored',
): Promise<void> {
  const active = what === 'archived' ? -1 : 1;
  const archived = what === 'made' ? 0 : -active;
  await changeTotals(
    tx,
    rows.flatMap(({ organizationId, awsRegion: region }) =>
      [organizationId, '*'].flatMap((scope) => [
        { scope, name: customerTotal(region, false), by: active },
        { scope, name: customerTotal(region, true), by: archived },
      ]),
    ),
  );
}
