import { and, asc, desc, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { rowsAs } from './pages.ts';
import type { ListQuery } from './pages.ts';
import type { Database } from './stores.ts';

/** Where a part of a list ended: the value that it is sorted by, as PostgreSQL writes it, and the id. */
export interface Place {
  sort: string | null;
  id: string;
}

export interface ListPart<Row> {
  rows: Row[];
  /** Where the next part begins; undefined once all is read. */
  end: Place | undefined;
}

export type PartQuery = Pick<ListQuery<Record<string, PgColumn>>, 'columns' | 'asked' | 'where' | 'sort' | 'id'>;

/**
 * Reads a list in parts, each a short query of its own that begins behind the last row of the one before, however deep that is: rows that come
 * or go meanwhile move no other. The order is that of the pages, where what has no value stands last upwards and first downwards.
 */
export async function readPart(
  db: Database,
  table: PgTable,
  query: PartQuery,
  after: Place | undefined,
  limit: number,
): Promise<ListPart<Record<string, unknown>>> {
  const { sort, id } = query;
  const direction = sort.order === 'desc' ? desc : asc;
  const order = sql`${direction(sort.by)}, ${direction(id)}`;
  const { text, finish } = rowsAs(query.columns, query.asked);
  const rows: Record<string, unknown>[] = [];
  for (const stretch of stretches(query, after)) {
    const where = and(query.where, stretch);
    const { rows: found } = await db.execute(
      sql`select ${text}, (${sort.by})::text as " sort", ${id} as " id" from ${table}${where ? sql` where ${where}` : sql``} order by ${order} limit ${limit - rows.length}`,
    );
    rows.push(...finish(found));
    if (rows.length === limit) break;
  }
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return { rows, end: last && { sort: last[' sort'] as string | null, id: String(last[' id']) } };
}

/** What lies behind a place, in order: never «or», which no index could follow. */
function stretches({ sort, id }: PartQuery, after: Place | undefined): (SQL | undefined)[] {
  if (!after) return [undefined];
  const { by, order } = sort;
  const than = sql.raw(order === 'desc' ? '<' : '>');
  const none = sql`(${by}) is null`;
  if (after.sort === null) {
    const rest = sql`${none} and ${id} ${than} ${after.id}`;
    return order === 'desc' ? [rest, sql`(${by}) is not null`] : [rest];
  }
  const rest = sql`(${by}, ${id}) ${than} (${after.sort}, ${after.id})`;
  return order === 'desc' ? [rest] : [rest, none];
}
