import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { groups } from '../groups/tenant.ts';
import { policies } from '../policies/tenant.ts';
import { parseResource } from '../../policy/statement.ts';

interface Naming {
  customerId: string;
  groupId: string;
}

export async function naming(region: Database, customerId: string, departments: ReadonlySet<string>): Promise<Naming[]> {
  const [own, others] = await Promise.all([
    filterNaming(region, eq(policies.customerId, customerId), customerId, departments),
    namingFromElsewhere(region, customerId, departments),
  ]);
  return [...own, ...others];
}

/** Groups of other customers: few, found by the form of their statements. */
export function namingFromElsewhere(region: Database, customerId: string, departments: ReadonlySet<string>): Promise<Naming[]> {
  const content = sql`${policies.statements}::text`;
  const meansIt = sql`(${content} like ${`%${customerId}%`} or ${content} ~ ${'prn:[^:"]*:[^:"]*:([*]|Any):[0-9a-zA-Z]'})`;
  return filterNaming(region, and(ne(policies.customerId, customerId), meansIt), customerId, departments);
}

async function filterNaming(
  region: Database,
  whose: SQL | undefined,
  customerId: string,
  departments: ReadonlySet<string>,
): Promise<Naming[]> {
  const all = unscoped(region);
  const columns = { customerId: policies.customerId, groupId: policies.groupId, statements: policies.statements };
  const isActive = all.exists(
    groups,
    and(eq(groups.customerId, policies.customerId), eq(groups.id, policies.groupId), isNull(groups.archivedAt)),
  );
  const rows = await all.select(policies, columns, and(whose, isNull(policies.archivedAt), isActive));
  const names = (resource: string) => {
    const scope = parseResource(resource)?.scope;
    return scope?.hierarchy !== undefined && departments.has(scope.hierarchy) && (scope.customer ?? customerId) === customerId;
  };
  return rows.filter(({ statements }) => statements.some(({ resources }) => resources.some(names)));
}
