import { eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { scoped } from '../../database/scoped.ts';
import { organizations } from './tenant.ts';
import { totalOf } from '../../database/totals.ts';
import { notFound } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { listOperation } from '../../lists/list.ts';
import { searchFor } from '../../lists/search.ts';

interface OrganizationsFilter {
  activeOnly?: boolean | null;
  archivedOnly?: boolean | null;
  searchText?: string | null;
}

const sorts = {
  displayName: sql`lower(${organizations.displayName})`,
  uniqueName: sql`lower(${organizations.uniqueName})`,
  createdAt: organizations.createdAt,
  archivedAt: organizations.archivedAt,
};

const organizationColumns = {
  _id: organizations.id,
  uniqueName: organizations.uniqueName,
  displayName: organizations.displayName,
  createdAt: organizations.createdAt,
  updatedAt: organizations.updatedAt,
  archivedAt: organizations.archivedAt,
  tags: organizations.tags,
};

export const organizationTotal = (archived: boolean) => `organizations:${archived ? 'archived' : 'active'}`;

const store = 'identity';

export const getOrganizations = listOperation({
  operation: 'ORGGetOrganizations',
  store,
  table: organizations,
  columns: organizationColumns,
  id: organizations.id,
  request: ({ filter }) => ({ filter: filter as OrganizationsFilter, page: filter, sort: filter.sort }),
  where: (filter) => ({
    activeOnly: filter.activeOnly ? isNull(organizations.archivedAt) : undefined,
    archivedOnly: filter.archivedOnly ? isNotNull(organizations.archivedAt) : undefined,
    searchText: searchFor(organizations.searchText, filter.searchText),
  }),
  text: organizations.searchText,
  sorts,
  sort: { fieldName: 'displayName', order: 'asc' },
  total: (filter, { access }) => (filter.searchText?.trim() || !access.everything ? undefined : countedTotal(filter)),
});

export const getOrganization = operation('ORGGetOrganization', { store }, async ({ filter }, context) => {
  const [organization] = await scoped(context.tx, context.access).select(
    organizations,
    organizationColumns,
    eq(organizations.id, filter._id),
  );
  if (!organization) throw notFound();
  return organization;
});

function countedTotal({ activeOnly, archivedOnly }: OrganizationsFilter): SQL<number> {
  const names = [];
  if (!archivedOnly) names.push(organizationTotal(false));
  if (!activeOnly) names.push(organizationTotal(true));
  return names.length > 0 ? totalOf('*', names) : sql<number>`0`;
}
