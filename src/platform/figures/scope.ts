import { and, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { scoped, unscoped } from '../database/scoped.ts';
import type { Database } from '../database/stores.ts';
import { hierarchies } from '../database/tenants.ts';
import { badInput } from '../errors.ts';
import { reachInCustomer } from '../policy/reach.ts';
import type { Reach } from '../policy/reach.ts';

/** Whose rows are counted: what the inputs of all figures have in common. */
export interface Scope {
  organizationIds: readonly string[];
  customerIds: readonly string[];
  hierarchyIds: readonly string[];
  /** Assessments of these alone; none named are all. */
  externalCohortIds: readonly string[];
  /** Those for these vacancies alone, by their ids outside; none named are all. */
  externalVacancyIds: readonly string[];
}

type Given = Pick<Scope, 'organizationIds' | 'customerIds' | 'hierarchyIds'> & {
  externalCohortIds?: readonly string[] | null | undefined;
  externalVacancyIds?: readonly string[] | null | undefined;
};

/** As many as one filter may name of each. */
const most = 500;

/** The scope that an input names, each id once and in order, so that equal ones are equal texts. */
export function scopeOf(given: Given, argument: string): Scope {
  const named = (name: keyof Scope): string[] => {
    const ids = [...new Set(given[name])].toSorted();
    const path = `${argument}.${name}`;
    if (ids.length > most)
      throw badInput({ [path]: 'validation.selection.maxItems' }, { message: `At most ${most}.`, fieldArgs: { [path]: { limit: most } } });
    return ids;
  };
  return {
    organizationIds: named('organizationIds'),
    customerIds: named('customerIds'),
    hierarchyIds: named('hierarchyIds'),
    externalCohortIds: named('externalCohortIds'),
    externalVacancyIds: named('externalVacancyIds'),
  };
}

/** Customers of a scope that belong to its organisations, and which of them are counted as a whole. */
export interface Place {
  customerIds: string[];
  /** The session's reach in them. */
  reach: Reach;
  /** Rows of their departments that are asked for; undefined where all are. */
  inDepartments: (row: Record<'customerId' | 'hierarchyId', PgColumn>) => SQL | undefined;
}

/** Looks up where the rows of a scope are: none are anywhere where organisation and customer do not belong together. */
export async function placeOf(tx: Database, { scope, reach }: { scope: Scope; reach: Reach }): Promise<Place> {
  const { organizationIds, customerIds, hierarchyIds } = scope;
  const columns = { customerId: hierarchies.customerId, organizationId: hierarchies.organizationId, id: hierarchies.id };
  const own = and(
    among(hierarchies.customerId, customerIds),
    among(hierarchies.organizationId, organizationIds),
    isNull(hierarchies.parentId),
    hierarchyIds.length === 0 ? sql`false` : undefined,
  );
  const found = await unscoped(tx).select(hierarchies, columns, own);
  const roots = found.length > 1 ? await reachable(tx, reach, found) : found;
  const [only, ...others] = roots;
  const whole = roots.filter(({ id }) => hierarchyIds.includes(id)).map(({ customerId }) => customerId);
  return {
    customerIds: roots.map(({ customerId }) => customerId),
    reach: only && others.length === 0 ? reachInCustomer(reach, only.organizationId, only.customerId) : reach,
    inDepartments: (row) => {
      if (whole.length === roots.length) return undefined;
      const onPath = sql`string_to_array(${hierarchies.path}, '/') && ${sql.param(hierarchyIds)}::text[]`;
      const named = and(among(hierarchies.customerId, customerIds), onPath);
      const below = unscoped(tx).select(hierarchies, { customerId: hierarchies.customerId, id: hierarchies.id }, named);
      // Looked up once, and never joined.
      const isBelow = sql`coalesce((${row.customerId}, ${row.hierarchyId}) in ${below}, false)`;
      return or(whole.length > 0 ? among(row.customerId, whole) : undefined, isBelow);
    },
  };
}

const among = (column: PgColumn, values: readonly string[]): SQL => sql`${column} = any(${sql.param(values)}::text[])`;

/** Of several customers those of which the session reaches something: what is others' is not even read. */
async function reachable<Root extends { customerId: string }>(tx: Database, reach: Reach, roots: readonly Root[]): Promise<Root[]> {
  const customerId = sql<string>`distinct ${hierarchies.customerId}`;
  const those = among(
    hierarchies.customerId,
    roots.map((root) => root.customerId),
  );
  const reached = new Set(
    (await scoped(tx, reach).selectBeside(hierarchies, undefined, { customerId }, those)).map((row) => row.customerId),
  );
  return roots.filter((root) => reached.has(root.customerId));
}
