import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Region } from '../../regions.ts';
import { id } from './columns.ts';

export const auditRelays = pgTable(
  'audit_relays',
  {
    customerId: id('customer_id').notNull(),
    entryId: id('entry_id').notNull(),
    region: text('region').$type<Region>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.entryId, table.region] }),
    index('audit_relays_region').on(table.region, table.entryId),
  ],
);
