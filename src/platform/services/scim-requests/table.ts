import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, time } from '../../database/tables/columns.ts';

/** Without bodies: they may hold passwords. Partitioned by week (`platform/database/partitions.ts`). */
export const scimRequests = pgTable(
  'scim_requests',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    tokenId: id('token_id').notNull(),
    tokenName: text('token_name').notNull(),
    method: text('method').notNull(),
    path: text('path').notNull(),
    status: integer('status').notNull(),
    outcome: text('outcome').generatedAlwaysAs(
      sql`case when status < 400 then 'ANSWERED' when status < 500 then 'REFUSED' else 'FAILED' end`,
    ),
    scimType: text('scim_type'),
    /** Reason for a refusal. */
    detail: text('detail'),
    resourceType: text('resource_type'),
    resourceId: text('resource_id'),
    resourceName: text('resource_name'),
    fields: jsonb('fields').$type<string[]>().notNull().default([]),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id, table.createdAt] }),
    index('scim_requests_id').on(table.id),
    index('scim_requests_created').on(table.customerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('scim_requests_resource').on(
      table.customerId,
      table.resourceId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);
