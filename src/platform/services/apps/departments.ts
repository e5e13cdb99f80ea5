import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OperationContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { hierarchies } from '../../database/tenants.ts';
import { distinctIds } from '../../lists/bulk.ts';

/** The scope that a list is asked in, and the departments that it is narrowed to. */
export interface DepartmentFilter {
  organizationId: string;
  customerId: string;
  hierarchyId: string;
  hierarchyIdList: readonly string[];
}

interface Root {
  id: string;
  organizationId: string;
}

/** Root departments by customer: neither ever changes, and every list asks. */
const roots = new Map<string, Root>();
const mostRoots = 10_000;

/** Rows of these departments and of those below them; undefined where that is every row of the customer. */
export async function inDepartments(
  { tx }: OperationContext,
  row: { customerId: PgColumn; hierarchyId: PgColumn },
  filter: DepartmentFilter,
): Promise<SQL | undefined> {
  const root = await rootOf(tx, filter.customerId);
  const below = (ids: readonly string[], argument: string): SQL | undefined => {
    if (root && ids.includes(root.id)) return undefined;
    if (ids.length === 0) return sql`false`;
    const named = distinctIds([...ids], argument).map((id) => sql`${id}`);
    const onPath = sql`string_to_array(${hierarchies.path}, '/') && array[${sql.join(named, sql`, `)}]::text[]`;
    return unscoped(tx).exists(hierarchies, and(eq(hierarchies.customerId, row.customerId), eq(hierarchies.id, row.hierarchyId), onPath));
  };
  return and(below([filter.hierarchyId], 'hierarchyId'), below(filter.hierarchyIdList, 'hierarchyIdList'));
}

/**
 * Is a list neither narrowed to a department nor cut by the session's reach, so that the customer's counters say how many rows it has.
 * Asked after `inDepartments`, which has looked for the root.
 */
export function isWholeCustomer({ reach, region }: OperationContext, filter: DepartmentFilter): boolean {
  const root = roots.get(filter.customerId);
  return (
    root?.organizationId === filter.organizationId &&
    root.id === filter.hierarchyId &&
    filter.hierarchyIdList.includes(root.id) &&
    reach.parts.every((part) => part.deny.length === 0) &&
    reach.covers({ region, organization: root.organizationId, customer: filter.customerId, path: [] })
  );
}

async function rootOf(tx: Database, customerId: string): Promise<Root | undefined> {
  const known = roots.get(customerId);
  if (known) return known;
  const [root] = await unscoped(tx).select(
    hierarchies,
    { id: hierarchies.id, organizationId: hierarchies.organizationId },
    and(eq(hierarchies.customerId, customerId), isNull(hierarchies.parentId)),
  );
  if (root && roots.size >= mostRoots) roots.clear();
  if (root) roots.set(customerId, root);
  return root;
}
