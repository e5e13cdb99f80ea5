import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../database/stores.ts';
import type { smsOutbox } from '../database/tables/messages.ts';
import type { outbox } from '../database/tables/records.ts';
import type { MessageName } from './wireId.ts';

/**
 * Is a message of an outbox yet to leave, or did it at this moment, as long as its sender had it to itself? What left longer ago and has no
 * event is never to have one: a purge has taken whom it went to.
 */
export async function isLeaving(
  tx: Database,
  table: typeof outbox | typeof smsOutbox,
  { id, customerId }: MessageName,
  now: Date,
): Promise<boolean> {
  const waits = and(isNull(table.sentAt), isNull(table.failedAt));
  return (await tx.$count(table, and(eq(table.customerId, customerId), eq(table.id, id), or(waits, gt(table.dueAt, now))))) > 0;
}
