import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DeadLetterKind } from '../../../domain/health.ts';
import { id, time } from '../../database/tables/columns.ts';
import type { Region } from '../../regions.ts';

/** Messages, requests and tasks that were given up in any store, as last read: no recipient, and nothing of the content. */
export const deadLetters = pgTable(
  'dead_letters',
  {
    customerId: id('customer_id').notNull(),
    /** Id of the message, request or task. */
    id: id().notNull(),
    /** `identity`, or a region. */
    store: text('store').notNull(),
    kind: text('kind').$type<DeadLetterKind>().notNull(),
    /** Missing for what the identity store sends. */
    region: text('region').$type<Region>(),
    organizationId: id('organization_id'),
    /** Event, type of a request, or name of a task. */
    subject: text('subject').notNull(),
    createdAt: time('created_at').notNull(),
    failedAt: time('failed_at').notNull(),
    tries: integer('tries').notNull(),
    error: text('error'),
    /** When the store was read. */
    seenAt: time('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('dead_letters_failed').on(table.failedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('dead_letters_created').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('dead_letters_store').on(table.store, table.kind),
  ],
);
