import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { WebhookEvent } from '../../../generated/types.ts';
import { id, time } from '../../database/tables/columns.ts';

export const webhooks = pgTable(
  'webhooks',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    organizationId: id('organization_id').notNull(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    events: jsonb('events').$type<WebhookEvent[]>().notNull(),
    /** Sealed. */
    secret: text('secret').notNull(),
    secretMadeAt: time('secret_made_at').notNull(),
    /** Signs as well until `previousSecretUntil`. */
    previousSecret: text('previous_secret'),
    previousSecretUntil: time('previous_secret_until'),
    version: integer('version').notNull().default(1),
    /** Failures of the address in a row; nothing is sent to it until `pausedUntil`. */
    failures: integer('failures').notNull().default(0),
    pausedUntil: time('paused_until'),
    failingSince: time('failing_since'),
    /** Its receiver answered 410 Gone: nothing is sent until somebody switches it on. */
    stoppedAt: time('stopped_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    archivedAt: time('archived_at'),
    searchText: text('search_text').generatedAlwaysAs(sql`lower(name || chr(10) || url)`),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('webhooks_id').on(table.id),
    index('webhooks_name').on(table.customerId, sql`lower(${table.name})`, table.id),
    index('webhooks_created').on(table.customerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);
