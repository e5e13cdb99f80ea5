import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, lifecycle } from '../../database/tables/columns.ts';

export interface WorkflowOption {
  workflowId: string;
  displayName: string;
  isDefault: boolean;
}

export const workflowSets = pgTable(
  'workflow_sets',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    hierarchyId: id('hierarchy_id').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    /** Workflows in order, exactly one default. */
    options: jsonb('options').$type<WorkflowOption[]>().notNull(),
    workflowCount: integer('workflow_count').generatedAlwaysAs(sql`jsonb_array_length(options)`),
    version: integer('version').notNull().default(1),
    ...lifecycle(),
    searchText: text('search_text').generatedAlwaysAs(sql`lower(name)`),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('workflow_sets_id').on(table.id),
    uniqueIndex('workflow_sets_name_once')
      .on(table.customerId, sql`lower(${table.name})`)
      .where(sql`archived_at is null`),
    index('workflow_sets_name')
      .on(table.customerId, sql`lower(${table.name})`, table.id)
      .where(sql`archived_at is null`),
    index('workflow_sets_created')
      .on(table.customerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`archived_at is null`),
    index('workflow_sets_count')
      .on(table.customerId, table.workflowCount, table.id)
      .where(sql`archived_at is null`),
    index('workflow_sets_archived')
      .on(table.customerId, table.archivedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`archived_at is not null`),
  ],
);
