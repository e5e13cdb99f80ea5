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

// How a customer is configured (region store; specification 1 §3 «Branding», specification 2 §3). All of it is the customer's as a whole.

export interface ThemeElement {
  name: ThemeElementName;
  type: string | null;
  value: { backgroundColor: string; fontColor: string; linkColor: string | null };
}

/** Branding of the chat interview. A customer without a row has none. */
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

/** Notification settings, a row a tab: one that was never saved has none. */
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
  /** ISO text, since it is kept in a document. */
  lastSentAt: string | null;
  recipients: string[];
  threshold: number | null;
  type: SmsNotificationType;
}

/** How long personal data is kept, and who is told about SMS credits. A customer without a row keeps 1200 months (specification 2 §9). */
export const customerSettings = pgTable('customer_settings', {
  customerId: id('customer_id').primaryKey(),
  id: id().notNull(),
  organizationId: id('organization_id').notNull(),
  hierarchyId: id('hierarchy_id').notNull(),
  /** Months. */
  candidatePiiRetentionPeriod: integer('candidate_pii_retention_period').notNull(),
  videoRetentionPeriod: integer('video_retention_period').notNull(),
  smsNotificationSettings: jsonb('sms_notification_settings').$type<SmsNotificationEntry[]>().notNull().default([]),
  tags: jsonb('tags').$type<Tag[]>().notNull().default([]),
  version: integer('version').notNull().default(1),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});

/** Whether candidates are sent text messages at all, and what for: a message takes its parts from the credits in the transaction that sends it. */
export const smsAccounts = pgTable('sms_accounts', {
  customerId: id('customer_id').primaryKey(),
  organizationId: id('organization_id').notNull(),
  isGlobalSmsEnabled: boolean('is_global_sms_enabled').notNull().default(false),
  credits: integer('credits').notNull().default(0),
  /** Ever purchased. */
  totalCredits: integer('total_credits').notNull().default(0),
  /** The reminder went out, and credits have not risen above its threshold since. */
  reminded: boolean('reminded').notNull().default(false),
  /** The alert went out, and nobody has bought credits since. */
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
