import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, lifecycle, time } from '../../database/tables/columns.ts';
import type { UserType } from '../../database/tables/columns.ts';

/** Profile of an identity, with copies of sort fields from the identity store. */
export const users = pgTable(
  'users',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    hierarchyId: id('hierarchy_id').notNull(),
    email: text('email').notNull(),
    username: text('username').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phoneNumber: text('phone_number'),
    userType: text('user_type').$type<UserType>().notNull(),
    source: text('source').notNull(),
    notes: text('notes'),
    mfaEnabled: boolean('mfa_enabled').notNull().default(false),
    lastActiveAt: time('last_active_at'),
    version: integer('version').notNull().default(1),
    ...lifecycle(),
    searchText: text('search_text').generatedAlwaysAs(sql`lower(first_name || ' ' || last_name || chr(10) || email)`),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('users_id').on(table.id),
    index('users_created').on(table.customerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('users_first_name').on(table.customerId, sql`lower(${table.firstName})`, table.id),
    index('users_email').on(table.customerId, table.email, table.id),
    index('users_updated').on(table.updatedAt, table.id),
    index('users_last_active').on(table.customerId, table.lastActiveAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('users_archived')
      .on(table.customerId, table.archivedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`archived_at is not null`),
  ],
);
