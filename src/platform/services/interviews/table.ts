import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, time } from '../../database/tables/columns.ts';

export interface Interviewer {
  name: string;
  email: string;
}

export const interviewBookings = pgTable(
  'interview_bookings',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    hierarchyId: id('hierarchy_id').notNull(),
    applicationId: id('application_id').notNull(),
    externalBookingId: text('external_booking_id').notNull(),
    status: text('status').$type<BookingStatus>().notNull(),
    startsAt: time('starts_at'),
    endsAt: time('ends_at'),
    link: text('link'),
    place: text('place'),
    schedulerName: text('scheduler_name'),
    schedulerEmail: text('scheduler_email'),
    interviewers: jsonb('interviewers').$type<Interviewer[]>().notNull().default([]),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    uniqueIndex('interview_bookings_external').on(table.customerId, table.externalBookingId),
    index('interview_bookings_application').on(table.customerId, table.applicationId),
    index('interview_bookings_starts').on(table.customerId, table.startsAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

export type BookingStatus = 'INVITED' | 'SCHEDULED' | 'CANCELLED';
