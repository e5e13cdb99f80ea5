import { and, eq } from 'drizzle-orm';
import { derivedId } from '../ids.ts';
import type { Database } from '../database/stores.ts';
import { smsEvents } from '../services/sms-events/table.ts';
import type { SmsMessageStatus } from '../services/sms-events/table.ts';
import { changeTotals } from '../database/totals.ts';

export const smsEventTotal = (organizationId: string) => `smsEvents:${organizationId}`;

type SmsEventRow = typeof smsEvents.$inferInsert;

type SmsMessage = Pick<
  SmsEventRow,
  | 'customerId'
  | 'organizationId'
  | 'templateType'
  | 'templateId'
  | 'masterId'
  | 'smsMessageId'
  | 'smsOriginationPhoneNumber'
  | 'smsDestinationPhoneNumber'
  | 'totalMessageParts'
>;

export interface SmsOutcome {
  key: string;
  status: SmsMessageStatus;
  description: string;
  timestamp: Date;
  carrierName?: string | null;
  isoCountryCode?: string | null;
}

export async function noteSms(tx: Database, message: SmsMessage, outcome: SmsOutcome): Promise<boolean> {
  const { key, status, description, timestamp, carrierName = null, isoCountryCode = null } = outcome;
  const [made] = await tx
    .insert(smsEvents)
    .values({
      ...message,
      id: derivedId('sms event', message.customerId, message.smsMessageId, key),
      ...{ timestamp, carrierName, isoCountryCode },
      eventType: kindOf(status),
      isFinal: !open.has(status),
      smsMessageStatus: status,
      smsMessageStatusDescription: description,
    })
    .onConflictDoNothing()
    .returning({ id: smsEvents.id });
  if (!made) return false;
  const { customerId, organizationId } = message;
  await changeTotals(tx, [{ scope: customerId, name: smsEventTotal(organizationId), by: 1 }]);
  return true;
}

/** Works after its outbox row is deleted. Locks the first event, so that writers and purges wait for each other. */
export async function smsOf(tx: Database, customerId: string, smsMessageId: string): Promise<SmsMessage | undefined> {
  const [first] = await tx
    .select()
    .from(smsEvents)
    .where(and(eq(smsEvents.customerId, customerId), eq(smsEvents.id, derivedId('sms event', customerId, smsMessageId, 'sent'))))
    .for('update');
  if (!first) return undefined;
  const { organizationId, templateType, templateId, masterId, smsOriginationPhoneNumber, smsDestinationPhoneNumber, totalMessageParts } =
    first;
  return {
    ...{ customerId, organizationId, templateType, templateId, masterId, smsMessageId },
    ...{ smsOriginationPhoneNumber, smsDestinationPhoneNumber, totalMessageParts },
  };
}

const open: ReadonlySet<SmsMessageStatus> = new Set(['Pending', 'Successful']);

function kindOf(status: SmsMessageStatus): string {
  if (status === 'Pending') return '_SMS.BUFFERED';
  if (status === 'Click') return '_SMS.CLICK';
  return status === 'Successful' || status === 'Delivered' ? '_SMS.SUCCESS' : '_SMS.FAILURE';
}
