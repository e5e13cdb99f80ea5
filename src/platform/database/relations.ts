import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { rowsAsJson } from './columns.ts';

export interface Relation {
  /** @param customerId of all rows of the page, where it is known: a distributed database can't derive it */
  value: (customerId: string | undefined) => SQL;
  send: (value: unknown) => unknown;
}

export interface RelationQuery {
  columns: Record<string, PgColumn>;
  requested?: ReadonlySet<string>;
  /** Join: columns of the relation, and the names of the parent's. */
  own: readonly (readonly [column: PgColumn, name: string])[];
  /** True for a list, false for one or none. */
  many: boolean;
  /** Order of a list. */
  order?: PgColumn;
}

type Row = Record<string, unknown>;

/** Built once and reused: its fixed parts hold no values of a call. */
export function relationOf(table: PgTable, { columns, requested, own, many, order }: RelationQuery): Relation {
  const { text, finish } = rowsAsJson(columns, requested);
  const same = own.map(([column, name]) => sql`${column} = page.${sql.identifier(name)}`);
  const owner = own.find(([, name]) => name === 'customerId')?.[0];
  const start = fixed(
    sql`(select ${sql.raw(many ? 'json_agg' : 'row_to_json')}(each) from (select ${text} from ${table} where ${sql.join(same, sql` and `)}`,
  );
  const end = fixed(order ? sql` order by ${order}) as each)` : sql`) as each)`);
  const value: Relation['value'] = (customerId) =>
    customerId === undefined || !owner ? sql`${start}${end}` : sql`${start} and ${owner} = ${customerId}${end}`;
  if (many) return { value, send: (found) => finish((found ?? []) as Row[]) };
  return { value, send: (found) => found && finish([found as Row])[0] };
}

export const fixed = (part: SQL): SQL => sql.raw(new PgDialect().sqlToQuery(part).sql);

export function withRelations(rows: SQL, relations: Record<string, Relation> | undefined, customerId?: string): SQL {
  const parts = Object.entries(relations ?? {});
  if (parts.length === 0) return rows;
  const values = parts.map(([name, { value }]) => sql`${value(customerId)} as ${sql.identifier(name)}`);
  return sql`select page.*, ${sql.join(values, sql`, `)} from (${rows}) as page`;
}
