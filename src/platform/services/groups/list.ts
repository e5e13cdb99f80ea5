import { eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { scoped } from '../../database/scoped.ts';
import { groups } from './tenant.ts';
import { notFound } from '../../errors.ts';
import { inDepartments, isWholeCustomer } from '../../lists/customer.ts';
import { listOperation } from '../../lists/list.ts';
import { searchFor } from '../../lists/search.ts';
import { operation } from '../../operation.ts';
import { inDepartments as inAny } from '../departments/require.ts';
import { addGroupFacts, asGroup, groupColumns, groupNeeds } from './relations.ts';
import { personTotals } from '../users/totals.ts';

interface GroupsFilter {
  organizationId?: string | null;
  customerId?: string | null;
  hierarchyId?: string | null;
  hierarchyIds?: string[] | null;
  activeOnly?: boolean | null;
  archivedOnly?: boolean | null;
  searchText?: string | null;
}

export const getGroups = listOperation({
  operation: 'ORGGetGroups',
  fresh: true,
  table: groups,
  columns: groupColumns,
  id: groups.id,
  request: ({ filter }) => ({ filter: filter as GroupsFilter, page: filter, sort: filter.sort }),
  where: async (filter, context) => ({
    organizationId: filter.organizationId ? eq(groups.organizationId, filter.organizationId) : undefined,
    customerId: filter.customerId ? eq(groups.customerId, filter.customerId) : undefined,
    hierarchyId: filter.hierarchyId ? await within(context, filter, 'hierarchyId', [filter.hierarchyId]) : undefined,
    hierarchyIds: filter.hierarchyIds ? await within(context, filter, 'hierarchyIds', filter.hierarchyIds) : undefined,
    activeOnly: filter.activeOnly ? isNull(groups.archivedAt) : undefined,
    archivedOnly: filter.archivedOnly ? isNotNull(groups.archivedAt) : undefined,
    searchText: searchFor(groups.searchText, filter.searchText),
  }),
  text: groups.searchText,
  sorts: { name: sql`lower(${groups.name})`, createdAt: groups.createdAt, archivedAt: groups.archivedAt },
  sort: { fieldName: 'name', order: 'asc' },
  total: (filter, context) => {
    const { organizationId, customerId, hierarchyId, hierarchyIds } = filter;
    if (filter.searchText?.trim() || !organizationId || !customerId) return undefined;
    const departments = [...(hierarchyId ? [[hierarchyId]] : []), ...(hierarchyIds ? [hierarchyIds] : [])];
    return isWholeCustomer(context, { organizationId, customerId }, ...departments) ? personTotals('groups', filter) : undefined;
  },
  needs: groupNeeds,
  more: addGroupFacts,
});

const within = async (context: OperationContext, { customerId }: GroupsFilter, argument: string, ids: string[]) =>
  customerId ? inDepartments(context, groups, customerId, ids, argument) : inAny(context.tx, groups, ids);

export const getGroup = operation('ORGGetGroup', {}, async ({ filter }, context) => {
  const [group] = await scoped(context.tx, context.access).select(groups, groupColumns, eq(groups.id, filter._id));
  if (!group) throw notFound();
  return asGroup(group);
});
