import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, time } from '../../database/tables/columns.ts';

export const exportTickets = pgTable(
  'export_tickets',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    sessionId: id('session_id').notNull(),
    identityId: id('identity_id').notNull(),
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    fileName: text('file_name').notNull(),
    rows: integer('rows').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] }), index('export_tickets_end').on(table.expiresAt)],
);
