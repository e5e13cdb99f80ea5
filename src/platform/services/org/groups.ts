import { eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { scoped } from '../../database/scoped.ts';
import { groups } from '../../database/tenants.ts';
import { notFound } from '../../errors.ts';
import { listOperation } from '../../lists/list.ts';
import { searchFor } from '../../lists/search.ts';
import { operation } from '../../operation.ts';
import { inDepartments } from './departments.ts';
import { addGroupFacts, asGroup, groupColumns } from './groupFacts.ts';
import { wholeTotal } from './wholeTotal.ts';

interface GroupsFilter {
  organizationId?: string | null;
  customerId?: string | null;
  hierarchyId?: string | null;
  hierarchyIds?: string[] | null;
  activeOnly?: boolean | null;
  archivedOnly?: boolean | null;
  searchText?: string | null;
}

/** Lists groups (spec 1 §7, spec 2 §2 «Groups»). */
export const getGroups = listOperation({
  operation: 'ORGGetGroups',
  table: groups,
  columns: groupColumns,
  id: groups.id,
  request: ({ filter }) => ({ filter: filter as GroupsFilter, page: filter, sort: filter.sort }),
  narrow: (filter, { tx }) => ({
    organizationId: filter.organizationId ? eq(groups.organizationId, filter.organizationId) : undefined,
    customerId: filter.customerId ? eq(groups.customerId, filter.customerId) : undefined,
    hierarchyId: filter.hierarchyId ? inDepartments(tx, groups, [filter.hierarchyId]) : undefined,
    hierarchyIds: filter.hierarchyIds ? inDepartments(tx, groups, filter.hierarchyIds) : undefined,
    activeOnly: filter.activeOnly ? isNull(groups.archivedAt) : undefined,
    archivedOnly: filter.archivedOnly ? isNotNull(groups.archivedAt) : undefined,
    searchText: searchFor(groups.searchText, filter.searchText),
  }),
  sorts: { name: sql`lower(${groups.name})`, createdAt: groups.createdAt, archivedAt: groups.archivedAt },
  sort: { fieldName: 'name', order: 'asc' },
  total: (filter, context) => {
    const departments = [...(filter.hierarchyId ? [[filter.hierarchyId]] : []), ...(filter.hierarchyIds ? [filter.hierarchyIds] : [])];
    return wholeTotal('groups', { ...filter, departments, narrowed: Boolean(filter.searchText?.trim()) }, context);
  },
  more: addGroupFacts,
});

/** Reads one group. */
export const getGroup = operation('ORGGetGroup', {}, async ({ filter }, context) => {
  const [group] = await scoped(context.tx, context.reach).select(groups, groupColumns, eq(groups.id, filter._id));
  if (!group) throw notFound();
  return asGroup(group);
});
