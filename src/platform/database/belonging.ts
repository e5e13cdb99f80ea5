import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { rowsAsJson } from './columns.ts';

/** Rows of another table that belong to a row that is read: one value of it, read by the same statement. */
export interface Belonging {
  value: SQL;
  /** Makes of what the driver delivered what is sent. */
  send: (value: unknown) => unknown;
}

export interface BelongingQuery {
  columns: Record<string, PgColumn>;
  /** The columns that are read. @default all */
  asked?: ReadonlySet<string>;
  /** Whose they are: columns of theirs, and the names under which the row that they belong to has the same. */
  own: readonly (readonly [column: PgColumn, name: string])[];
  /** Has a row a list of them, or one or none. */
  many: boolean;
}

type Row = Record<string, unknown>;

/** Made once for many calls: it has no values of a call's own. */
export function belongingOf(table: PgTable, { columns, asked, own, many }: BelongingQuery): Belonging {
  const { text, finish } = rowsAsJson(columns, asked);
  const same = own.map(([column, name]) => sql`${column} = page.${sql.identifier(name)}`);
  const rows = sql`(select ${text} from ${table} where ${sql.join(same, sql` and `)}) as each`;
  const value = fixed(sql`(select ${sql.raw(many ? 'json_agg' : 'row_to_json')}(each) from ${rows})`);
  if (many) return { value, send: (found) => finish((found ?? []) as Row[]) };
  return { value, send: (found) => found && finish([found as Row])[0] };
}

/** Written once: what a call puts together anew costs it more than reading a row. */
export const fixed = (part: SQL): SQL => sql.raw(new PgDialect().sqlToQuery(part).sql);

/** A statement with what belongs to each of its rows: looked up for those that it answers alone. */
export function withBelonging(rows: SQL, belonging: Record<string, Belonging> | undefined): SQL {
  const parts = Object.entries(belonging ?? {});
  if (parts.length === 0) return rows;
  const values = parts.map(([name, { value }]) => sql`${value} as ${sql.identifier(name)}`);
  return sql`select page.*, ${sql.join(values, sql`, `)} from (${rows}) as page`;
}
