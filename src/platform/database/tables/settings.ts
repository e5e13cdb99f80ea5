import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { NotificationEntry } from '../../../domain/notificationEvents.ts';
import type {
  NotificationChannel,
  NotificationTemplateType,
  Scalars,
  SmsNotificationType,
  ThemeElementName,
} from '../../../generated/types.ts';
import { id, time } from './columns.ts';
import type { Tag } from './columns.ts';

export interface ThemeElement {
  name: ThemeElementName;
  type: string | null;
  value: { backgroundColor: string; fontColor: string; linkColor: string | null };
}

export const brandings = pgTable('brandings', {
  customerId: id('customer_id').primaryKey(),
  id: id().notNull(),
  organizationId: id('organization_id').notNull(),
  title: text('title').notNull(),
  logoUrl: text('logo_url'),
  theme: jsonb('theme').$type<ThemeElement[]>().notNull(),
  version: integer('version').notNull().default(1),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});

export const notificationSettings = pgTable(
  'notification_settings',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    templateType: text('template_type').$type<NotificationTemplateType>().notNull(),
    organizationId: id('organization_id').notNull(),
    settings: jsonb('settings').$type<NotificationEntry[]>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.templateType] })],
);

export interface SmsNotificationEntry {
  channel: NotificationChannel;
  language: Scalars['TemplateLanguage']['output'];
  lastSentAt: string | null;
  recipients: string[];
  threshold: number | null;
  type: SmsNotificationType;
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
  tags: jsonb('tags').$type<Tag[]>().notNull().default([]),
  version: integer('version').notNull().default(1),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});

export const smsAccounts = pgTable('sms_accounts', {
  customerId: id('customer_id').primaryKey(),
  organizationId: id('organization_id').notNull(),
  isGlobalSmsEnabled: boolean('is_global_sms_enabled').notNull().default(false),
  credits: integer('credits').notNull().default(0),
  totalCredits: integer('total_credits').notNull().default(0),
  reminded: boolean('reminded').notNull().default(false),
  alerted: boolean('alerted').notNull().default(false),
  updatedAt: time('updated_at').notNull(),
});

export const smsPurchases = pgTable(
  'sms_purchases',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    notes: text('notes'),
    purchaseAmount: integer('purchase_amount').notNull(),
    purchaseUserEmail: text('purchase_user_email').notNull(),
    purchaseUserId: id('purchase_user_id').notNull(),
    purchasedAt: time('purchased_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('sms_purchases_at').on(table.customerId, table.purchasedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);
