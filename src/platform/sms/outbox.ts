import { sql } from 'drizzle-orm';
import type { SmsNotificationEvent } from '../../generated/types.ts';
import type { RequestContext } from '../context.ts';
import type { Database } from '../database/stores.ts';
import { smsOutbox } from '../database/tables/region.ts';

/** The channel on which a commit tells the sender that there are text messages. */
export const smsChannel = 'sms_outbox';

interface Sms {
  customerId: string;
  organizationId: string;
  event: SmsNotificationEvent;
  /** With its country code, a plus before it. */
  to: string;
  text: string;
  /** How many credits were taken for it. */
  parts: number;
  masterId: string;
  /** The template of the customer's own that it stands for. */
  templateId: string | null;
}

/** Puts a text message into the outbox within the transaction that paid for it: it leaves if, and only if, that commits, and right after it. */
export async function queueSms(tx: Database, { now, newId }: Pick<RequestContext, 'now' | 'newId'>, sms: Sms): Promise<void> {
  const { to: recipient, text: body, ...about } = sms;
  const time = now();
  await tx.insert(smsOutbox).values({ ...about, id: newId(), recipient, body, createdAt: time, dueAt: time });
  await tx.execute(sql`select pg_notify(${smsChannel}, '')`);
}
