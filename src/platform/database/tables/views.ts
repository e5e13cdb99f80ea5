import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';

export const savedViews = pgTable(
  'saved_views',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    ownerId: id('owner_id').notNull(),
    resource: text('resource').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    layout: jsonb('layout'),
    shared: boolean('shared').notNull().default(false),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    uniqueIndex('saved_views_name').on(table.customerId, table.ownerId, table.resource, sql`lower(${table.name})`),
    index('saved_views_resource').on(table.customerId, table.resource, sql`lower(${table.name})`, table.id),
  ],
);

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
