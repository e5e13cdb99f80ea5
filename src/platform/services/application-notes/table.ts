import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, time } from '../../database/tables/columns.ts';

export const applicationNotes = pgTable(
  'application_notes',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    applicationId: id('application_id').notNull(),
    authorId: id('author_id').notNull(),
    text: text('text').notNull(),
    mentionedIds: jsonb('mentioned_ids').$type<string[]>().notNull(),
    createdAt: time('created_at').notNull(),
    changedAt: time('changed_at'),
    deletedAt: time('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('application_notes_of').on(table.customerId, table.applicationId, table.createdAt, table.id),
    index('application_notes_deleted').on(table.deletedAt),
  ],
);
