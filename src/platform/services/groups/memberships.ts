import { and, eq, isNull } from 'drizzle-orm';
import type { SecurityReason } from '../../../generated/types.ts';
import { systemActor, writeAudit } from '../../audit.ts';
import type { RequestContext } from '../../context.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { nothing } from '../../policy/accessScope.ts';
import type { Region } from '../../regions.ts';
import { users } from '../users/tenant.ts';
import { administratorsOf, holdAdministrators } from './administrators.ts';
import type { Administrators } from './administrators.ts';
import { groupMembers, groups } from './tenant.ts';

// The platform changes a user's groups by itself, by rules that somebody with a right to these groups has saved.

export interface MembershipInput {
  region: Region;
  customerId: string;
  userId: string;
  /** Groups that the user is to be, and not to be, a member of. All others stay. */
  joins: readonly string[];
  leaves: readonly string[];
}

export interface NamedGroup {
  id: string;
  name: string;
}

export interface MembershipChange {
  joined: NamedGroup[];
  left: NamedGroup[];
}

/** The change would leave the customer without an administrator. */
export class LastAdministrator extends Error {
  constructor() {
    super('The last administrator would lose their rights.');
    this.name = 'LastAdministrator';
  }
}

type Writer = Pick<RequestContext, 'now' | 'newId' | 'settings' | 'request'>;

/** Previews `changeMemberships`, without a lock. @throws LastAdministrator */
export async function previewMemberships(db: Database, input: MembershipInput): Promise<MembershipChange> {
  const change = await changeOf(db, input);
  if (changes(change)) requireAdministrator(await administratorsOf(db, input.region, input.customerId), input.userId, change);
  return change;
}

/** Call it in a transaction of the region's store; archived groups stay as they are. @throws LastAdministrator */
export async function changeMemberships(
  tx: Database,
  writer: Writer,
  input: MembershipInput,
  reason: SecurityReason,
): Promise<MembershipChange> {
  const { customerId, userId, region } = input;
  // Lock administrators before groups, and those before users, always in this order.
  const administrators = await holdAdministrators(tx, region, customerId);
  const own = unscoped(tx);
  const named = and(eq(groups.customerId, customerId), isOneOf(groups.id, [...input.joins, ...input.leaves]));
  await own.select(groups, { id: groups.id }, named).orderBy(groups.id).for('share');
  const [user] = await own.select(users, users, and(eq(users.customerId, customerId), eq(users.id, userId))).for('share');
  if (!user || user.userType === 'PROVIDER_STAFF') throw new Error('The user is none of the customer’s');
  const change = await changeOf(tx, input);
  requireAdministrator(administrators, userId, change);
  const rows = change.joined.map(({ id: groupId }) => ({ customerId, groupId, userId, createdAt: writer.now() }));
  if (rows.length > 0) await own.insert(groupMembers, rows, groupMembers.userId);
  const left = change.left.map(({ id }) => id);
  const going = and(eq(groupMembers.customerId, customerId), eq(groupMembers.userId, userId), isOneOf(groupMembers.groupId, left));
  if (left.length > 0) await own.remove(groupMembers, going);
  const name = `${user.firstName} ${user.lastName}`;
  for (const [operation, changed] of [
    ['ORGGroupAddUsers', change.joined],
    ['ORGGroupRemoveUsers', change.left],
  ] as const) {
    if (changed.length === 0) continue;
    const names = { [userId]: name, ...Object.fromEntries(changed.map((group) => [group.id, group.name])) };
    const subjects = [userId, ...changed.map(({ id }) => id)];
    const detail = { subjects, names, reason, customerId, organizationId: user.organizationId, actorId: systemActor };
    const { now, newId, settings, request } = writer;
    const audited = { operation, args: {}, details: [detail], access: nothing, store: 'region' } as const;
    await writeAudit(tx, audited, { session: null, region, now, newId, settings, request });
  }
  return change;
}

export const changes = ({ joined, left }: MembershipChange): boolean => joined.length + left.length > 0;

async function changeOf(db: Database, { customerId, userId, joins, leaves }: MembershipInput): Promise<MembershipChange> {
  const active = await activeGroups(db, customerId, [...joins, ...leaves]);
  const ids = active.map(({ id }) => id);
  const theirs = and(eq(groupMembers.customerId, customerId), eq(groupMembers.userId, userId), isOneOf(groupMembers.groupId, ids));
  const rows = await unscoped(db).select(groupMembers, { id: groupMembers.groupId }, theirs);
  const [members, joining] = [new Set(rows.map(({ id }) => id)), new Set(joins)];
  return {
    joined: active.filter(({ id }) => joining.has(id) && !members.has(id)),
    left: active.filter(({ id }) => !joining.has(id) && members.has(id)),
  };
}

export const activeGroups = (db: Database, customerId: string, ids: readonly string[]): Promise<NamedGroup[]> =>
  unscoped(db)
    .select(
      groups,
      { id: groups.id, name: groups.name },
      and(eq(groups.customerId, customerId), isOneOf(groups.id, ids), isNull(groups.archivedAt)),
    )
    .orderBy(groups.name, groups.id);

/** A holder is in no group that denies, so of those only the joined ones count. */
function requireAdministrator(administrators: Administrators, userId: string, { joined, left }: MembershipChange): void {
  const { groupIds, denying, holders } = administrators;
  const own = holders.get(userId);
  if (!own || holders.size > 1) return;
  const going = new Set(left.map(({ id }) => id));
  const stays = [...own].some((id) => !going.has(id)) || joined.some(({ id }) => groupIds.has(id));
  if (!stays || joined.some(({ id }) => denying.has(id))) throw new LastAdministrator();
}
