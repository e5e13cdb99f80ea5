import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/stores.ts';
import type { DemoCustomer } from './directory.ts';

/** Adds a noun's demo rows of a region's customers. @param base midnight of the demo's day */
export type Seed = (tx: Database, customers: readonly DemoCustomer[], base: Date) => Promise<void>;

const chunk = 5000;

export async function insertAll<Table extends PgTable>(tx: Database, table: Table, rows: InferInsertModel<Table>[]): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const name = sql.identifier(getTableName(table));
  for (let start = 0; start < rows.length; start += chunk) {
    const part = rows.slice(start, start + chunk).map((row) => named(row, columns));
    await tx.execute(
      sql`insert into ${name} (${names}) select ${names} from json_populate_recordset(null::${name}, ${JSON.stringify(part)}::json) on conflict do nothing`,
    );
  }
}

const named = (row: Record<string, unknown>, columns: [string, { name: string; default: unknown }][]) =>
  Object.fromEntries(columns.map(([key, column]) => [column.name, row[key] === undefined ? (column.default ?? null) : row[key]]));
