import { and, eq } from 'drizzle-orm';
import { derivedId } from '../ids.ts';
import type { Database } from '../database/stores.ts';
import { smsEvents } from '../database/tables/region.ts';
import type { SmsMessageStatus } from '../database/tables/events.ts';
import { changeTotals } from '../database/totals.ts';

/** Under which name a customer's number of SMS events is kept; an organisation that is not the customer's own has none. */
export const smsEventTotal = (organizationId: string) => `smsEvents:${organizationId}`;

type SmsEventRow = typeof smsEvents.$inferInsert;

/** What a message is: the same in all of its events. */
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

/** What became of a message. */
export interface SmsOutcome {
  /** What tells it from the message's other events: the same one is written down once. */
  key: string;
  status: SmsMessageStatus;
  description: string;
  timestamp: Date;
  carrierName?: string | null;
  isoCountryCode?: string | null;
}

/** Adds an event of a message to the log, and to the number of them; answers whether it is new. */
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

/**
 * The message that events of its own stand for in the log, once its outbox row is gone; undefined where nothing is known of it. Its first event
 * is held, so that whoever adds another waits for a purge of whom it went to, and the purge for them.
 */
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

/** After these something more may come. */
const open: ReadonlySet<SmsMessageStatus> = new Set(['Pending', 'Successful']);

/** The event's name as providers call it. */
function kindOf(status: SmsMessageStatus): string {
  if (status === 'Pending') return '_SMS.BUFFERED';
  if (status === 'Click') return '_SMS.CLICK';
  return status === 'Successful' || status === 'Delivered' ? '_SMS.SUCCESS' : '_SMS.FAILURE';
}
