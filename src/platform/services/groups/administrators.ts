import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Region } from '../../regions.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { hierarchies } from '../departments/tenant.ts';
import { groupMembers, groups } from './tenant.ts';
import { users } from '../users/tenant.ts';
import { decide } from '../../policy/accessScope.ts';
import type { Statement } from '../../policy/statement.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { statementsOf } from './rights.ts';

/** Core rights of a customer admin: their holders can restore everybody else's access. */
const adminRights = ['org:createUser', 'org:editGroupMembers', 'common:editPolicy'];

const allowing: Statement = { effect: 'allow', actions: ['*:*'], resources: ['*'] };

/** Active groups with customer-admin rights, and their active members who are denied none of them. */
export interface Administrators {
  groupIds: Set<string>;
  denying: ReadonlySet<string>;
  holders: Map<string, Set<string>>;
}

/** Locked until the transaction ends: of two who archive each other at once, one must be refused (decisions §6). */
export async function holdAdministrators(region: Database, name: Region, customerId: string): Promise<Administrators> {
  await region.execute(sql`select pg_advisory_xact_lock(hashtext(${`administrators of ${customerId}`}))`);
  return administratorsOf(region, name, customerId);
}

export async function administratorsOf(
  region: Database,
  name: Region,
  customerId: string,
  instead: ReadonlyMap<string, readonly Statement[]> = new Map(),
): Promise<Administrators> {
  const all = unscoped(region);
  const [root] = await all.select(hierarchies, hierarchies, and(eq(hierarchies.customerId, customerId), isNull(hierarchies.parentId)));
  const active = await all.select(groups, { id: groups.id }, and(eq(groups.customerId, customerId), isNull(groups.archivedAt)));
  const statements = await statementsOf(
    region,
    customerId,
    active.map(({ id }) => id),
  );
  const target = { region: name, organization: root?.organizationId ?? null, customer: customerId, path: root ? [root.id] : [] };
  const administers = ([id, own]: [string, readonly Statement[]]) =>
    adminRights.every((right) => decide(instead.get(id) ?? own, right, target));
  const groupIds = [...statements].filter(administers).map(([id]) => id);
  const holders = await membersOf(region, customerId, groupIds);
  // A denial in another group takes these rights from members.
  const denies = ([id, own]: [string, readonly Statement[]]) => {
    const denials = (instead.get(id) ?? own).filter(({ effect }) => effect === 'deny');
    return denials.length > 0 && !adminRights.every((right) => decide([allowing, ...denials], right, target));
  };
  const denying = [...statements].filter(denies).map(([id]) => id);
  const denied = await membersOf(region, customerId, denying);
  for (const id of denied.keys()) holders.delete(id);
  return { groupIds: new Set(groupIds), denying: new Set(denying), holders };
}

async function membersOf(region: Database, customerId: string, groupIds: string[]): Promise<Administrators['holders']> {
  const all = unscoped(region);
  const isActive = all.exists(
    users,
    and(eq(users.customerId, groupMembers.customerId), eq(users.id, groupMembers.userId), isNull(users.archivedAt)),
  );
  const members = and(eq(groupMembers.customerId, customerId), isOneOf(groupMembers.groupId, groupIds), isActive);
  const rows = await all.select(groupMembers, { userId: groupMembers.userId, groupId: groupMembers.groupId }, members);
  const holders: Administrators['holders'] = new Map();
  for (const { userId, groupId } of rows) holders.set(userId, (holders.get(userId) ?? new Set()).add(groupId));
  return holders;
}

/** True if removing this person leaves no administrator; otherwise counts them as gone. */
export function isLastHolder({ holders }: Administrators, userId: string): boolean {
  if (!holders.has(userId)) return false;
  if (holders.size === 1) return true;
  holders.delete(userId);
  return false;
}

/** True if removing this group leaves no administrator group or no administrator; otherwise counts it as gone. */
export function isLastGroup({ groupIds, holders }: Administrators, groupId: string): boolean {
  if (!groupIds.has(groupId)) return false;
  const staying = [...holders].filter(([, groups_]) => [...groups_].some((id) => id !== groupId));
  if (groupIds.size === 1 || (holders.size > 0 && staying.length === 0)) return true;
  groupIds.delete(groupId);
  holders.clear();
  for (const [userId, own] of staying) {
    own.delete(groupId);
    holders.set(userId, own);
  }
  return false;
}
