import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { isOneOf } from '../database/isOneOf.ts';
import type { Database } from '../database/stores.ts';
import { outbox } from '../database/tables/records.ts';
import { outboxChannel } from '../mail/outbox.ts';
import { causeNow } from '../tracing/scope.ts';

const again = (now: Date) => ({ failedAt: null, tries: 0, dueAt: now });

/** Mails that were given up are due again. Answers the ids of those whose content is still there. */
export async function sendMailsAgain(tx: Database, customerId: string, ids: readonly string[], now: Date): Promise<string[]> {
  const theirs = and(eq(outbox.customerId, customerId), isOneOf(outbox.id, ids), isNotNull(outbox.failedAt), ne(outbox.html, ''));
  const rows = await tx.update(outbox).set(again(now)).where(theirs).returning({ id: outbox.id });
  if (rows.length > 0) await tx.execute(sql`select pg_notify(${outboxChannel}, ${causeNow()})`);
  return rows.map(({ id }) => id);
}
