import { and, eq, isNull, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AccessOrigin } from '../../../generated/types.ts';
import type { OperationContext } from '../../context.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { Row } from '../../lists/list.ts';
import { accessScope } from '../../policy/accessScope.ts';
import { groupMembers, groups } from '../groups/tenant.ts';
import { dayOf, recordingSince } from '../right-uses/recording.ts';
import { scimLinks } from '../scim/tenant.ts';
import { ssoConfigs } from '../sso/tenant.ts';
import { users } from '../users/tenant.ts';
import { grantRows } from './rows.ts';

const unusedDays = 90;

const groupIdsOf = (row: Row): string[] => row['groupIds'] as string[];

/** Groups whose policies the session may not view stay without a name. */
export async function addGroups(rows: Row[], { tx, stores, session, region }: OperationContext, customerId: string): Promise<void> {
  const ids = [...new Set(rows.flatMap(groupIdsOf))];
  const named = await scoped(tx, accessScope(session.statements, 'common:viewPolicy', region)).select(
    groups,
    { id: groups.id, name: groups.name },
    and(eq(groups.customerId, customerId), isOneOf(groups.id, ids)),
  );
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const byScim = and(eq(scimLinks.customerId, customerId), isOneOf(scimLinks.id, ids), isNull(scimLinks.removedAt));
  const managed = new Set((await unscoped(tx).select(scimLinks, { id: scimLinks.id }, byScim)).map(({ id }) => id));
  const { db } = await stores.identity();
  const [config] = await unscoped(db).select(ssoConfigs, { groupIds: ssoConfigs.groupIds }, eq(ssoConfigs.customerId, customerId));
  const originOf = (id: string, row: Row): AccessOrigin => {
    if (managed.has(id)) return 'SCIM';
    return row['source'] === 'SSO' && config?.groupIds.includes(id) ? 'SSO' : 'CONSOLE';
  };
  for (const row of rows)
    row['groups'] = groupIdsOf(row).map((id) => ({ _id: id, name: names.get(id) ?? null, origin: originOf(id, row) }));
}

/** Day since which a use would have been recorded: since recording began, and since the user has had a group that gives the right. */
export async function addRecordedSince(rows: Row[], { tx }: OperationContext, customerId: string): Promise<void> {
  const since = await recordingSince(tx);
  const theirs = and(
    eq(groupMembers.customerId, customerId),
    isOneOf(groupMembers.userId, [...new Set(rows.map((row) => String(row['userId'])))]),
  );
  const columns = { groupId: groupMembers.groupId, userId: groupMembers.userId, createdAt: groupMembers.createdAt };
  const joined = new Map(
    (await unscoped(tx).select(groupMembers, columns, theirs)).map(({ groupId, userId, createdAt }) => [
      `${userId} ${groupId}`,
      dayOf(createdAt),
    ]),
  );
  for (const row of rows) {
    const days = groupIdsOf(row).flatMap((id) => joined.get(`${String(row['userId'])} ${id}`) ?? []);
    const [first = ''] = days.toSorted();
    row['recordedSince'] = since === undefined ? null : first > since ? first : since;
  }
}

/** Nothing is unused before 90 days of recording, nor before the user has had the right for as long. */
export async function unusedFor({ tx, now }: OperationContext, customerId: string, isUnused: boolean): Promise<SQL> {
  const before = dayOf(new Date(now().getTime() - unusedDays * 86_400_000));
  const since = await recordingSince(tx);
  if (since === undefined || since > before) return isUnused ? sql`false` : sql`true`;
  const held = and(
    eq(groupMembers.customerId, customerId),
    eq(groupMembers.userId, users.id),
    sql`${grantRows.groupIds} ? ${groupMembers.groupId}`,
    sql`${groupMembers.createdAt} < ${before}::date + 1`,
  );
  const unused = and(or(isNull(grantRows.lastOn), sql`${grantRows.lastOn} < ${before}`), unscoped(tx).exists(groupMembers, held));
  return isUnused ? (unused ?? sql`false`) : not(unused ?? sql`false`);
}
