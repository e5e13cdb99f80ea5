import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Scalars, SmsNotificationEvent } from '../../../generated/types.ts';
import { id, time } from '../../database/tables/columns.ts';

export type SmsMessageStatus = Scalars['SmsMessageStatus']['output'];

export const smsEvents = pgTable(
  'sms_events',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    templateType: text('template_type').$type<SmsNotificationEvent>().notNull(),
    templateId: text('template_id'),
    masterId: id('master_id'),
    smsMessageId: id('sms_message_id').notNull(),
    smsOriginationPhoneNumber: text('sms_origination_phone_number'),
    smsDestinationPhoneNumber: text('sms_destination_phone_number').notNull(),
    totalMessageParts: integer('total_message_parts').notNull(),
    isoCountryCode: text('iso_country_code'),
    eventType: text('event_type').notNull(),
    carrierName: text('carrier_name'),
    isFinal: boolean('is_final').notNull(),
    smsMessageStatus: text('sms_message_status').$type<SmsMessageStatus>().notNull(),
    smsMessageStatusDescription: text('sms_message_status_description'),
    timestamp: time('timestamp').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('sms_events_at').on(table.customerId, table.timestamp.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('sms_events_master')
      .on(table.customerId, table.masterId)
      .where(sql`master_id is not null`),
    index('sms_events_status').on(
      table.customerId,
      table.smsMessageStatus,
      table.timestamp.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('sms_events_number').on(
      table.customerId,
      table.smsDestinationPhoneNumber,
      table.timestamp.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);
