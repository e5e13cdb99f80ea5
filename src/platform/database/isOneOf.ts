import { sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** `column = any(values)`: one parameter and one statement, however many values. */
export const isOneOf = (column: PgColumn | SQL, values: readonly string[] | Placeholder): SQL =>
  sql`${column} = any(${Array.isArray(values) ? sql.param([...values]) : values}::text[])`;
