import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { id, time } from './columns.ts';

// Tables that every store has: totals, mails to be sent, and the audit trail.

/** Unfiltered totals, kept in the transaction that changes them (decisions §5 «totals and deep pages»). In the identity store the scope is an organisation or `*`. */
export const totals = pgTable(
  'totals',
  {
    customerId: id('customer_id').notNull(),
    name: text('name').notNull(),
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.name] })],
);

/** Mails, written in the business transaction and sent after it. */
export const outbox = pgTable(
  'outbox',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    event: text('event').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    createdAt: time('created_at').notNull(),
    /** When it may be tried next; pushed on while a sender holds it. */
    dueAt: time('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: time('sent_at'),
    failedAt: time('failed_at'),
    /** The code of the last failure, never an address or a server's text. */
    lastError: text('last_error'),
    /** The assessment, or else the application, that it is about. */
    masterId: id('master_id'),
    /** The template of the customer's own that it was made of. */
    templateId: text('template_id'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`sent_at is null and failed_at is null`),
    index('outbox_created').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/** Who changed what and when: this part stays for ever (decisions §5 «audit»). */
export const auditEntries = pgTable(
  'audit_entries',
  {
    customerId: id('customer_id').notNull(),
    id: id().notNull(),
    at: time('at').notNull(),
    operation: text('operation').notNull(),
    actorId: id('actor_id').notNull(),
    organizationId: id('organization_id'),
    region: text('region').notNull(),
    /** Ids of the rows that were changed, and how many they are. */
    subjects: jsonb('subjects').$type<string[]>().notNull(),
    subjectCount: integer('subject_count').notNull().default(0),
    /** It stands in the trail of the customers that were changed, and once more here, in that of who changed them. */
    isCopy: boolean('is_copy').notNull().default(false),
    /** Paths of the arguments that were sent. */
    fields: jsonb('fields').$type<string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('audit_entries_at').on(table.customerId, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('audit_entries_actor').on(table.customerId, table.actorId, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/** What an entry says of each row that was changed, in a part of its own per subject: a purge empties it and leaves the row. */
export const auditValues = pgTable(
  'audit_values',
  {
    customerId: id('customer_id').notNull(),
    entryId: id('entry_id').notNull(),
    subjectId: id('subject_id').notNull(),
    /** Place among the rows of the call. */
    position: integer('position').notNull().default(0),
    name: text('name'),
    before: jsonb('before').$type<Record<string, unknown> | null>(),
    values: jsonb('values').$type<Record<string, unknown> | null>(),
    searchText: text('search_text').generatedAlwaysAs(sql`lower(name)`),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.entryId, table.subjectId] }),
    index('audit_values_subject').on(table.customerId, table.subjectId),
  ],
);

/** Values that are made once for a store, such as the secret of the platform's keyed hashes. */
export const platformValues = pgTable('platform_values', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: time('created_at').notNull(),
});

/** Answers of what is done once however often it is sent (decisions §5): whoever sends the same key again is given the same answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The identity that sent it. */
    actorId: id('actor_id').notNull(),
    operation: text('operation').notNull(),
    /** The hash of the key that the client made. */
    keyHash: text('key_hash').notNull(),
    /** The hash of the arguments: a key belongs to one call. */
    argumentsHash: text('arguments_hash').notNull(),
    /** What was answered. */
    answer: jsonb('answer').$type<unknown>(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.actorId, table.operation, table.keyHash] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);
