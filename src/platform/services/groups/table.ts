import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, lifecycle, time } from '../../database/tables/columns.ts';

export const groups = pgTable(
  'groups',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    hierarchyId: id('hierarchy_id').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    version: integer('version').notNull().default(1),
    ...lifecycle(),
    searchText: text('search_text').generatedAlwaysAs(sql`lower(name)`),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('groups_id').on(table.id),
    index('groups_created').on(table.customerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('groups_name').on(table.customerId, sql`lower(${table.name})`, table.id),
    index('groups_archived')
      .on(table.customerId, table.archivedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`archived_at is not null`),
  ],
);

export const groupMembers = pgTable(
  'group_members',
  {
    customerId: id('customer_id').notNull(),
    groupId: id('group_id').notNull(),
    userId: id('user_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.groupId, table.userId] }),
    index('group_members_user').on(table.customerId, table.userId),
  ],
);
