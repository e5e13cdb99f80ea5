import { integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { NotificationChannel, NotificationEvent, TemplateLanguage } from '../../../generated/values.ts';
import { id, time } from '../../database/tables/columns.ts';

/** Versions of the customers' own texts; the newest one counts. */
export const messageTexts = pgTable(
  'message_texts',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    channel: text('channel').$type<NotificationChannel>().notNull(),
    language: text('language').$type<TemplateLanguage>().notNull(),
    event: text('event').$type<NotificationEvent>().notNull(),
    version: integer('version').notNull(),
    subject: text('subject'),
    /** Null for a return to the platform's text. */
    body: text('body'),
    authorId: id('author_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    uniqueIndex('message_texts_version').on(table.customerId, table.channel, table.language, table.event, table.version),
  ],
);
