import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, time } from '../../database/tables/columns.ts';

export const scimTokens = pgTable(
  'scim_tokens',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    name: text('name').notNull(),
    /** Groups whose membership it may give and take; those without rights are always free. */
    groupIds: jsonb('group_ids').$type<string[]>().notNull(),
    /** SHA-256 of the secret; the secret itself is stored nowhere. */
    secretHash: text('secret_hash').notNull(),
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
    index('scim_tokens_id').on(table.id),
    index('scim_tokens_created').on(table.customerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('scim_tokens_name').on(table.customerId, sql`lower(${table.name})`, table.id),
    index('scim_tokens_last_used').on(table.customerId, table.lastUsedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('scim_tokens_expires').on(table.customerId, table.expiresAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);
