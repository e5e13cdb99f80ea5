import { sql } from 'drizzle-orm';
import type { SmsNotificationEvent } from '../../generated/types.ts';
import type { RequestContext } from '../context.ts';
import type { Database } from '../database/stores.ts';
import { smsOutbox } from '../database/tables/smsOutbox.ts';
import type { Wait } from '../mail/outbox.ts';
import { causeNow } from '../tracing/scope.ts';

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
  wait?: Wait;
}

export async function queueSms(tx: Database, { now, newId }: Pick<RequestContext, 'now' | 'newId'>, sms: Sms): Promise<void> {
  const { to: recipient, text: body, wait, ...about } = sms;
  const time = now();
  const timing = { dueAt: wait?.until ?? time, holdId: wait?.holdId ?? null };
  await tx.insert(smsOutbox).values({ ...about, id: newId(), recipient, body, createdAt: time, ...timing });
  await tx.execute(sql`select pg_notify(${smsChannel}, ${causeNow()})`);
}
