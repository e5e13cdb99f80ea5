import type { EmailEventType } from '../../generated/types.ts';
import { noteLater } from '../mail/laterEvents.ts';
import type { Later } from '../mail/laterEvents.ts';
import type { Tools } from '../platform.ts';
import { mailFailureOf } from '../../domain/messageFailures.ts';
import { isWrongAddress } from '../mail/suppression.ts';
import { headOf } from './fields.ts';
import type { CallbackOutcome } from './fields.ts';

const kinds: Record<string, EmailEventType> = {
  delivery: 'Delivery',
  bounce: 'Bounce',
  complaint: 'Complaint',
  open: 'Open',
  click: 'Click',
};

export async function noteMailEvent({ stores, now }: Tools, event: Record<string, unknown>): Promise<CallbackOutcome> {
  const head = headOf(event, now());
  const eventType = Object.hasOwn(kinds, String(event['type'])) ? kinds[String(event['type'])] : undefined;
  if (!head || !eventType) return 'malformed';
  const { key, name, timestamp } = head;
  if (!name) return 'unknown';
  return noteLater(await stores.region(name.region), name, { eventType, timestamp, key, ...bounceOf(eventType, event['status']) }, now());
}

/** A bounce is permanent unless its enhanced status says that the address may work another time. */
function bounceOf(eventType: EmailEventType, status: unknown): Pick<Later, 'failure' | 'isPermanent'> {
  if (eventType !== 'Bounce' || typeof status !== 'string' || !/^[45]\.\d{1,3}\.\d{1,3}$/.test(status)) return {};
  const failure = mailFailureOf({ enhanced: status });
  return { failure, isPermanent: status.startsWith('5') && isWrongAddress(failure) };
}
