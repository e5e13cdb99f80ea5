import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, time } from '../../database/tables/columns.ts';

export const candidates = pgTable(
  'candidates',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    hierarchyId: id('hierarchy_id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name'),
    email: text('email').notNull(),
    phoneNumber: text('phone_number'),
    locationAddress: text('location_address'),
    locationLat: doublePrecision('location_lat'),
    locationLng: doublePrecision('location_lng'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    version: integer('version').notNull().default(1),
    purgedAt: time('purged_at'),
    searchText: text('search_text').generatedAlwaysAs(sql`lower(first_name || ' ' || coalesce(last_name, '') || chr(10) || email)`),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('candidates_id').on(table.id),
    uniqueIndex('candidates_email')
      .on(table.customerId, table.email)
      .where(sql`purged_at is null`),
    index('candidates_first_name').on(table.customerId, sql`lower(${table.firstName})`, table.id),
    index('candidates_retention')
      .on(table.customerId, table.updatedAt, table.id)
      .where(sql`purged_at is null`),
  ],
);
