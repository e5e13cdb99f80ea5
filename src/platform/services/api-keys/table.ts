import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, time } from '../../database/tables/columns.ts';

export interface StoredDocument {
  name: string;
  text: string;
}

export const apiKeys = pgTable(
  'api_keys',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    /** Department that its rights end at. */
    hierarchyId: id('hierarchy_id').notNull(),
    name: text('name').notNull(),
    groupIds: jsonb('group_ids').$type<string[]>().notNull(),
    /** Documents that it may send; empty for any. */
    documents: jsonb('documents').$type<StoredDocument[]>().notNull().default([]),
    requestsPerMinute: integer('requests_per_minute').notNull(),
    /** SHA-256 of the secret; the secret itself is stored nowhere. */
    secretHash: text('secret_hash').notNull(),
    /** Hash before the last rotation, valid until then. */
    previousHash: text('previous_hash'),
    previousUntil: time('previous_until'),
    expiresAt: time('expires_at'),
    lastUsedAt: time('last_used_at'),
    createdBy: id('created_by').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    revokedAt: time('revoked_at'),
    version: integer('version').notNull().default(1),
    searchText: text('search_text').generatedAlwaysAs(sql`lower(name)`),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('api_keys_id').on(table.id),
    index('api_keys_created').on(table.customerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('api_keys_name').on(table.customerId, sql`lower(${table.name})`, table.id),
    index('api_keys_last_used').on(table.customerId, table.lastUsedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('api_keys_expires').on(table.customerId, table.expiresAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);
