import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ViewMailFrequency, ViewMailPause } from '../../../generated/types.ts';
import type { MailLocale } from '../../mail/language.ts';
import { id, time } from '../../database/tables/columns.ts';

/** A mailed view outlives its view, so that a last mail can say that it is gone. */
export const viewMails = pgTable(
  'view_mails',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    hierarchyId: id('hierarchy_id').notNull(),
    ownerId: id('owner_id').notNull(),
    viewId: id('view_id').notNull(),
    viewName: text('view_name').notNull(),
    resource: text('resource').notNull(),
    frequency: text('frequency').$type<ViewMailFrequency>().notNull(),
    weekday: integer('weekday'),
    hour: integer('hour').notNull(),
    zone: text('zone').notNull(),
    onlyChanged: boolean('only_changed').notNull(),
    nextAt: time('next_at'),
    lastSentAt: time('last_sent_at'),
    /** Hash of the rows that were mailed last. */
    lastDigest: text('last_digest'),
    pausedBecause: text('paused_because').$type<ViewMailPause>(),
    /** Language of the mails: that of the console where they were set up. */
    locale: text('locale').$type<MailLocale>().notNull().default('en-GB'),
    /** Tries in a row that failed. */
    failures: integer('failures').notNull().default(0),
    /** Until then a process is at work on it. */
    takenUntil: time('taken_until'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    uniqueIndex('view_mails_view').on(table.customerId, table.ownerId, table.viewId),
    index('view_mails_due')
      .on(table.nextAt)
      .where(sql`next_at is not null`),
  ],
);
