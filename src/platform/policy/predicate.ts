import { and, eq, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AccessScope } from './accessScope.ts';
import type { Scope } from './statement.ts';

/** Owner columns of a table. A missing column is above its rows: narrower scopes do not apply. */
export interface ScopeColumns {
  region?: PgColumn;
  organization?: PgColumn;
  customer?: PgColumn;
  hierarchy?: { id: PgColumn; below: (hierarchyIds: readonly string[], customer: string | undefined) => SQL };
}

/** SQL condition of what the session may access; undefined for everything. */
export function accessPredicate(access: AccessScope, columns: ScopeColumns): SQL | undefined {
  if (access.empty) return sql`false`;
  // The directory has the rows of all regions in one table.
  const here = access.region !== undefined && columns.region ? eq(columns.region, access.region) : undefined;
  if (access.everything) return here;
  return and(
    here,
    ...access.parts.map((part) => {
      const allowed = anyOf(part.allow, columns);
      const denied = part.deny.length > 0 ? anyOf(part.deny, columns) : undefined;
      // A null column makes the condition unknown, which must not lift a denial.
      return denied ? and(allowed, not(sql`coalesce(${denied}, false)`)) : allowed;
    }),
  );
}

/** `/root/…/self/` contains one of these. Many are looked up as keys of a constant object, not one by one for each row. */
export function leadsThrough(path: PgColumn | SQL, ids: readonly string[]): SQL {
  const [only, ...more] = ids;
  if (only !== undefined && more.length === 0) return sql`${path} like ${`%/${only}/%`}`;
  const keys = JSON.stringify(Object.fromEntries(ids.map((id) => [id, 0])));
  return sql`jsonb_exists_any((select ${keys}::jsonb), string_to_array(${path}, '/'))`;
}

/** Merges a customer's departments: five thousand become one condition. */
function anyOf(scopes: readonly Scope[], columns: ScopeColumns): SQL {
  const places = new Map<string, Subtree>();
  for (const { hierarchy, ...above } of scopes) {
    const key = JSON.stringify([above.region, above.organization, above.customer]);
    const place: Subtree = places.get(key) ?? { above, whole: false, ids: [] };
    if (hierarchy === undefined) place.whole = true;
    else place.ids.push(hierarchy);
    places.set(key, place);
  }
  const conditions = [...places.values()].map(({ above, whole, ids }) => condition(above, whole ? undefined : ids, columns) ?? sql`true`);
  return or(...conditions) ?? sql`false`;
}

interface Subtree {
  above: Scope;
  whole: boolean;
  ids: string[];
}

function condition(above: Scope, hierarchyIds: readonly string[] | undefined, columns: ScopeColumns): SQL | undefined {
  const parts: (SQL | undefined)[] = [];
  for (const key of ['region', 'organization', 'customer'] as const) {
    const value = above[key];
    if (value === undefined) continue;
    const column = columns[key];
    // A region's tables have no region column.
    if (column) parts.push(eq(column, value));
    else if (key !== 'region') return sql`false`;
  }
  if (hierarchyIds !== undefined) {
    if (!columns.hierarchy) return sql`false`;
    parts.push(columns.hierarchy.below(hierarchyIds, above.customer));
  }
  return and(...parts);
}
