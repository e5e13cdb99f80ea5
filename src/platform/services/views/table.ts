import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, time } from '../../database/tables/columns.ts';

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

/** Views that lists open with: one a list for each group, and one for everyone, whose group is ''. */
export const defaultViews = pgTable(
  'default_views',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    resource: text('resource').notNull(),
    groupId: id('group_id').notNull(),
    viewId: id('view_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    uniqueIndex('default_views_group').on(table.customerId, table.resource, table.groupId),
    index('default_views_view').on(table.customerId, table.viewId),
  ],
);
