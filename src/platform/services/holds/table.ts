import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AuditOperation } from '../../../generated/types.ts';
import { id, time } from '../../database/tables/columns.ts';

/** Rows by id as they were and as the change left them. */
export interface HeldChange {
  id: string;
  from: Record<string, string | boolean | null>;
  to: Record<string, string | boolean | null>;
  /** Rows made along with it. */
  made?: string[];
}

/** Changes that can be undone until their messages leave. The id is that of the audit entry. */
export const holds = pgTable(
  'holds',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    operation: text('operation').$type<AuditOperation>().notNull(),
    userId: id('user_id').notNull(),
    userName: text('user_name'),
    createdAt: time('created_at').notNull(),
    until: time('until').notNull(),
    mailed: integer('mailed').notNull(),
    texted: integer('texted').notNull(),
    changes: jsonb('changes').$type<HeldChange[]>().notNull(),
    undoneAt: time('undone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('holds_open')
      .on(table.until)
      .where(sql`undone_at is null`),
  ],
);
