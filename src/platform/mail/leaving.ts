import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../database/stores.ts';
import type { smsOutbox } from '../database/tables/smsOutbox.ts';
import type { outbox } from '../database/tables/records.ts';
import type { MessageName } from './wireId.ts';

/** True if a message is still to be sent, or is leased by a sender right now. An older one without an event was purged. */
export async function isLeaving(
  tx: Database,
  table: typeof outbox | typeof smsOutbox,
  { id, customerId }: MessageName,
  now: Date,
): Promise<boolean> {
  const waits = and(isNull(table.sentAt), isNull(table.failedAt));
  return (await tx.$count(table, and(eq(table.customerId, customerId), eq(table.id, id), or(waits, gt(table.dueAt, now))))) > 0;
}
