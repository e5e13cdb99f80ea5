import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/stores.ts';

/** Locks each message's first event: concurrent writers copy the recipient from it. Their events are visible to the next statement. */
export const lockRows = (tx: Database, id: PgColumn, condition: SQL | undefined): PromiseLike<unknown> =>
  tx.execute(sql`select count(*) from (select 1 from ${id.table} where ${condition} order by ${id} for update) as held`);
