import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { NotificationEntry } from '../../../domain/notificationEvents.ts';
import type { NotificationTemplateType } from '../../../generated/types.ts';
import { id, time } from '../../database/tables/columns.ts';

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
