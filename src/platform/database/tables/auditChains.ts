import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';

/** Head of each customer's chain of audit entries. */
export const auditChains = pgTable('audit_chains', {
  customerId: id('customer_id').primaryKey(),
  position: bigint('position', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
  /** Last entry that retention removed: the chain is verified from here on. */
  checkpointPosition: bigint('checkpoint_position', { mode: 'number' }).notNull().default(0),
  checkpointHash: text('checkpoint_hash').notNull(),
  /** Entries without a seal are from before. */
  since: time('since').notNull(),
  /** Keyed hash of all above. */
  signature: text('signature').notNull(),
  /** Last entry that the syslog server took, and when a process began to send. */
  streamedPosition: bigint('streamed_position', { mode: 'number' }).notNull().default(0),
  streamClaimedAt: time('stream_claimed_at'),
  updatedAt: time('updated_at').notNull(),
});
