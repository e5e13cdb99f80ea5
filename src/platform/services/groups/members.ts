import { and, eq } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { groupMembers, groups } from './tenant.ts';
import { users } from '../users/tenant.ts';
import { conflict, notFound } from '../../errors.ts';
import { changed, requireAll, sortOut } from '../../lists/bulk.ts';
import type { ChangedRows, Refusal } from '../../lists/bulk.ts';
import { selectedIds } from '../../lists/selection.ts';
import { operation } from '../../operation.ts';
import { holdAdministrators, isLastHolder } from './administrators.ts';
import { lockGroup } from './lock.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { filterRemovable } from './denials.ts';
import { requireHeld } from './grants.ts';

/** A group that denies administrators' rights is refused for the last of them (decisions §6). */
export const addGroupUsers = operation(
  'ORGGroupAddUsers',
  { form: 'org/addUsersToGroup', recordsChangesOnly: true },
  async ({ param }, context) => {
    const { tx } = context;
    const { customerId } = await requireGroup(context, param.groupId);
    const administrators = await holdAdministrators(tx, context.region, customerId);
    const group = await requireGroup(context, param.groupId, true);
    if (group.archivedAt) throw conflict('This group is archived. Please restore it first.', { reason: 'ARCHIVED' });
    const { ids, found } = await requireUsers(context, group, param);
    await requireHeld(context, tx, { ids: [group.id], customerId: group.customerId, field: 'groupId' });
    const members = await filterMembers(context, group, ids);
    const sorted = await sortOut(found, async ({ id, archivedAt }): Promise<Refusal | undefined> => {
      if (archivedAt) return { reason: 'refusals.archived' };
      if (members.has(id)) return { reason: 'refusals.alreadyMember' };
      return administrators.denying.has(group.id) && isLastHolder(administrators, id)
        ? { reason: 'refusals.lastAdministrator' }
        : undefined;
    });
    const rows = sorted.changing.map(({ id }) => ({
      customerId: group.customerId,
      groupId: group.id,
      userId: id,
      createdAt: context.now(),
    }));
    if (rows.length > 0) await unscoped(tx).insert(groupMembers, rows);
    return done(context, group, ids, sorted);
  },
);

export const removeGroupUsers = operation('ORGGroupRemoveUsers', { recordsChangesOnly: true }, async ({ param }, context) => {
  const { tx } = context;
  const group = await requireGroup(context, param.groupId);
  const { ids, found } = await requireUsers(context, group, param);
  const administrators = await holdAdministrators(tx, context.region, group.customerId);
  const members = await filterMembers(context, group, ids);
  const mayTake = async (from: string[]) => (await filterRemovable(context, tx, group.customerId, [group.id], from)).has(group.id);
  const fromAll = await mayTake(ids);
  const sorted = await sortOut(found, async ({ id }): Promise<Refusal | undefined> => {
    if (!members.has(id)) return { reason: 'refusals.noMember' };
    if (!fromAll && !(await mayTake([id]))) return { reason: 'refusals.liftsDenial' };
    const others = [...(administrators.holders.get(id) ?? [])].filter((other) => other !== group.id);
    const stays = others.length > 0 || !administrators.groupIds.has(group.id);
    return !stays && isLastHolder(administrators, id) ? { reason: 'refusals.lastAdministrator' } : undefined;
  });
  const going = and(
    eq(groupMembers.customerId, group.customerId),
    eq(groupMembers.groupId, group.id),
    isOneOf(
      groupMembers.userId,
      sorted.changing.map(({ id }) => id),
    ),
  );
  await unscoped(tx).remove(groupMembers, going);
  return done(context, group, ids, sorted);
});

type Group = TenantRow<typeof groups>;
type User = TenantRow<typeof users>;
type Selection = Parameters<typeof selectedIds>[2];

/** Loads the group; locked, a second call sees the first one's changes. Removals wait for the administrators' lock instead. */
async function requireGroup({ tx, access }: OperationContext, id: string, lock = false): Promise<Group> {
  const mine = scoped(tx, access);
  const group = lock ? await lockGroup(mine, id) : (await mine.select(groups, groups, eq(groups.id, id)))[0];
  if (!group) throw notFound();
  return group;
}

async function requireUsers(context: OperationContext, group: Group, param: { userIds: string[]; matching?: Selection['matching'] }) {
  const ids = await selectedIds(context, 'ORGGetUsers', { ids: param.userIds, matching: param.matching, argument: 'userIds' });
  const rows = await scoped(context.tx, context.access)
    .select(users, users, and(eq(users.customerId, group.customerId), isOneOf(users.id, ids)))
    .orderBy(users.id)
    .for('share');
  requireAll(rows, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { ids, found: ids.flatMap((id) => byId.get(id) ?? []) };
}

async function filterMembers({ tx }: OperationContext, { id, customerId }: Group, userIds: string[]): Promise<Set<string>> {
  const requested = and(eq(groupMembers.customerId, customerId), eq(groupMembers.groupId, id), isOneOf(groupMembers.userId, userIds));
  const rows = await unscoped(tx).select(groupMembers, { userId: groupMembers.userId }, requested);
  return new Set(rows.map(({ userId }) => userId));
}

function done(
  context: OperationContext,
  { id, name, organizationId, customerId }: Group,
  ids: string[],
  { changing, refused }: { changing: User[]; refused: ChangedRows['refused'] },
): ChangedRows {
  if (changing.length === 0) return changed(changing, ids, refused);
  for (const user of changing) context.forget(user.id);
  const people = changing.map(({ id: user, firstName, lastName }): [string, string] => [user, `${firstName} ${lastName}`]);
  context.audit({
    subjects: [id, ...people.map(([user]) => user)],
    ...{ organizationId, customerId },
    names: { [id]: name, ...Object.fromEntries(people) },
  });
  return changed(changing, ids, refused);
}
