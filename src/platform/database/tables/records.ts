import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { id, time } from './columns.ts';

/** Counters of unfiltered lists, updated with the rows (decisions §5 “totals and deep pages”). Identity store: per organisation, or `*`. */
export const totals = pgTable(
  'totals',
  {
    customerId: id('customer_id').notNull(),
    name: text('name').notNull(),
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.name] })],
);

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
    dueAt: time('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: time('sent_at'),
    failedAt: time('failed_at'),
    lastError: text('last_error'),
    masterId: id('master_id'),
    templateId: text('template_id'),
    /** A file that goes with the mail. */
    attachment: jsonb('attachment').$type<{ name: string; content: string }>(),
    /** Change that the mail waits for, and goes with when it is undone. */
    holdId: id('hold_id'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('outbox_hold')
      .on(table.customerId, table.holdId)
      .where(sql`hold_id is not null`),
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`sent_at is null and failed_at is null`),
    index('outbox_created').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

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
    subjects: jsonb('subjects').$type<string[]>().notNull(),
    subjectCount: integer('subject_count').notNull().default(0),
    isCopy: boolean('is_copy').notNull().default(false),
    fields: jsonb('fields').$type<string[]>().notNull(),
    /** Address and browser of the caller, and the reason of a refusal: of security entries only. */
    address: text('address'),
    userAgent: text('user_agent'),
    reason: text('reason'),
    /** Keyed hash of the content, written with the entry. */
    seal: text('seal'),
    /** Place in its customer's chain; null until the job adds it, 0 in the identity store, whose entries are chained in the region. */
    position: bigint('position', { mode: 'number' }),
    link: text('link'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.id] }),
    index('audit_entries_unchained')
      .on(table.customerId, table.at, table.id)
      .where(sql`position is null`),
    index('audit_entries_position')
      .on(table.customerId, table.position)
      .where(sql`position > 0`),
    index('audit_entries_at').on(table.customerId, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('audit_entries_actor').on(table.customerId, table.actorId, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

export const auditValues = pgTable(
  'audit_values',
  {
    customerId: id('customer_id').notNull(),
    entryId: id('entry_id').notNull(),
    subjectId: id('subject_id').notNull(),
    position: integer('position').notNull().default(0),
    name: text('name'),
    before: jsonb('before').$type<Record<string, unknown> | null>(),
    values: jsonb('values').$type<Record<string, unknown> | null>(),
    searchText: text('search_text').generatedAlwaysAs(sql`lower(name)`),
    /** Keyed hash of name and values, by which an entry still verifies when a purge has emptied them. */
    digest: text('digest'),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.entryId, table.subjectId] }),
    index('audit_values_subject').on(table.customerId, table.subjectId),
  ],
);

export const platformValues = pgTable('platform_values', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: time('created_at').notNull(),
});

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actorId: id('actor_id').notNull(),
    operation: text('operation').notNull(),
    keyHash: text('key_hash').notNull(),
    argumentsHash: text('arguments_hash').notNull(),
    answer: jsonb('answer').$type<unknown>(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.actorId, table.operation, table.keyHash] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);
