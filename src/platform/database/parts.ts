import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { withRelations } from './relations.ts';
import { rowsAs } from './columns.ts';
import { orderOf } from './pages.ts';
import type { ListQuery } from './pages.ts';
import type { Database } from './stores.ts';

export interface PagePosition {
  sort: string | null;
  ties: string[];
}

export interface ListPart<Row> {
  rows: Row[];
  end: PagePosition | undefined;
}

export type PartQuery = Pick<
  ListQuery<Record<string, PgColumn>>,
  'columns' | 'requested' | 'where' | 'sort' | 'id' | 'joins' | 'relations' | 'customerId'
>;

/** Reads a list in batches by keyset pagination: short queries, stable while rows come and go. Ordered like the pages. */
export async function readPart(
  db: Database,
  table: PgTable,
  query: PartQuery,
  after: PagePosition | undefined,
  limit: number,
): Promise<ListPart<Record<string, unknown>>> {
  const { sort, id, joins } = query;
  const order = orderOf(sort, id);
  const from = sql`${table}${joins?.rows ?? sql``}`;
  const { text, finish } = rowsAs(query.columns, query.requested, query.relations);
  const rows: Record<string, unknown>[] = [];
  for (const stretch of stretches(query, after)) {
    const where = and(query.where, stretch);
    const statement = sql`select ${text}, (${sort.by})::text as " sort", array[${sql.join([...tiesOf(query)], sql`, `)}] as " ties" from ${from}${where ? sql` where ${where}` : sql``} order by ${order} limit ${limit - rows.length}`;
    const { rows: found } = await db.execute(withRelations(statement, query.relations, query.customerId));
    rows.push(...finish(found));
    if (rows.length === limit) break;
  }
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return { rows, end: last && { sort: last[' sort'] as string | null, ties: last[' ties'] as string[] } };
}

const tiesOf = ({ sort: { ties }, id }: Pick<PartQuery, 'sort' | 'id'>) => (ties?.length ? ties : [id]);

/** Conditions for rows after a cursor, in order; without OR, which no index supports. */
function stretches({ sort, id }: PartQuery, after: PagePosition | undefined): (SQL | undefined)[] {
  if (!after) return [undefined];
  const { by, order, nulls } = sort;
  const ties = sql.join([...tiesOf({ sort, id })], sql`, `);
  const behind = sql.join(
    after.ties.map((each) => sql`${each}`),
    sql`, `,
  );
  const noneLast = order === 'asc' || nulls === 'last';
  const than = sql.raw(order === 'desc' ? '<' : '>');
  const none = sql`(${by}) is null`;
  if (after.sort === null) {
    const rest = sql`${none} and (${ties}) ${than} (${behind})`;
    return noneLast ? [rest] : [rest, sql`(${by}) is not null`];
  }
  const rest = sql`(${by}, ${ties}) ${than} (${after.sort}, ${behind})`;
  return noneLast ? [rest, none] : [rest];
}
