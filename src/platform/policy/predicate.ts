import { and, eq, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reach } from './reach.ts';
import type { Scope } from './statement.ts';

/** Where a table says to whom a row belongs. A column that a table lacks stands above its rows: a narrower scope does not reach them. */
export interface ScopeColumns {
  region?: PgColumn;
  organization?: PgColumn;
  customer?: PgColumn;
  /** The department of a row, and how the departments below another are found. */
  hierarchy?: { id: PgColumn; below: (hierarchyId: string, customer: string | undefined) => SQL };
}

/** The reach as an SQL condition on a table's columns; undefined where nothing is left out. */
export function reachPredicate(reach: Reach, columns: ScopeColumns): SQL | undefined {
  if (reach.empty) return sql`false`;
  // The directory holds the rows of all regions in one table.
  const here = reach.region !== undefined && columns.region ? eq(columns.region, reach.region) : undefined;
  if (reach.everything) return here;
  return and(
    here,
    ...reach.parts.map((part) => {
      const allowed = anyOf(part.allow, columns);
      const denied = part.deny.length > 0 ? anyOf(part.deny, columns) : undefined;
      // A column that is null makes a condition unknown, which must not lift a denial.
      return denied ? and(allowed, not(sql`coalesce(${denied}, false)`)) : allowed;
    }),
  );
}

function anyOf(scopes: readonly Scope[], columns: ScopeColumns): SQL {
  return or(...scopes.map((scope) => condition(scope, columns) ?? sql`true`)) ?? sql`false`;
}

function condition(scope: Scope, columns: ScopeColumns): SQL | undefined {
  const parts: (SQL | undefined)[] = [];
  for (const key of ['region', 'organization', 'customer'] as const) {
    const value = scope[key];
    if (value === undefined) continue;
    const column = columns[key];
    // A region's store holds that region alone, so its tables carry no region column.
    if (column) parts.push(eq(column, value));
    else if (key !== 'region') return sql`false`;
  }
  if (scope.hierarchy !== undefined) {
    if (!columns.hierarchy) return sql`false`;
    parts.push(columns.hierarchy.below(scope.hierarchy, scope.customer));
  }
  return and(...parts);
}
