import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SmsNotificationEvent } from '../../../generated/types.ts';
import { id, time } from './columns.ts';

export const smsOutbox = pgTable(
  'sms_outbox',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    event: text('event').$type<SmsNotificationEvent>().notNull(),
    recipient: text('recipient').notNull(),
    body: text('body').notNull(),
    parts: integer('parts').notNull(),
    masterId: id('master_id'),
    templateId: text('template_id'),
    createdAt: time('created_at').notNull(),
    /** Next try; postponed while a sender has the row. */
    dueAt: time('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: time('sent_at'),
    failedAt: time('failed_at'),
    /** Code of the last failure; never a number or server text. */
    lastError: text('last_error'),
    /** Change that the message waits for, and goes with when it is undone. */
    holdId: id('hold_id'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('sms_outbox_hold')
      .on(table.customerId, table.holdId)
      .where(sql`hold_id is not null`),
    index('sms_outbox_due')
      .on(table.dueAt)
      .where(sql`sent_at is null and failed_at is null`),
    index('sms_outbox_created').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('sms_outbox_master')
      .on(table.customerId, table.masterId)
      .where(sql`master_id is not null`),
  ],
);
