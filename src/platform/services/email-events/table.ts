import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { EmailEventType, MessageFailure, NotificationEvent } from '../../../generated/types.ts';
import { id, time } from '../../database/tables/columns.ts';

/** Covering indexes are in the migrations, since drizzle-kit lacks `include`. */
export const emailEvents = pgTable(
  'email_events',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    eventType: text('event_type').$type<EmailEventType>().notNull(),
    mailMessageId: id('mail_message_id').notNull(),
    mailRecipient: text('mail_recipient').notNull(),
    mailSender: text('mail_sender').notNull(),
    masterId: id('master_id'),
    subject: text('subject'),
    templateId: text('template_id'),
    templateType: text('template_type').$type<NotificationEvent>().notNull(),
    timestamp: time('timestamp').notNull(),
    failure: text('failure').$type<MessageFailure>(),
    /** On a mail's first event only, which stands for the mail: how far it came, when, and all that it had. */
    latestEvent: text('latest_event').$type<EmailEventType>(),
    latestAt: time('latest_at'),
    latestFailure: text('latest_failure').$type<MessageFailure>(),
    eventTypes: text('event_types').array().$type<EmailEventType[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('email_events_message').on(table.customerId, table.mailMessageId, table.timestamp, table.id),
    index('email_events_master')
      .on(table.customerId, table.masterId)
      .where(sql`master_id is not null`),
    index('email_events_to').on(table.customerId, table.mailRecipient),
  ],
);
