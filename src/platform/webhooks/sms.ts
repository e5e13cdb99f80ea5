import { SmsMessageStatus as statuses } from '../../generated/values.ts';
import { smsOutbox } from '../database/tables/smsOutbox.ts';
import { isLeaving } from '../mail/leaving.ts';
import type { Tools } from '../platform.ts';
import { noteSms, smsOf } from '../sms/events.ts';
import { headOf, shortText } from './fields.ts';
import type { CallbackOutcome } from './fields.ts';

export async function noteSmsEvent({ stores, now }: Tools, event: Record<string, unknown>): Promise<CallbackOutcome> {
  const head = headOf(event, now());
  const status = statuses.find((each) => each === event['status']);
  if (!head || !status) return 'malformed';
  const { key, name, timestamp } = head;
  if (!name) return 'unknown';
  const store = await stores.region(name.region);
  return store.transaction(async (tx) => {
    const message = await smsOf(tx, name.customerId, name.id);
    if (!message) return (await isLeaving(tx, smsOutbox, name, now())) ? 'early' : 'unknown';
    const isPurged = message.smsDestinationPhoneNumber === '';
    const country = /^[A-Z]{2}$/.exec(String(event['country']))?.[0] ?? null;
    const isNew = await noteSms(tx, message, {
      ...{ key: `told ${key}`, status, timestamp },
      description: shortText(event['description'], 200) ?? described[status] ?? status,
      carrierName: isPurged ? null : shortText(event['carrier'], 100),
      isoCountryCode: isPurged ? null : country,
    });
    return isNew ? 'noted' : 'known';
  });
}

const described: Partial<Record<(typeof statuses)[number], string>> = {
  Successful: 'The carrier took the message',
  Pending: 'The message waits at the carrier',
  Delivered: 'The phone has the message',
  Click: 'The link was opened',
};
