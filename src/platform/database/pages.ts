import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { badInput } from '../errors.ts';
import { withRelations } from './relations.ts';
import type { Relation } from './relations.ts';
import { rowsAs } from './columns.ts';
import type { Database } from './stores.ts';

export interface PageRequest {
  skip?: number | null | undefined;
  limit?: number | null | undefined;
}

export interface Page<Row> {
  data: Row[];
  pagination: { totalPages: number; currentPage: number; pageSize: number; totalItems: number };
}

export interface ListQuery<Columns extends Record<string, PgColumn>> {
  columns: Columns;
  requested?: ReadonlySet<string>;
  where: SQL | undefined;
  sort: Order;
  /** Breaks ties, so that no row appears on two pages. */
  id: PgColumn;
  /** Joins (at most one row each): for conditions and order of the page, and for the count. */
  joins?: Joins | undefined;
  /** Precomputed total; undefined counts the rows, null skips it. */
  total?: SQL<number> | null | undefined;
  relations?: Record<string, Relation> | undefined;
  /** Owner of all rows in a list of one customer. */
  customerId?: string | undefined;
  /** Selects the ids of all rows in the list's order, or in reverse: late pages are found by it where the planner would join all rows. */
  late?: ((backward: boolean) => SQL) | undefined;
  /** The joins hold the rows of the requested page alone, of so many. */
  only?: { total: number } | undefined;
}

export interface OrderKey {
  by: PgColumn | SQL;
  /** Position of null. @default the database's: last ascending, first descending */
  nulls?: 'last';
  /** Tie-breakers that continue an index, ending in a unique one. @default the id */
  ties?: readonly (PgColumn | SQL)[];
}

export interface Order extends OrderKey {
  order: 'asc' | 'desc';
}

export interface Joins {
  rows: SQL | undefined;
  counted: SQL | undefined;
}

export function orderOf({ by, order, nulls, ties = [] }: Order, id: PgColumn, backward = false): SQL {
  const direction = sql.raw((order === 'desc') !== backward ? 'desc' : 'asc');
  const none = nulls === undefined ? sql`` : sql.raw(backward ? ' nulls first' : ' nulls last');
  const rest = (ties.length > 0 ? ties : [id]).map((tie) => sql`, ${tie} ${direction}`);
  return sql`${by} ${direction}${none}${sql.join(rest)}`;
}

export type RowOf<Columns extends Record<string, PgColumn>> = {
  [Key in keyof Columns]: Sent<Columns[Key]['_']['data']> | (Columns[Key]['_']['notNull'] extends true ? never : null);
};
type Sent<Value> = Value extends Date ? string : Value;

const defaultLimit = 30;
const maxLimit = 500;
/** Up to this offset, page and total are one statement; a list with ids of its own for late pages has them from an earlier one on. */
const [nearOffset, nearOfLate] = [1000, 300];

/** Reads a page. Pages past the middle are read backward, so that the last costs as little as the first. */
export async function readPage<Columns extends Record<string, PgColumn>>(
  db: Database,
  table: PgTable,
  query: ListQuery<Columns>,
  request: PageRequest,
): Promise<Page<RowOf<Columns>>> {
  const { skip, limit } = checkedPage(request);
  const offset = skip * limit;
  if (query.only) {
    const { rows } = await rowsOf(db, table, query, { offset: 0, limit, backward: false });
    return page(rows, query.only.total, skip, limit);
  }
  if (query.total === null) {
    const { rows } = await rowsOf(db, table, query, { offset, limit, backward: false });
    return page(rows, 0, skip, limit);
  }
  const count =
    query.total ??
    sql<number>`(select count(*)::int from ${table}${query.joins?.counted ?? sql``}${query.where ? sql` where ${query.where}` : sql``})`;
  if (offset <= (query.late ? nearOfLate : nearOffset)) {
    const { rows, total: seen } = await rowsOf(db, table, query, { offset, limit, backward: false, count });
    const total = seen ?? (offset === 0 ? 0 : await countOf(db, count));
    // Counter and rows are one snapshot; still never report fewer rows than read.
    return page(rows, Math.max(total, rows.length > 0 ? offset + rows.length : 0), skip, limit);
  }
  const total = await countOf(db, count);
  const requested = Math.min(limit, total - offset);
  if (requested <= 0) return page([], total, skip, limit);
  const backward = offset > total / 2;
  const from = backward ? total - offset - requested : offset;
  const window = { offset: from, limit: requested, backward };
  const { rows } = await (query.late ? lateRowsOf(db, table, query, window, query.late(backward)) : rowsOf(db, table, query, window));
  return page(backward ? rows.toReversed() : rows, total, skip, limit);
}

interface Window {
  offset: number;
  limit: number;
  backward: boolean;
  count?: SQL<number>;
}

function lateRowsOf<Columns extends Record<string, PgColumn>>(
  db: Database,
  table: PgTable,
  query: ListQuery<Columns>,
  { offset, limit, backward }: Window,
  ids: SQL,
) {
  const found = sql`${query.id} = any(array(${ids} limit ${limit} offset ${offset}))`;
  return rowsOf(db, table, { ...query, where: and(query.where, found) }, { offset: 0, limit, backward });
}

/** Reads the driver's rows directly: drizzle's mapping and Dates would double the cost. */
async function rowsOf<Columns extends Record<string, PgColumn>>(db: Database, table: PgTable, query: ListQuery<Columns>, window: Window) {
  const { text, finish } = rowsAs(query.columns, query.requested, query.relations);
  const total = window.count ? sql`, ${window.count} as "total"` : sql``;
  const where = query.where ? sql` where ${query.where}` : sql``;
  const order = orderOf(query.sort, query.id, window.backward);
  const statement = sql`select ${text}${total} from ${table}${query.joins?.rows ?? sql``}${where} order by ${order} limit ${window.limit} offset ${window.offset}`;
  const { rows } = await db.execute(withRelations(statement, query.relations, query.customerId));
  const first = rows[0]?.['total'];
  // Keep the total in the rows: deleting a property makes an object slow.
  return { rows: finish(rows) as RowOf<Columns>[], total: typeof first === 'number' ? first : undefined };
}

export async function readRows<Columns extends Record<string, PgColumn>>(
  db: Database,
  table: PgTable,
  {
    columns,
    requested,
    where,
    relations,
    customerId,
  }: Pick<ListQuery<Columns>, 'columns' | 'requested' | 'where' | 'relations' | 'customerId'>,
): Promise<RowOf<Columns>[]> {
  const { text, finish } = rowsAs(columns, requested, relations);
  const { rows } = await db.execute(
    withRelations(sql`select ${text} from ${table}${where ? sql` where ${where}` : sql``}`, relations, customerId),
  );
  return finish(rows) as RowOf<Columns>[];
}

async function countOf(db: Database, count: SQL<number>): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`select ${count} as total`);
  return rows[0]?.total ?? 0;
}

export function checkedPage(request: PageRequest): { skip: number; limit: number } {
  const skip = request.skip ?? 0;
  const limit = request.limit ?? defaultLimit;
  if (limit < 1 || limit > maxLimit) {
    throw badInput(
      { limit: 'validation.page.limit' },
      { message: `A page has 1 to ${maxLimit} rows.`, fieldArgs: { limit: { limit: maxLimit } } },
    );
  }
  if (skip < 0 || skip + 1 >= 2 ** 31) throw badInput({ skip: 'validation.page.skip' }, { message: 'Pages are numbered from 0.' });
  return { skip, limit };
}

export const page = <Row>(data: Row[], totalItems: number, skip: number, limit: number): Page<Row> => ({
  data,
  pagination: { totalPages: Math.ceil(totalItems / limit), currentPage: skip + 1, pageSize: limit, totalItems },
});
