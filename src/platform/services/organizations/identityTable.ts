import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, lifecycle } from '../../database/tables/columns.ts';

// Indexes must declare the same null order as `desc` in SQL.

export const organizations = pgTable(
  'organizations',
  {
    id: id().primaryKey(),
    uniqueName: text('unique_name').notNull(),
    displayName: text('display_name').notNull(),
    ...lifecycle(),
    searchText: text('search_text').generatedAlwaysAs(sql`lower(display_name || chr(10) || unique_name)`),
  },
  (table) => [
    uniqueIndex('organizations_unique_name').on(sql`lower(${table.uniqueName})`),
    index('organizations_created').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('organizations_display').on(sql`lower(${table.displayName})`, table.id),
    index('organizations_archived')
      .on(table.archivedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`archived_at is not null`),
  ],
);
