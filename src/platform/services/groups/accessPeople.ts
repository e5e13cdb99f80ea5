import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { customers } from '../customers/tenant.ts';
import { groupMembers, groups } from './tenant.ts';
import { organizations } from '../organizations/tenant.ts';
import { policies } from '../policies/tenant.ts';
import { users } from '../users/tenant.ts';
import type { Statement } from '../../policy/statement.ts';
import { isOneOf } from '../../database/isOneOf.ts';

// People are counted as the sign-in does: active people of active customers, by active groups.

export interface Fellows {
  groupIds: readonly string[];
  userIds: string[];
}

export async function groupsOf(
  region: Database,
  customerIds: readonly string[],
  userIds: readonly string[],
): Promise<Map<string, readonly string[]>> {
  const theirs = and(isOneOf(users.customerId, customerIds), isOneOf(users.id, userIds), isNull(users.archivedAt));
  const active = await unscoped(region).select(users, { id: users.id }, theirs);
  return memberships(
    region,
    customerIds,
    active.map(({ id }) => id),
  );
}

export async function membersOf(
  region: Database,
  customerIds: readonly string[],
  groupIds: readonly string[],
): Promise<Map<string, readonly string[]>> {
  if (groupIds.length === 0 || customerIds.length === 0) return new Map();
  const all = unscoped(region);
  const isActive = all.exists(
    users,
    and(eq(users.customerId, groupMembers.customerId), eq(users.id, groupMembers.userId), isNull(users.archivedAt)),
  );
  const members = and(isOneOf(groupMembers.customerId, customerIds), isOneOf(groupMembers.groupId, groupIds), isActive);
  const rows = await all.select(groupMembers, { id: groupMembers.userId }, members).groupBy(groupMembers.userId);
  return memberships(
    region,
    customerIds,
    rows.map(({ id }) => id),
  );
}

/** Shares one list per set of groups, which serves as a key. */
async function memberships(
  region: Database,
  customerIds: readonly string[],
  userIds: readonly string[],
): Promise<Map<string, readonly string[]>> {
  const all = unscoped(region);
  const isActive = all.exists(
    groups,
    and(eq(groups.customerId, groupMembers.customerId), eq(groups.id, groupMembers.groupId), isNull(groups.archivedAt)),
  );
  const theirs = and(isOneOf(groupMembers.customerId, customerIds), isOneOf(groupMembers.userId, userIds), isActive);
  const rows = await all.select(groupMembers, { userId: groupMembers.userId, groupIds: joinedGroups }, theirs).groupBy(groupMembers.userId);
  const none: readonly string[] = [];
  const lists = new Map<string, readonly string[]>();
  const found = new Map(userIds.map((id) => [id, none]));
  for (const { userId, groupIds } of rows) {
    const list = lists.get(groupIds) ?? groupIds.split(',');
    lists.set(groupIds, list);
    found.set(userId, list);
  }
  return found;
}

const joinedGroups: SQL<string> = sql<string>`string_agg(${groupMembers.groupId}, ',' order by ${groupMembers.groupId})`;

export function fellowsIn(people: ReadonlyMap<string, readonly string[]>): Fellows[] {
  const found = new Map<readonly string[], Fellows>();
  for (const [userId, groupIds] of people) {
    const fellows = found.get(groupIds);
    if (fellows) fellows.userIds.push(userId);
    else found.set(groupIds, { groupIds, userIds: [userId] });
  }
  return [...found.values()];
}

/** Statements of groups' policies, by group, of any customer. */
export async function saidBy(
  region: Database,
  customerIds: readonly string[],
  groupIds: readonly string[],
): Promise<Map<string, Statement[]>> {
  const found = new Map<string, Statement[]>(groupIds.map((id) => [id, []]));
  const theirs = and(isOneOf(policies.customerId, customerIds), isOneOf(policies.groupId, groupIds), isNull(policies.archivedAt));
  const rows = await unscoped(region).select(policies, { groupId: policies.groupId, statements: policies.statements }, theirs);
  for (const { groupId, statements } of rows) found.get(groupId)?.push(...statements);
  return found;
}

/** Customers that can be signed in to: neither they nor their organisations are archived. */
export async function filterOpen({ stores }: Pick<OperationContext, 'stores'>, ids: readonly string[]): Promise<Set<string>> {
  const { db } = await stores.identity();
  const all = unscoped(db);
  const isOpen = all.exists(organizations, and(eq(organizations.id, customers.organizationId), isNull(organizations.archivedAt)));
  const rows = await all.select(customers, { id: customers.id }, and(isOneOf(customers.id, ids), isNull(customers.archivedAt), isOpen));
  return new Set(rows.map(({ id }) => id));
}
