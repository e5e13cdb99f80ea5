import { bigserial, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, time } from '../database/tables/columns.ts';
import type { SenderPart } from '../../domain/health.ts';
import type { SQL } from 'drizzle-orm';
import type { TenantRow, TenantTable } from '../database/scoped.ts';
import type { Database } from '../database/stores.ts';

export interface SentResponse {
  /** HTTP status; null if the call failed before. */
  status: number | null;
  data: unknown;
  timestamp: string;
}

/** Columns of a queued call. */
const callColumns = {
  customerId: id('customer_id').notNull(),
  id: id().notNull(),
  /** Row of the lane's targets that it goes to. */
  targetId: id('target_id'),
  /** Record that it is about; calls about one record go to a target in their order. */
  masterId: id('master_id'),
  status: text('status').notNull(),
  requestCount: integer('request_count').notNull().default(0),
  /** After a failure: may be sent again by hand. */
  retryable: boolean('retryable').notNull().default(false),
  responses: jsonb('responses').$type<SentResponse[]>().notNull().default([]),
  extra: jsonb('extra').$type<Record<string, unknown>>(),
  updatedAt: time('updated_at').notNull(),
  /** Next try; null unless pending, and behind an earlier call about the same record. */
  dueAt: time('due_at'),
  position: bigserial('position', { mode: 'number' }),
  /** Not sent before, so that the change can be undone; `holdId` names that change. */
  heldUntil: time('held_until'),
  holdId: id('hold_id'),
  firstTriedAt: time('first_tried_at'),
};

const targetColumns = {
  customerId: id('customer_id').notNull(),
  id: id().notNull(),
  /** Failures in a row; nothing is sent until `pausedUntil`. */
  failures: integer('failures').notNull().default(0),
  pausedUntil: time('paused_until'),
  failingSince: time('failing_since'),
};

// For their types only; each lane has tables of its own.
const calls = pgTable('calls', callColumns);
const targets = pgTable('targets', targetColumns);

export type Call = TenantRow<TenantTable<typeof calls>>;
export type Target = TenantRow<TenantTable<typeof targets>>;

/** A queue of calls to addresses of customers, with the tables that it stands in. */
export interface Lane<Own extends Call = Call, To extends Target = Target> {
  /** Notified when a call was queued. */
  channel: string;
  /** Part of the platform that sends them. */
  sender: SenderPart;
  calls: TenantTable<typeof calls>;
  targets: TenantTable<typeof targets>;
  statuses: Record<'waiting' | 'done' | 'ignored' | 'failed', string>;
  /**
   * Locks the records, whose calls get their order by it; each in one order, so that two cannot wait for each other.
   * @param targetId for the order of this target's calls alone: calls to others stay free to be claimed
   */
  lock(tx: Database, customerId: string, masterIds: readonly string[], targetId?: string | null): Promise<void>;
  /** Condition of targets that may be called, besides their pauses. @default all */
  isOn?: SQL;
  /** Longest time of one call, in ms. */
  timeoutOf(target: To): number;
  /** Types of the tables' rows. */
  types?: [Own, To];
}

/** A lane's own tables by the columns that all lanes have. */
export const asCalls = (table: HasColumns<typeof callColumns>) => table as unknown as TenantTable<typeof calls>;
export const asTargets = (table: HasColumns<typeof targetColumns>) => table as unknown as TenantTable<typeof targets>;

type HasColumns<Columns> = TenantTable & Record<keyof Columns, unknown>;
