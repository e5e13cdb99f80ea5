import { eq } from 'drizzle-orm';
import type { EmailEventType, NotificationEvent } from '../../generated/types.ts';
import { NotificationEvent as events } from '../../generated/values.ts';
import type { Settings } from '../context.ts';
import type { Stores } from '../database/stores.ts';
import { customers } from '../database/tables/identity.ts';
import type { outbox } from '../database/tables/identity.ts';
import { emailEvents } from '../database/tables/region.ts';
import type { Sender } from '../mail/ownSender.ts';
import { senderOf } from '../mail/transport.ts';

/**
 * Writes what became of one of the platform's own mails among the delivery events of its customer, in the customer's region. A mail has one
 * such event, which has the mail's id: who sends it again after a crash does not write it twice. Whether a mail arrived or was opened, only a
 * mail provider could say.
 */
export async function noteMail(
  { stores, settings }: { stores: Stores; settings: Settings },
  mail: typeof outbox.$inferSelect,
  eventType: EmailEventType,
  timestamp: Date,
  sender?: Sender,
): Promise<void> {
  const { id, customerId, event: templateType, recipient, subject } = mail;
  if (!isEvent(templateType)) return;
  const { db: directory } = await stores.identity();
  const [customer] = await directory.select().from(customers).where(eq(customers.id, customerId));
  if (!customer) return;
  const { db } = await stores.region(customer.awsRegion);
  await db
    .insert(emailEvents)
    .values({
      customerId,
      id,
      organizationId: customer.organizationId,
      eventType,
      mailMessageId: id,
      mailRecipient: recipient.toLowerCase(),
      mailSender: sender?.from.address ?? senderOf(settings),
      subject,
      templateType,
      timestamp,
    })
    .onConflictDoNothing();
}

const isEvent = (name: string): name is NotificationEvent => (events as readonly string[]).includes(name);
