import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SuppressionReason } from '../../../generated/types.ts';
import { id, time } from '../../database/tables/columns.ts';

export const suppressedAddresses = pgTable(
  'suppressed_addresses',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    reason: text('reason').$type<SuppressionReason>().notNull(),
    suppressedAt: time('suppressed_at').notNull(),
    /** When somebody allowed it again; the row stays, so that it can be undone. */
    allowedAt: time('allowed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    uniqueIndex('suppressed_addresses_email').on(table.customerId, table.email),
    index('suppressed_addresses_at')
      .on(table.customerId, table.suppressedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`allowed_at is null`),
  ],
);
