import { boolean, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { NotificationChannel, Scalars, SmsNotificationType } from '../../../generated/types.ts';
import { id, time } from '../../database/tables/columns.ts';
import type { Tag } from '../../database/tables/columns.ts';

export interface SmsNotificationEntry {
  channel: NotificationChannel;
  language: Scalars['TemplateLanguage']['output'];
  lastSentAt: string | null;
  recipients: string[];
  threshold: number | null;
  type: SmsNotificationType;
}

export interface DeclineReason {
  _id: string;
  name: string;
}

/** Retention periods in months, and recipients of SMS warnings. Default without a row: 1200 months (specification 2 §9). */
export const customerSettings = pgTable('customer_settings', {
  customerId: id('customer_id').primaryKey(),
  id: id().notNull(),
  organizationId: id('organization_id').notNull(),
  hierarchyId: id('hierarchy_id').notNull(),
  candidatePiiRetentionPeriod: integer('candidate_pii_retention_period').notNull(),
  videoRetentionPeriod: integer('video_retention_period').notNull(),
  smsNotificationSettings: jsonb('sms_notification_settings').$type<SmsNotificationEntry[]>().notNull().default([]),
  /** Null until they are first saved: the default reasons then. */
  declineReasons: jsonb('decline_reasons').$type<DeclineReason[]>(),
  isDeclineReasonRequired: boolean('is_decline_reason_required').notNull().default(false),
  tags: jsonb('tags').$type<Tag[]>().notNull().default([]),
  version: integer('version').notNull().default(1),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});
