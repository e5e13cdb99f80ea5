import { and, eq, isNull } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { groupMembers, groups } from '../../database/tenants.ts';
import { notFound, PlatformError } from '../../errors.ts';
import { holdsAll } from '../../policy/holds.ts';
import type { Statement } from '../../policy/statement.ts';
import { among } from './among.ts';
import { pathsOf } from './departments.ts';
import { statementsOf } from './groupRights.ts';

// Nobody grants more than they hold (design «The platform»): whatever gives rights to somebody asks here.

interface Given {
  ids: readonly string[];
  customerId: string;
  /** Where the call names them. */
  field: string;
  /** The text shown there. @default that of a user's groups */
  message?: string;
}

/**
 * The groups that users are about to be given must be of one customer, active and within reach, else they are as absent; and whoever gives
 * them must hold every right that they grant. Answers what they grant together. `region` is the transaction, or the store, of the customer's
 * region; the groups are held as they are until it ends.
 */
export async function requireGivable(context: OperationContext, region: Database, given: Given): Promise<Statement[]> {
  const ids = [...new Set(given.ids)];
  if (ids.length === 0) return [];
  const asked = and(eq(groups.customerId, given.customerId), among(groups.id, ids), isNull(groups.archivedAt));
  const found = await scoped(region, context.reach).select(groups, { id: groups.id }, asked).for('share');
  if (found.length !== ids.length) throw notFound();
  return requireHeld(context, region, { ...given, ids });
}

/** Refuses to give groups that grant more than the session holds itself. */
export async function requireHeld(context: OperationContext, region: Database, given: Given): Promise<Statement[]> {
  const granted = [...(await statementsOf(region, given.customerId, given.ids)).values()].flat();
  if (await isHeld(context, region, given.customerId, granted)) return granted;
  throw grantsMore(given);
}

/** Which of a customer's groups grant nothing that the session does not hold itself. */
export async function heldAmong(
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

/** Which of these users of a customer are in no active group that grants more than the session holds: who restores somebody gives those back. */
export async function restorableAmong(
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
  const theirs = and(eq(groupMembers.customerId, customerId), among(groupMembers.userId, userIds), isActive);
  const members = await all.select(groupMembers, { userId: groupMembers.userId, groupId: groupMembers.groupId }, theirs);
  const held = await heldAmong(context, region, customerId, [...new Set(members.map(({ groupId }) => groupId))]);
  const more = new Set(members.filter(({ groupId }) => !held.has(groupId)).map(({ userId }) => userId));
  return new Set(userIds.filter((id) => !more.has(id)));
}

/** Does the session hold all that these statements, of policies of the customer, grant. */
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

export const grantsMore = ({ field, message = 'validation.user.groupIds.grantsMore' }: Given) =>
  new PlatformError('FORBIDDEN', 'A group can only be given by somebody who holds all of its rights.', {
    reason: 'GRANTS_MORE',
    fields: { [field]: message },
  });
