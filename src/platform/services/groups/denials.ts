import { and, eq, isNull } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { groupMembers, groups } from './tenant.ts';
import { liftedBy } from '../../policy/lifted.ts';
import type { Statement } from '../../policy/statement.ts';
import { keysOfGroup } from '../api-keys/ofGroup.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { pathsOf } from '../departments/require.ts';
import { grantsMore, isHeld } from './grants.ts';
import { statementsOf } from './rights.ts';

/** Removing a denial must not restore rights that the session lacks. @param userIds @default all members, and API keys */
export async function filterRemovable(
  context: OperationContext,
  region: Database,
  customerId: string,
  ids: readonly string[],
  userIds?: readonly string[],
): Promise<Set<string>> {
  const takeable = new Set(ids);
  for (const [id, statements] of await statementsOf(region, customerId, ids)) {
    if (!statements.some(({ effect }) => effect === 'deny')) continue;
    const remaining = await otherStatementsOf(region, customerId, id, userIds);
    const paths = await pathsOf(unscoped(region), customerId);
    const lifted = liftedBy(statements, remaining, (department) => paths.get(department) ?? []);
    if (!(await isHeld(context, region, customerId, lifted))) takeable.delete(id);
  }
  return takeable;
}

/** Refuses groups whose removal would restore rights that the session lacks, for future people; `takeableAmong` covers existing ones. */
export async function requireTakeable(
  context: OperationContext,
  region: Database,
  { ids, staying, ...input }: Parameters<typeof grantsMore>[0] & { staying: readonly string[] },
): Promise<void> {
  const saidBy = async (groupIds: readonly string[]) => [...(await statementsOf(region, input.customerId, groupIds)).values()].flat();
  const taken = await saidBy(ids);
  if (!taken.some(({ effect }) => effect === 'deny')) return;
  const paths = await pathsOf(unscoped(region), input.customerId);
  const lifted = liftedBy(taken, await saidBy(staying), (department) => paths.get(department) ?? []);
  if (!(await isHeld(context, region, input.customerId, lifted))) throw grantsMore({ ids, ...input });
}

export async function otherStatementsOf(
  region: Database,
  customerId: string,
  id: string,
  userIds?: readonly string[],
): Promise<Statement[]> {
  const others = await otherGroups(region, customerId, id, userIds);
  return [...(await statementsOf(region, customerId, others)).values()].flat();
}

async function otherGroups(region: Database, customerId: string, id: string, userIds?: readonly string[]): Promise<string[]> {
  const all = unscoped(region);
  const ofCustomer = eq(groupMembers.customerId, customerId);
  const who = and(ofCustomer, eq(groupMembers.groupId, id), userIds && isOneOf(groupMembers.userId, userIds));
  const members = (await all.select(groupMembers, { id: groupMembers.userId }, who)).map((row) => row.id);
  const rows = await all.select(groupMembers, { id: groupMembers.groupId }, and(ofCustomer, isOneOf(groupMembers.userId, members)));
  const keys = userIds ? [] : await keysOfGroup(region, customerId, id);
  const ids = [...new Set([...rows.map((row) => row.id), ...keys.flatMap(({ groupIds }) => groupIds)])].filter((other) => other !== id);
  const active = and(eq(groups.customerId, customerId), isNull(groups.archivedAt), isOneOf(groups.id, ids));
  return (await all.select(groups, { id: groups.id }, active)).map((row) => row.id);
}
