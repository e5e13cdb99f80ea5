import { and, eq, isNull } from 'drizzle-orm';
import { isOneOf } from '../../database/isOneOf.ts';
import { unscoped } from '../../database/scoped.ts';
import { groupMembers, groups } from '../groups/tenant.ts';
import { statementsOf } from '../groups/rights.ts';
import type { ScimContext } from './context.ts';
import { ScimError } from './errors.ts';

// Nobody gains more over SCIM than who made the token could give: it names the groups with rights that it may deal with.

async function foreignGroups({ home, session }: ScimContext, groupIds: readonly string[]): Promise<string[]> {
  const granted = await statementsOf(home.db, session.customerId, groupIds);
  return [...granted].flatMap(([id, statements]) => (statements.length > 0 && !session.token.groupIds.includes(id) ? [id] : []));
}

/** @throws ScimError 403 for a group with rights that the token does not name */
export async function requireGroupRight(context: ScimContext, { id, name }: { id: string; name: string }): Promise<void> {
  if ((await foreignGroups(context, [id])).length === 0) return;
  throw new ScimError(
    403,
    `This token may not change the group “${name}”, which grants rights. Add the group to the token in the console.`,
  );
}

/** Restoring a user, or moving their address, could give somebody the rights of their groups. */
export async function requireUserRight(context: ScimContext, userId: string): Promise<void> {
  const { home, session } = context;
  const all = unscoped(home.db);
  const theirs = and(eq(groupMembers.customerId, session.customerId), eq(groupMembers.userId, userId));
  const groupIds = (await all.select(groupMembers, { id: groupMembers.groupId }, theirs)).map(({ id }) => id);
  const active = and(eq(groups.customerId, session.customerId), isOneOf(groups.id, groupIds), isNull(groups.archivedAt));
  const names = await all.select(groups, { id: groups.id, name: groups.name }, active);
  const foreign = await foreignGroups(
    context,
    names.map(({ id }) => id),
  );
  if (foreign.length === 0) return;
  const list = names.flatMap(({ id, name }) => (foreign.includes(id) ? [`“${name}”`] : []));
  throw new ScimError(
    403,
    `This token may not give back or move an account with the rights of ${list.join(', ')}. Add the group to the token in the console.`,
  );
}
