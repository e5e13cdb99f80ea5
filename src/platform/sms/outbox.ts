import { sql } from 'drizzle-orm';
import type { SmsNotificationEvent } from '../../generated/types.ts';
import type { RequestContext } from '../context.ts';
import type { Database } from '../database/stores.ts';
import { smsOutbox } from '../database/tables/smsOutbox.ts';

/** Channel that wakes the sender after a commit. */
export const smsChannel = 'sms_outbox';

interface Sms {
  customerId: string;
  organizationId: string;
  event: SmsNotificationEvent;
  to: string;
  text: string;
  /** Charged credits. */
  parts: number;
  masterId: string;
  templateId: string | null;
}

/** Queues a text message within the charging transaction; sent after, and only if, it commits. */
export async function queueSms(tx: Database, { now, newId }: Pick<RequestContext, 'now' | 'newId'>, sms: Sms): Promise<void> {
  const { to: recipient, text: body, ...about } = sms;
  const time = now();
  await tx.insert(smsOutbox).values({ ...about, id: newId(), recipient, body, createdAt: time, dueAt: time });
  await tx.execute(sql`select pg_notify(${smsChannel}, '')`);
}
