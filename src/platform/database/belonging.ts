import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { rowsAsJson } from './columns.ts';

export interface Belonging {
  value: SQL;
  send: (value: unknown) => unknown;
}

export interface BelongingQuery {
  columns: Record<string, PgColumn>;
  asked?: ReadonlySet<string>;
  /** Join: columns of the relation, and the names of the parent's. */
  own: readonly (readonly [column: PgColumn, name: string])[];
  /** True for a list, false for one or none. */
  many: boolean;
}

type Row = Record<string, unknown>;

/** Built once and reused: it holds no values of a call. */
export function belongingOf(table: PgTable, { columns, asked, own, many }: BelongingQuery): Belonging {
  const { text, finish } = rowsAsJson(columns, asked);
  const same = own.map(([column, name]) => sql`${column} = page.${sql.identifier(name)}`);
  const rows = sql`(select ${text} from ${table} where ${sql.join(same, sql` and `)}) as each`;
  const value = fixed(sql`(select ${sql.raw(many ? 'json_agg' : 'row_to_json')}(each) from ${rows})`);
  if (many) return { value, send: (found) => finish((found ?? []) as Row[]) };
  return { value, send: (found) => found && finish([found as Row])[0] };
}

export const fixed = (part: SQL): SQL => sql.raw(new PgDialect().sqlToQuery(part).sql);

export function withBelonging(rows: SQL, belonging: Record<string, Belonging> | undefined): SQL {
  const parts = Object.entries(belonging ?? {});
  if (parts.length === 0) return rows;
  const values = parts.map(([name, { value }]) => sql`${value} as ${sql.identifier(name)}`);
  return sql`select page.*, ${sql.join(values, sql`, `)} from (${rows}) as page`;
}
