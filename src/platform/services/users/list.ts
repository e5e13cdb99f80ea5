import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { scoped } from '../../database/scoped.ts';
import { groupMembers } from '../groups/tenant.ts';
import { users } from './tenant.ts';
import { notFound } from '../../errors.ts';
import { inDepartments, isWholeCustomer, ofCustomer } from '../../lists/customer.ts';
import { listOperation } from '../../lists/list.ts';
import { searchForPerson } from '../../lists/search.ts';
import { operation } from '../../operation.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { inDepartments as below } from '../departments/require.ts';
import type { CallScope } from '../departments/require.ts';
import { addUserFacts, asUser, userColumns, userFacts } from './relations.ts';
import { personTotals } from './totals.ts';

interface UsersFilter {
  organizationId: string;
  customerId: string;
  hierarchyIds: string[];
  groupIds?: string[] | null;
  activity?: ('ACTIVATED' | 'UNACTIVATED')[] | null;
  searchText?: string | null;
  activeOnly?: boolean | null;
  archivedOnly?: boolean | null;
}

const groupNames = sql`(select string_agg(lower("groups"."name"), ', ' order by lower("groups"."name")) from "group_members"
  join "groups" on "groups"."customer_id" = "group_members"."customer_id" and "groups"."id" = "group_members"."group_id"
  where "group_members"."customer_id" = ${users.customerId} and "group_members"."user_id" = ${users.id} and "groups"."archived_at" is null)`;

const used = { ACTIVATED: isNotNull(users.lastActiveAt), UNACTIVATED: isNull(users.lastActiveAt) };
const activity = sql`case when ${users.lastActiveAt} is null then 'UNACTIVATED' else 'ACTIVATED' end`;

export const getUsers = listOperation({
  operation: 'ORGGetUsers',
  table: users,
  columns: userColumns,
  id: users.id,
  request: ({ filter }) => ({ filter: filter as UsersFilter, page: filter, sort: filter.sort }),
  where: async (filter, context) => ({
    ...(await ofCustomer(context, users, filter)),
    hierarchyIds: await inDepartments(context, users, filter.customerId, filter.hierarchyIds, 'hierarchyIds'),
    groupIds: filter.groupIds ? isMemberOf(context, filter.groupIds) : undefined,
    activity: filter.activity ? or(...filter.activity.map((each) => used[each])) : undefined,
    activeOnly: filter.activeOnly ? isNull(users.archivedAt) : undefined,
    archivedOnly: filter.archivedOnly ? isNotNull(users.archivedAt) : undefined,
    searchText: searchForPerson({ text: users.searchText, phone: users.phoneNumber }, filter.searchText),
  }),
  sorts: {
    firstName: sql`lower(${users.firstName})`,
    email: users.email,
    groupIds: groupNames,
    createdAt: users.createdAt,
    lastActive: users.lastActiveAt,
    archivedAt: users.archivedAt,
  },
  sort: { fieldName: 'createdAt', order: 'desc' },
  total: (filter, context) => {
    if (filter.searchText?.trim() || filter.groupIds || filter.activity) return undefined;
    return isWholeCustomer(context, filter, filter.hierarchyIds) ? personTotals('users', filter) : undefined;
  },
  text: users.searchText,
  facets: { activity },
  needs: { ...Object.fromEntries(userFacts.map((fact) => [fact, ['customerId']])), mfaMethod: ['mfaEnabled'], locked: ['email'] },
  more: addUserFacts,
});

export const getUser = operation('ORGGetUser', {}, async ({ filter }, context) => {
  const [user] = await scoped(context.tx, context.access).select(
    users,
    userColumns,
    and(eq(users.id, filter._id), ...inScope(context.tx, filter)),
  );
  if (!user) throw notFound();
  return asUser(user);
});

export const inScope = (db: OperationContext['tx'], { organizationId, customerId, hierarchyId }: CallScope) => [
  eq(users.organizationId, organizationId),
  eq(users.customerId, customerId),
  below(db, users, [hierarchyId]),
];

const isMemberOf = ({ tx, access }: OperationContext, groupIds: string[]) =>
  scoped(tx, access).exists(
    groupMembers,
    and(eq(groupMembers.customerId, users.customerId), eq(groupMembers.userId, users.id), isOneOf(groupMembers.groupId, groupIds)),
  );
