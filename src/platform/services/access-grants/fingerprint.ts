import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { hierarchies } from '../departments/tenant.ts';
import { groupMembers, groups } from '../groups/tenant.ts';
import { policies } from '../policies/tenant.ts';
import { users } from '../users/tenant.ts';

/** Text that changes with everything that a customer's held access is worked out from, whoever changes it, in one statement. */
export async function fingerprintOf(tx: Database, customerId: string): Promise<string> {
  const all = unscoped(tx);
  const digest = (text: SQL, order: SQL): SQL<string> => sql<string>`md5(string_agg(${text}, ',' order by ${order}))`;
  // Ids are made here, so that a sum of hashes will do, which needs no order.
  const sum = (text: SQL): SQL<string> => sql<string>`count(*) || ' ' || coalesce(sum(hashtextextended(${text}, 0)), 0)`;
  const parts = [
    all.select(groups, { text: sum(sql`${groups.id}`) }, and(eq(groups.customerId, customerId), isNull(groups.archivedAt))),
    all.select(users, { text: sum(sql`${users.id}`) }, and(eq(users.customerId, customerId), isNull(users.archivedAt))),
    all.select(
      groupMembers,
      { text: sum(sql`${groupMembers.groupId} || ${groupMembers.userId}`) },
      eq(groupMembers.customerId, customerId),
    ),
    all.select(
      policies,
      { text: digest(sql`${policies.groupId} || ${policies.statements}::text`, sql`${policies.id}`) },
      and(eq(policies.customerId, customerId), isNull(policies.archivedAt)),
    ),
  ];
  const department = sql`concat_ws(' ', ${hierarchies.id}, ${hierarchies.parentId}, ${hierarchies.depth}, ${hierarchies.position}, ${hierarchies.name})`;
  const [row] = await all.select(
    hierarchies,
    {
      text: sql<string>`concat_ws(',', ${digest(department, sql`${hierarchies.id}`)}, ${sql.join(
        parts.map((part) => sql`(${part})`),
        sql`, `,
      )})`,
    },
    and(eq(hierarchies.customerId, customerId), isNull(hierarchies.archivedAt)),
  );
  return row?.text ?? '';
}
