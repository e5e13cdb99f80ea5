import { and, isNotNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OperationContext } from '../context.ts';
import { scoped } from '../database/scoped.ts';
import type { TenantTable } from '../database/scoped.ts';
import { plannedByValues } from '../database/statements.ts';
import { badInput } from '../errors.ts';

export interface Facet {
  field: string;
  values: { value: string; count: number }[];
}

export interface WithFacets {
  facets: (fields: readonly string[]) => Promise<Facet[]>;
}

const mostValues = 200;

export const answerFacets = (page: WithFacets, { fields }: { fields: readonly string[] }): Promise<Facet[]> => page.facets(fields);

/** Counts the values of filters among the rows that all other filters match: the effect of choosing another value. */
export async function readFacets(
  { table, facets = {} }: { table: TenantTable; facets?: Record<string, PgColumn | SQL> },
  conditions: Record<string, SQL | undefined>,
  fields: readonly string[],
  { tx, access }: OperationContext,
  joined?: SQL,
): Promise<Facet[]> {
  const requested = [...new Set(fields)];
  const unknown = requested.filter((field) => !Object.hasOwn(facets, field));
  if (unknown.length > 0) {
    const message = `There are no counts by ${unknown.join(', ').slice(0, 100)}.`;
    throw badInput({ fields: 'validation.facets.unknown' }, { message, reason: 'UNKNOWN_FACET' });
  }
  const counted: Facet[] = [];
  // Sequential: a list must not take several connections, and an embedded database has one.
  for (const field of requested) {
    const by = sql`${facets[field]}`;
    const others = Object.entries(conditions).flatMap(([name, condition]) => (name === field ? [] : [condition]));
    const values = await scoped(tx, access)
      .selectJoined(
        table,
        joined,
        { value: sql<string>`(${by})::text`, count: sql<number>`count(*)::int` },
        and(...others, isNotNull(by), plannedByValues),
      )
      .groupBy(sql`1`)
      .orderBy(sql`2 desc`, sql`1`)
      .limit(mostValues);
    counted.push({ field, values });
  }
  return counted;
}
