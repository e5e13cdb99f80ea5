import type { EmailEventType } from '../../generated/types.ts';
import { noteLater } from '../mail/laterEvents.ts';
import type { Tools } from '../platform.ts';
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
  return noteLater(await stores.region(name.region), name, { eventType, timestamp, key }, now());
}
