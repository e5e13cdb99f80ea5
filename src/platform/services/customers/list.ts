import { eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { regions as allRegions } from '../../regions.ts';
import type { OperationContext } from '../../context.ts';
import type { Region } from '../../regions.ts';
import { scoped } from '../../database/scoped.ts';
import { customers } from './tenant.ts';
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
  everywhere?: boolean | null;
  organizationIds?: string[] | null;
  regions?: Region[] | null;
}

const sorts = {
  displayName: sql`lower(${customers.displayName})`,
  uniqueName: customers.uniqueName,
  createdAt: customers.createdAt,
  archivedAt: customers.archivedAt,
};

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

export const customerTotal = (region: Region, archived: boolean) => `customers:${region}:${archived ? 'archived' : 'active'}`;

export const getCustomers = listOperation({
  operation: 'ORGGetCustomers',
  store: 'identity',
  table: customers,
  columns: customerColumns,
  id: customers.id,
  request: ({ filter }) => ({ filter: filter as CustomersFilter, page: filter, sort: filter.sort }),
  everywhere: (filter) => filter.everywhere === true,
  where: (filter, context) => ({
    region: filter.everywhere ? undefined : here(context),
    regions: filter.regions?.length ? inArray(customers.awsRegion, filter.regions) : undefined,
    organizationIds: filter.organizationIds?.length ? inArray(customers.organizationId, filter.organizationIds) : undefined,
    organizationId: filter.organizationId && !filter.everywhere ? eq(customers.organizationId, filter.organizationId) : undefined,
    activeOnly: filter.activeOnly ? isNull(customers.archivedAt) : undefined,
    archivedOnly: filter.archivedOnly ? isNotNull(customers.archivedAt) : undefined,
    searchText: searchFor(customers.searchText, filter.searchText),
  }),
  text: customers.searchText,
  sorts,
  sort: { fieldName: 'displayName', order: 'asc' },
  // Counters cover everybody's customers; narrower sessions count their own rows.
  facets: { regions: customers.awsRegion },
  total: (filter, { access, region }) => {
    if (filter.searchText?.trim() || filter.regions?.length || filter.organizationIds?.length || !access.everything) return undefined;
    return filter.everywhere ? countedTotal(allRegions, { ...filter, organizationId: null }) : countedTotal([region], filter);
  },
});

export const getCustomer = operation('ORGGetCustomer', { store: 'identity' }, async ({ filter }, context) => {
  const mine = scoped(context.tx, context.everywhere());
  const [customer] = await mine.select(customers, customerColumns, eq(customers.id, filter._id));
  if (!customer) throw notFound();
  return customer;
});

export const here = ({ region }: OperationContext): SQL => eq(customers.awsRegion, region);

function countedTotal(regions: readonly Region[], { organizationId, activeOnly, archivedOnly }: CustomersFilter): SQL<number> {
  const names = regions.flatMap((region) => [
    ...(archivedOnly ? [] : [customerTotal(region, false)]),
    ...(activeOnly ? [] : [customerTotal(region, true)]),
  ]);
  return names.length > 0 ? totalOf(organizationId ?? '*', names) : sql<number>`0`;
}
