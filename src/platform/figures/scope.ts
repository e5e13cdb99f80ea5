import { and, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { scoped, unscoped } from '../database/scoped.ts';
import type { Database } from '../database/stores.ts';
import { hierarchies } from '../services/departments/tenant.ts';
import { badInput } from '../errors.ts';
import { accessInCustomer } from '../policy/accessScope.ts';
import type { AccessScope } from '../policy/accessScope.ts';

export interface Scope {
  organizationIds: readonly string[];
  customerIds: readonly string[];
  hierarchyIds: readonly string[];
  /** Only assessments of these cohorts; all if empty. */
  externalCohortIds: readonly string[];
  /** Only assessments of these vacancies, by external id; all if empty. */
  externalVacancyIds: readonly string[];
}

type ScopeFilter = Pick<Scope, 'organizationIds' | 'customerIds' | 'hierarchyIds'> & {
  externalCohortIds?: readonly string[] | null | undefined;
  externalVacancyIds?: readonly string[] | null | undefined;
};

const most = 500;

/** Scope of an input with distinct, sorted ids, so that equal scopes are equal texts. */
export function scopeOf(input: ScopeFilter, argument: string): Scope {
  const named = (name: keyof Scope): string[] => {
    const ids = [...new Set(input[name])].toSorted();
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

export interface FigureScope {
  customerIds: string[];
  access: AccessScope;
  /** Condition for the requested departments; undefined for all. */
  inDepartments: (row: Record<'customerId' | 'hierarchyId', PgColumn>) => SQL | undefined;
}

/** Resolves a scope; empty if organisation and customer do not belong together. */
export async function placeOf(tx: Database, { scope, access }: { scope: Scope; access: AccessScope }): Promise<FigureScope> {
  const { organizationIds, customerIds, hierarchyIds } = scope;
  const columns = { customerId: hierarchies.customerId, organizationId: hierarchies.organizationId, id: hierarchies.id };
  const own = and(
    isOneOf(hierarchies.customerId, customerIds),
    isOneOf(hierarchies.organizationId, organizationIds),
    isNull(hierarchies.parentId),
    hierarchyIds.length === 0 ? sql`false` : undefined,
  );
  const found = await unscoped(tx).select(hierarchies, columns, own);
  const roots = found.length > 1 ? await accessible(tx, access, found) : found;
  const [only, ...others] = roots;
  const whole = roots.filter(({ id }) => hierarchyIds.includes(id)).map(({ customerId }) => customerId);
  return {
    customerIds: roots.map(({ customerId }) => customerId),
    access: only && others.length === 0 ? accessInCustomer(access, only.organizationId, only.customerId) : access,
    inDepartments: (row) => {
      if (whole.length === roots.length) return undefined;
      const onPath = sql`string_to_array(${hierarchies.path}, '/') && ${sql.param(hierarchyIds)}::text[]`;
      const named = and(isOneOf(hierarchies.customerId, customerIds), onPath);
      const below = unscoped(tx).select(hierarchies, { customerId: hierarchies.customerId, id: hierarchies.id }, named);
      // Subquery, evaluated once and never joined.
      const isBelow = sql`coalesce((${row.customerId}, ${row.hierarchyId}) in ${below}, false)`;
      return or(whole.length > 0 ? isOneOf(row.customerId, whole) : undefined, isBelow);
    },
  };
}

const isOneOf = (column: PgColumn, values: readonly string[]): SQL => sql`${column} = any(${sql.param(values)}::text[])`;

async function accessible<Root extends { customerId: string }>(tx: Database, access: AccessScope, roots: readonly Root[]): Promise<Root[]> {
  const customerId = sql<string>`distinct ${hierarchies.customerId}`;
  const those = isOneOf(
    hierarchies.customerId,
    roots.map((root) => root.customerId),
  );
  const reached = new Set(
    (await scoped(tx, access).selectJoined(hierarchies, undefined, { customerId }, those)).map((row) => row.customerId),
  );
  return roots.filter((root) => reached.has(root.customerId));
}
