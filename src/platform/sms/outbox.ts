import { sql } from 'drizzle-orm';
import type { SmsNotificationEvent } from '../../generated/types.ts';
import type { RequestContext } from '../context.ts';
import type { Database } from '../database/stores.ts';
import { smsOutbox } from '../database/tables/smsOutbox.ts';

export const smsChannel = 'sms_outbox';

interface Sms {
  customerId: string;
  organizationId: string;
  event: SmsNotificationEvent;
  to: string;
  text: string;
  parts: number;
  masterId: string;
  templateId: string | null;
}

export async function queueSms(tx: Database, { now, newId }: Pick<RequestContext, 'now' | 'newId'>, sms: Sms): Promise<void> {
  const { to: recipient, text: body, ...about } = sms;
  const time = now();
  await tx.insert(smsOutbox).values({ ...about, id: newId(), recipient, body, createdAt: time, dueAt: time });
  await tx.execute(sql`select pg_notify(${smsChannel}, '')`);
}
