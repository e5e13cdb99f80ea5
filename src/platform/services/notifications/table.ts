import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { NotificationEvent } from '../../../generated/types.ts';
import { id, time } from '../../database/tables/columns.ts';

export const reminders = pgTable(
  'reminders',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    event: text('event').$type<NotificationEvent>().notNull(),
    applicationId: id('application_id').notNull(),
    assessmentId: id('assessment_id'),
    bookingId: id('booking_id'),
    createdAt: time('created_at').notNull(),
    dueAt: time('due_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('reminders_due').on(table.dueAt),
    index('reminders_application').on(table.customerId, table.applicationId),
  ],
);
