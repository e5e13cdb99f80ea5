import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Region } from '../../regions.ts';
import { id, lifecycle } from '../../database/tables/columns.ts';
import { organizations } from '../organizations/identityTable.ts';

export const customers = pgTable(
  'customers',
  {
    id: id().primaryKey(),
    organizationId: id('organization_id')
      .notNull()
      .references(() => organizations.id),
    awsRegion: text('aws_region').$type<Region>().notNull(),
    rootHierarchyId: id('root_hierarchy_id').notNull(),
    uniqueName: text('unique_name').notNull(),
    displayName: text('display_name').notNull(),
    ...lifecycle(),
    searchText: text('search_text').generatedAlwaysAs(sql`lower(display_name || chr(10) || unique_name)`),
  },
  (table) => [
    uniqueIndex('customers_unique_name').on(table.uniqueName),
    index('customers_organization_created')
      .on(table.organizationId, table.awsRegion, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`archived_at is null`),
    index('customers_organization_display')
      .on(table.organizationId, table.awsRegion, sql`lower(${table.displayName})`, table.id)
      .where(sql`archived_at is null`),
    index('customers_organization_unique')
      .on(table.organizationId, table.awsRegion, table.uniqueName)
      .where(sql`archived_at is null`),
    index('customers_organization_archived')
      .on(table.organizationId, table.awsRegion, table.archivedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`archived_at is not null`),
    index('customers_created')
      .on(table.awsRegion, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`archived_at is null`),
    index('customers_display')
      .on(table.awsRegion, sql`lower(${table.displayName})`, table.id)
      .where(sql`archived_at is null`),
    index('customers_archived')
      .on(table.awsRegion, table.archivedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`archived_at is not null`),
  ],
);
