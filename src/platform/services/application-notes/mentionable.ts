import { and, eq, isNull } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { checkedPage, page } from '../../database/pages.ts';
import type { Database } from '../../database/stores.ts';
import { unscoped } from '../../database/scoped.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { searchFor } from '../../lists/search.ts';
import { operation } from '../../operation.ts';
import { decider, widenRoots } from '../../policy/accessScope.ts';
import { filterRoots } from '../auth/session.ts';
import { pathsOf } from '../departments/require.ts';
import { statementsOf } from '../groups/rights.ts';
import { groupMembers, groups } from '../groups/tenant.ts';
import { users } from '../users/tenant.ts';
import { subjectOf } from './subject.ts';
import type { Subject } from './subject.ts';

export interface Mentionable {
  id: string;
  name: string;
  email: string;
}

export const getMentionableUsers = operation('AppsGetMentionableUsers', {}, async ({ searchText, skipEq, limitEq, ...of }, context) => {
  const { skip, limit } = checkedPage({ skip: skipEq, limit: limitEq });
  const subject = await subjectOf(context, of);
  const found = await mentionable(context, context.tx, subject, { searchText });
  const shown = found.slice(skip * limit, (skip + 1) * limit).map(({ id, name }) => ({ _id: id, name }));
  return page(shown, found.length, skip, limit);
});

/** Active users of the customer whose groups let them see the application, by name: nobody else is ever named. */
export async function mentionable(
  { stores, region }: Pick<RequestContext, 'stores' | 'region'>,
  db: Database,
  { customerId, organizationId, hierarchyId }: Pick<Subject, 'customerId' | 'organizationId' | 'hierarchyId'>,
  { searchText, ids }: { searchText?: string | null | undefined; ids?: readonly string[] },
): Promise<Mentionable[]> {
  const all = unscoped(db);
  const columns = { id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email };
  const wanted = [searchFor(users.searchText, searchText), ids && isOneOf(users.id, ids)];
  const people = await all
    .select(users, columns, and(eq(users.customerId, customerId), isNull(users.archivedAt), ...wanted))
    .orderBy(users.firstName, users.lastName, users.id)
    .limit(mostTried);
  const own = and(
    eq(groupMembers.customerId, customerId),
    isOneOf(
      groupMembers.userId,
      people.map(({ id }) => id),
    ),
    all.exists(groups, and(eq(groups.customerId, groupMembers.customerId), eq(groups.id, groupMembers.groupId), isNull(groups.archivedAt))),
  );
  const members = await all.select(groupMembers, { userId: groupMembers.userId, groupId: groupMembers.groupId }, own);
  const statements = await statementsOf(db, customerId, [...new Set(members.map(({ groupId }) => groupId))]);
  const roots = await filterRoots({ stores }, [...statements.values()].flat());
  const path = (await pathsOf(all, customerId)).get(hierarchyId) ?? [];
  const sees = new Map<string, boolean>();
  return people.flatMap(({ id, firstName, lastName, email }) => {
    const groupIds = members.flatMap(({ userId, groupId }) => (userId === id ? [groupId] : [])).toSorted();
    const key = groupIds.join();
    if (!sees.has(key)) {
      const theirs = widenRoots(
        groupIds.flatMap((groupId) => statements.get(groupId) ?? []),
        (root) => roots.get(root),
      );
      sees.set(key, decider(theirs, { region, organization: organizationId, customer: customerId, path })('apps:viewApplication'));
    }
    return sees.get(key) ? [{ id, name: `${firstName} ${lastName}`.trim(), email }] : [];
  });
}

/** Users whose rights are looked at for one answer. */
const mostTried = 500;
