import { eq } from 'drizzle-orm';
import type { EmailEventType, MessageFailure, NotificationEvent } from '../../generated/types.ts';
import { NotificationEvent as events } from '../../generated/values.ts';
import type { Settings } from '../context.ts';
import type { Region } from '../regions.ts';
import type { Database, Stores } from '../database/stores.ts';
import { customers } from '../services/customers/identityTable.ts';
import type { outbox } from '../database/tables/records.ts';
import { firstOf } from '../mail/furthest.ts';
import { suppress } from '../mail/suppression.ts';
import { emailEvents } from '../services/email-events/table.ts';
import { noteLaterWithin, noteSentAfterAll } from '../mail/laterEvents.ts';
import type { Sender } from '../mail/ownSender.ts';
import { senderOf } from '../mail/transport.ts';

export interface MailHome {
  region: Region;
  organizationId: string;
}

export async function homeOf(stores: Stores, customerId: string): Promise<MailHome | undefined> {
  const { db: directory } = await stores.identity();
  const { awsRegion: region, organizationId } = customers;
  const [home] = await directory.select({ region, organizationId }).from(customers).where(eq(customers.id, customerId));
  return home;
}

interface Noted {
  eventType: EmailEventType;
  failure?: MessageFailure;
  /** The address itself is refused, for good. */
  isPermanent?: boolean;
  timestamp: Date;
  home: MailHome | undefined;
  sender: Sender | undefined;
}

/** Under the mail's id, so that a repeated sending adds none; captured mails count as delivered. */
export async function noteMail(
  tx: Database,
  settings: Settings,
  mail: typeof outbox.$inferSelect,
  { home, ...what }: Noted,
): Promise<void> {
  const { id, customerId, event: templateType, recipient, subject, masterId, templateId } = mail;
  if (!isEvent(templateType) || !home) return;
  const { eventType, failure = null, isPermanent = false, timestamp, sender } = what;
  const made = await tx
    .insert(emailEvents)
    .values({
      customerId,
      id,
      organizationId: home.organizationId,
      eventType,
      failure,
      mailMessageId: id,
      mailRecipient: recipient.toLowerCase(),
      mailSender: sender?.from.address ?? senderOf(settings),
      ...{ subject, masterId, templateId, templateType, timestamp },
      ...firstOf({ eventType, timestamp, failure }),
    })
    .onConflictDoNothing()
    .returning({ id: emailEvents.id });
  if (made.length === 0 && eventType === 'Send') await noteSentAfterAll(tx, { id, customerId }, timestamp);
  await suppress(tx, { customerId, organizationId: home.organizationId, mailRecipient: recipient, eventType, timestamp, isPermanent });
  const isCaptured = eventType === 'Send' && settings.demo && !settings.smtpUrl;
  // A millisecond later: events of a mail are ordered by time.
  const arrived = { eventType: 'Delivery', timestamp: new Date(timestamp.getTime() + 1), key: 'captured' } as const;
  if (isCaptured) await noteLaterWithin(tx, { ...home, id, customerId }, arrived);
}

const isEvent = (name: string): name is NotificationEvent => (events as readonly string[]).includes(name);
