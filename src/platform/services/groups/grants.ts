import { and, eq, isNull } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { groupMembers, groups } from './tenant.ts';
import { notFound, PlatformError } from '../../errors.ts';
import { holdsAll } from '../../policy/holds.ts';
import type { Statement } from '../../policy/statement.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { pathsOf } from '../departments/require.ts';
import { statementsOf } from './rights.ts';

// Nobody grants more than they hold (design “The platform”): every grant is checked here.

interface GroupsInput {
  ids: readonly string[];
  customerId: string;
  field: string;
  message?: string;
}

/** Locks the groups, and returns their statements. @param region transaction or store of the customer's region */
export async function requireGivable(context: OperationContext, region: Database, input: GroupsInput): Promise<Statement[]> {
  const ids = [...new Set(input.ids)];
  if (ids.length === 0) return [];
  const requested = and(eq(groups.customerId, input.customerId), isOneOf(groups.id, ids), isNull(groups.archivedAt));
  const found = await scoped(region, context.access).select(groups, { id: groups.id }, requested).for('share');
  if (found.length !== ids.length) throw notFound();
  return requireHeld(context, region, { ...input, ids });
}

export async function requireHeld(context: OperationContext, region: Database, input: GroupsInput): Promise<Statement[]> {
  const granted = [...(await statementsOf(region, input.customerId, input.ids)).values()].flat();
  if (await isHeld(context, region, input.customerId, granted)) return granted;
  throw grantsMore(input);
}

export async function filterHeld(
  context: OperationContext,
  region: Database,
  customerId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const granted = await statementsOf(region, customerId, ids);
  if (await isHeld(context, region, customerId, [...granted.values()].flat())) return new Set(granted.keys());
  const paths = await pathsOf(unscoped(region), customerId);
  const own = context.session.statements;
  return new Set(ids.filter((id) => holdsAll(own, granted.get(id) ?? [], (department) => paths.get(department) ?? [])));
}

/** Users whose groups grant nothing beyond the session's rights: restoring a user gives those back. */
export async function filterRestorable(
  context: OperationContext,
  region: Database,
  customerId: string,
  userIds: readonly string[],
): Promise<Set<string>> {
  const all = unscoped(region);
  const isActive = all.exists(
    groups,
    and(eq(groups.customerId, groupMembers.customerId), eq(groups.id, groupMembers.groupId), isNull(groups.archivedAt)),
  );
  const theirs = and(eq(groupMembers.customerId, customerId), isOneOf(groupMembers.userId, userIds), isActive);
  const members = await all.select(groupMembers, { userId: groupMembers.userId, groupId: groupMembers.groupId }, theirs);
  const held = await filterHeld(context, region, customerId, [...new Set(members.map(({ groupId }) => groupId))]);
  const more = new Set(members.filter(({ groupId }) => !held.has(groupId)).map(({ userId }) => userId));
  return new Set(userIds.filter((id) => !more.has(id)));
}

export async function isHeld(
  { session }: OperationContext,
  region: Database,
  customerId: string,
  statements: readonly Statement[],
): Promise<boolean> {
  if (statements.every(({ effect }) => effect === 'deny')) return true;
  const paths = await pathsOf(unscoped(region), customerId);
  return holdsAll(session.statements, statements, (department) => paths.get(department) ?? []);
}

export const grantsMore = ({ field, message = 'validation.user.groupIds.grantsMore' }: GroupsInput) =>
  new PlatformError('FORBIDDEN', 'You can only assign groups whose rights you hold yourself.', {
    reason: 'GRANTS_MORE',
    fields: { [field]: message },
  });
