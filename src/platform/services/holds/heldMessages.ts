import { and, eq, sql } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { outbox } from '../../database/tables/records.ts';
import { smsOutbox } from '../../database/tables/smsOutbox.ts';
import { takeBackCalls } from '../../outbound/takeBack.ts';
import { reportLane } from '../ats-outbound/lane.ts';
import { lockAccount, mostCredits } from '../sms-credits/account.ts';
import { smsAccounts } from '../sms-credits/tenant.ts';
import { webhookLane } from '../webhook-sending/lane.ts';

interface HoldOf {
  id: string;
  customerId: string;
  organizationId: string;
}

/** Removes the messages of a hold, with its calls to other systems, and returns their SMS credits; false if a sender has one of them: the caller then rolls back. */
export async function removeMessages(tx: Database, { id, customerId, organizationId }: HoldOf, now: Date): Promise<boolean> {
  const mails = and(eq(outbox.customerId, customerId), eq(outbox.holdId, id));
  const texts = and(eq(smsOutbox.customerId, customerId), eq(smsOutbox.holdId, id));
  // The lock waits for a sender that is claiming a row, and then sees its try.
  const waiting = [
    ...(await tx.select({ tries: outbox.tries }).from(outbox).where(mails).orderBy(outbox.id).for('update')),
    ...(await tx.select({ tries: smsOutbox.tries }).from(smsOutbox).where(texts).orderBy(smsOutbox.id).for('update')),
  ];
  if (waiting.some(({ tries }) => tries > 0)) return false;
  for (const lane of [reportLane, webhookLane]) if (!(await takeBackCalls(tx, lane, { id, customerId }, now))) return false;
  await tx.delete(outbox).where(mails);
  const removed = await tx.delete(smsOutbox).where(texts).returning({ parts: smsOutbox.parts });
  const parts = removed.reduce((total, each) => total + each.parts, 0);
  if (parts === 0) return true;
  await lockAccount(tx, { customerId, organizationId }, now);
  const credits = sql`least(${smsAccounts.credits}::bigint + ${parts}, ${mostCredits})::int`;
  await unscoped(tx).update(smsAccounts, { credits, updatedAt: now }, eq(smsAccounts.customerId, customerId));
  return true;
}
