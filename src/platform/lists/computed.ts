import { inArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OperationContext } from '../context.ts';
import { scoped } from '../database/scoped.ts';
import type { TenantTable } from '../database/scoped.ts';
import type { Row } from './list.ts';

/** Adds a field that the database computes: the same expression serves as a condition and as a value. */
export const computed =
  (table: TenantTable, id: PgColumn, field: string, value: SQL) =>
  async (rows: Row[], requested: ReadonlySet<string>, { tx, access }: OperationContext): Promise<void> => {
    if (!requested.has(field)) return;
    const ids = rows.map((row) => row._id);
    const found = await scoped(tx, access).select(table, { id, value }, inArray(id, ids));
    const values = new Map(found.map((row) => [row.id, row.value]));
    for (const row of rows) row[field] = values.get(row._id) ?? null;
  };
