import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { scoped } from '../../database/scoped.ts';
import { groupMembers, users } from '../../database/tenants.ts';
import { notFound } from '../../errors.ts';
import { listOperation } from '../../lists/list.ts';
import { searchFor } from '../../lists/search.ts';
import { operation } from '../../operation.ts';
import { among } from './among.ts';
import { inDepartments } from './departments.ts';
import type { CallScope } from './departments.ts';
import { addUserFacts, asUser, userColumns } from './userFacts.ts';
import { wholeTotal } from './wholeTotal.ts';

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

/** A user's groups as one text to sort by: the names of the active ones. */
const groupNames = sql`(select string_agg(lower("groups"."name"), ', ' order by lower("groups"."name")) from "group_members"
  join "groups" on "groups"."customer_id" = "group_members"."customer_id" and "groups"."id" = "group_members"."group_id"
  where "group_members"."customer_id" = ${users.customerId} and "group_members"."user_id" = ${users.id} and "groups"."archived_at" is null)`;

const activity = sql`case when ${users.lastActiveAt} is null then 'UNACTIVATED' else 'ACTIVATED' end`;

/** Lists users (spec 2 §7, spec 3 §2 «Users»). */
export const getUsers = listOperation({
  operation: 'ORGGetUsers',
  table: users,
  columns: userColumns,
  id: users.id,
  request: ({ filter }) => ({ filter: filter as UsersFilter, page: filter, sort: filter.sort }),
  narrow: (filter, context) => ({
    organizationId: eq(users.organizationId, filter.organizationId),
    customerId: eq(users.customerId, filter.customerId),
    hierarchyIds: isWhole(filter, context) ? undefined : inDepartments(context.tx, users, filter.hierarchyIds),
    groupIds: filter.groupIds ? isMemberOf(context, filter.groupIds) : undefined,
    activity: filter.activity ? among(activity, filter.activity) : undefined,
    activeOnly: filter.activeOnly ? isNull(users.archivedAt) : undefined,
    archivedOnly: filter.archivedOnly ? isNotNull(users.archivedAt) : undefined,
    searchText: searchFor(users.searchText, filter.searchText),
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
    const narrowed = Boolean(filter.searchText?.trim() || filter.groupIds || filter.activity);
    return wholeTotal('users', { ...filter, departments: [filter.hierarchyIds], narrowed }, context);
  },
  facets: { activity },
  more: addUserFacts,
});

/** Reads one user, in the scope that the call names. */
export const getUser = operation('ORGGetUser', {}, async ({ filter }, context) => {
  const [user] = await scoped(context.tx, context.reach).select(
    users,
    userColumns,
    and(eq(users.id, filter._id), ...inScope(context.tx, filter)),
  );
  if (!user) throw notFound();
  return asUser(user);
});

/** Conditions on users: they are in the scope that a call names. */
export const inScope = (db: OperationContext['tx'], { organizationId, customerId, hierarchyId }: CallScope) => [
  eq(users.organizationId, organizationId),
  eq(users.customerId, customerId),
  inDepartments(db, users, [hierarchyId]),
];

/** The root of the session's own customer holds all of its departments: there is nothing to look up. */
const isWhole = ({ customerId, hierarchyIds }: UsersFilter, { session }: OperationContext): boolean =>
  customerId === session.customerId && hierarchyIds.includes(session.hierarchyId);

/** Members of groups within reach: of others nobody learns who is in them. */
const isMemberOf = ({ tx, reach }: OperationContext, groupIds: string[]) =>
  scoped(tx, reach).exists(
    groupMembers,
    and(eq(groupMembers.customerId, users.customerId), eq(groupMembers.userId, users.id), among(groupMembers.groupId, groupIds)),
  );
