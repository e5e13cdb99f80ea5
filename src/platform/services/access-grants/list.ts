import { inArray, isNull, sql } from 'drizzle-orm';
import { actionIn, rightsByLabel } from '../../../domain/permissionLabels.ts';
import type { AccessReach, UserType } from '../../../generated/types.ts';
import type { OperationContext } from '../../context.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { scoped } from '../../database/scoped.ts';
import { inDepartments, ofCustomer, rootOf } from '../../lists/customer.ts';
import { listOperation } from '../../lists/list.ts';
import { searchForPerson } from '../../lists/search.ts';
import { labelByName, sectionsOfBrand } from '../policies/rights.ts';
import { users } from '../users/tenant.ts';
import { addGroups, addRecordedSince, unusedFor } from './facts.ts';
import { heldIn, isHeldAt } from './held.ts';
import type { HeldAccess, HeldPart } from './held.ts';
import { countJoinOf, grantRows, joinsOf } from './rows.ts';
import { windowOf } from './window.ts';

export interface GrantsFilter {
  organizationId: string;
  customerId: string;
  hierarchyIds: string[];
  userIds?: string[] | null;
  groupIds?: string[] | null;
  rights?: string[] | null;
  departmentIds?: string[] | null;
  userTypes?: UserType[] | null;
  reaches?: AccessReach[] | null;
  unused?: boolean | null;
  searchText?: string | null;
  held?: HeldAccess;
  order?: Order;
}

interface Order {
  fieldName: string;
  order: 'asc' | 'desc';
}

const byName: Order = { fieldName: 'userName', order: 'asc' };

/** As the page's rows are found without the database. */
const byId = sql`${grantRows.id} collate "C"`;

const noAccess: HeldAccess = { parts: [], setOf: new Map(), names: new Map(), departments: undefined };

export const getAccessGrants = listOperation({
  operation: 'CommonGetAccessGrants',
  fresh: true,
  table: users,
  columns: {
    _id: grantRows.id,
    userId: grantRows.userId,
    right: grantRows.right,
    reach: grantRows.reach,
    departmentId: grantRows.departmentId,
    lastUsedOn: grantRows.lastOn,
    userEmail: users.email,
    userType: users.userType,
    firstName: users.firstName,
    lastName: users.lastName,
    groupIds: grantRows.groupIds,
    source: users.source,
    userSince: users.createdAt,
  },
  id: grantRows.id,
  needs: {
    userName: ['firstName', 'lastName'],
    action: ['right'],
    departmentName: ['departmentId'],
    groups: ['groupIds', 'source'],
    recordedSince: ['userId', 'groupIds', 'userSince'],
  },
  request: ({ filter }) => ({ filter: filter as GrantsFilter, page: filter, sort: filter.sort }),
  prepare: async (request, context) => {
    const { filter, sort } = request;
    return { ...request, filter: { ...filter, held: await matching(filter, context), order: sort ?? byName } };
  },
  where: async (filter, context) => ({
    ...(await ofCustomer(context, users, filter)),
    hierarchyIds: await inDepartments(context, users, filter.customerId, filter.hierarchyIds, 'hierarchyIds'),
    active: isNull(users.archivedAt),
    userIds: filter.userIds ? isOneOf(users.id, filter.userIds) : undefined,
    userTypes: filter.userTypes ? inArray(users.userType, filter.userTypes) : undefined,
    unused: typeof filter.unused === 'boolean' ? await unusedFor(context, filter.customerId, filter.unused) : undefined,
    searchText: searchForPerson({ text: users.searchText, phone: users.phoneNumber }, filter.searchText),
  }),
  joins: ({ held = noAccess, customerId }) => joinsOf(held, customerId),
  window: ({ held = noAccess, customerId, unused, order = byName }, page, where, context) =>
    typeof unused === 'boolean' ? Promise.resolve(undefined) : windowOf(held, { customerId, page, sort: order }, context, where),
  sorts: {
    userName: () => ({ by: sql`lower(${users.firstName})`, ties: [byId] }),
    right: () => ({ by: sql`${grantRows.right} collate "C"`, ties: [byId] }),
    lastUsedOn: () => ({ by: grantRows.lastOn, ties: [byId] }),
  },
  sort: byName,
  total: ({ held = noAccess, unused }, { tx, access }, where) => {
    if (typeof unused === 'boolean') return undefined;
    const counted = { total: sql<number>`coalesce(sum("grant_count"), 0)::int` };
    return sql<number>`(${scoped(tx, access).selectJoined(users, countJoinOf(held), counted, where)})`;
  },
  text: users.searchText,
  facets: { userTypes: users.userType },
  more: async (rows, requested, context, filter) => {
    const names = actionNames(context.settings.brandName);
    for (const row of rows) {
      row['userName'] = `${String(row['firstName'] ?? '')} ${String(row['lastName'] ?? '')}`.trim();
      row['action'] = names.get(String(row['right'])) ?? row['right'];
      row['departmentName'] = filter.held?.names.get(String(row['departmentId'])) ?? null;
    }
    if (requested.has('groups')) await addGroups(rows, context, filter.customerId);
    if (requested.has('recordedSince')) await addRecordedSince(rows, context, filter.customerId);
  },
});

/** A label of several rights names none of them. */
const actionNames = (brand: string): Map<string, string> =>
  new Map(
    [...rightsByLabel(sectionsOfBrand(brand))].flatMap(([label, rights]) =>
      rights.map((right): [string, string] => [right, rights.length === 1 ? actionIn(label) : labelByName(right)]),
    ),
  );

async function matching(filter: GrantsFilter, context: OperationContext): Promise<HeldAccess> {
  const root = await rootOf(context, filter.customerId);
  if (root?.organizationId !== filter.organizationId || context.access.empty) return noAccess;
  const held = await heldIn(context, filter);
  const { groupIds, rights, departmentIds, reaches } = filter;
  const parts = held.parts.flatMap((part): HeldPart[] => {
    const own = rights ? part.rights.filter((right) => rights.includes(right)) : part.rights;
    const fits =
      own.length > 0 &&
      (!groupIds || part.groupIds.some((id) => groupIds.includes(id))) &&
      (!reaches || reaches.includes(part.reach)) &&
      (!departmentIds || (held.departments !== undefined && isHeldAt(part, departmentIds, held.departments)));
    return fits ? [{ ...part, rights: own }] : [];
  });
  return { ...held, parts };
}
