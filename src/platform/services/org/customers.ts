import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { OperationContext, Region } from '../../context.ts';
import { scoped } from '../../database/scoped.ts';
import { customers } from '../../database/tenants.ts';
import { totalOf } from '../../database/totals.ts';
import { notFound } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { listOperation } from '../../lists/list.ts';
import { searchFor } from '../../lists/search.ts';

interface CustomersFilter {
  organizationId?: string | null;
  activeOnly?: boolean | null;
  archivedOnly?: boolean | null;
  searchText?: string | null;
}

const sorts = {
  displayName: sql`lower(${customers.displayName})`,
  uniqueName: customers.uniqueName,
  createdAt: customers.createdAt,
  archivedAt: customers.archivedAt,
};

/** A customer as the contract shows it. */
export const customerColumns = {
  _id: customers.id,
  organizationId: customers.organizationId,
  uniqueName: customers.uniqueName,
  displayName: customers.displayName,
  awsRegion: customers.awsRegion,
  createdAt: customers.createdAt,
  updatedAt: customers.updatedAt,
  archivedAt: customers.archivedAt,
  tags: customers.tags,
};

/** Under which names the directory keeps its numbers of customers. */
export const customerTotal = (region: Region, archived: boolean) => `customers:${region}:${archived ? 'archived' : 'active'}`;

/** Lists the customers of the region that is asked, of one organisation or of all (spec 1 §2.3). */
export const getCustomers = listOperation({
  operation: 'ORGGetCustomers',
  store: 'identity',
  table: customers,
  columns: customerColumns,
  id: customers.id,
  request: ({ filter }) => ({ filter: filter as CustomersFilter, page: filter, sort: filter.sort }),
  narrow: (filter, context) => ({
    region: here(context),
    organizationId: filter.organizationId ? eq(customers.organizationId, filter.organizationId) : undefined,
    activeOnly: filter.activeOnly ? isNull(customers.archivedAt) : undefined,
    archivedOnly: filter.archivedOnly ? isNotNull(customers.archivedAt) : undefined,
    searchText: searchFor(customers.searchText, filter.searchText),
  }),
  sorts,
  sort: { fieldName: 'displayName', order: 'asc' },
  // The counters count everybody's; whoever reaches less has their own rows counted.
  total: (filter, { reach, region }) => (filter.searchText?.trim() || !reach.everything ? undefined : countedTotal(region, filter)),
});

/** Reads one customer, in whichever region it is, if the session reaches it. */
export const getCustomer = operation('ORGGetCustomer', { store: 'identity' }, async ({ filter }, context) => {
  const [customer] = await scoped(context.tx, context.reach).select(
    customers,
    customerColumns,
    and(eq(customers.id, filter._id), here(context)),
  );
  if (!customer) throw notFound();
  return customer;
});

/** The customers of the region that is asked; the directory holds those of all. */
export const here = ({ region }: OperationContext): SQL => eq(customers.awsRegion, region);

function countedTotal(region: Region, { organizationId, activeOnly, archivedOnly }: CustomersFilter): SQL<number> {
  const names = [];
  if (!archivedOnly) names.push(customerTotal(region, false));
  if (!activeOnly) names.push(customerTotal(region, true));
  return names.length > 0 ? totalOf(organizationId ?? '*', names) : sql<number>`0`;
}
