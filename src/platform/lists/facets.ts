import { and, isNotNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OperationContext } from '../context.ts';
import { scoped } from '../database/scoped.ts';
import type { TenantTable } from '../database/scoped.ts';
import { badInput } from '../errors.ts';

/** The values of one filter and the number of rows that have each. */
export interface Facet {
  field: string;
  values: { value: string; count: number }[];
}

/** What a page of a list can be asked besides its rows. */
export interface WithFacets {
  facets: (fields: readonly string[]) => Promise<Facet[]>;
}

/** A choice of more values than this is searched, not read through. */
const mostValues = 200;

/** Answers the field `facets` of every page type. */
export const answerFacets = (page: WithFacets, { fields }: { fields: readonly string[] }): Promise<Facet[]> => page.facets(fields);

/** Counts how often each value of some filters occurs among the rows that all other filters leave: what choosing it instead would show. */
export async function readFacets(
  { table, facets = {} }: { table: TenantTable; facets?: Record<string, PgColumn | SQL> },
  conditions: Record<string, SQL | undefined>,
  fields: readonly string[],
  { tx, reach }: OperationContext,
  beside?: SQL,
): Promise<Facet[]> {
  const wanted = [...new Set(fields)];
  const unknown = wanted.filter((field) => !Object.hasOwn(facets, field));
  if (unknown.length > 0) {
    const message = `There are no counts by ${unknown.join(', ').slice(0, 100)}.`;
    throw badInput({ fields: 'validation.facets.unknown' }, { message, reason: 'UNKNOWN_FACET' });
  }
  const counted: Facet[] = [];
  // One after the other: the embedded database has one connection, and elsewhere a list must not take several.
  for (const field of wanted) {
    const by = sql`${facets[field]}`;
    const others = Object.entries(conditions).flatMap(([name, condition]) => (name === field ? [] : [condition]));
    const values = await scoped(tx, reach)
      .selectBeside(table, beside, { value: sql<string>`(${by})::text`, count: sql<number>`count(*)::int` }, and(...others, isNotNull(by)))
      .groupBy(sql`1`)
      .orderBy(sql`2 desc`, sql`1`)
      .limit(mostValues);
    counted.push({ field, values });
  }
  return counted;
}
