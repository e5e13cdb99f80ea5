import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, time } from '../../database/tables/columns.ts';

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
