import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { NotificationEvent, Scalars, SmsNotificationEvent } from '../../../generated/types.ts';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../database/stores.ts';
import { queueMail } from '../../mail/outbox.ts';
import { noteSms } from '../../sms/events.ts';
import { queueSms } from '../../sms/outbox.ts';
import { tellerOf } from './channels.ts';
import type { Teller } from './channels.ts';
import { followUp } from './followUps.ts';
import { lockAccount } from './smsAccount.ts';
import { chargeSms } from './smsCharge.ts';
import { smsParts } from './smsParts.ts';
import { isSmsEvent, renderNotice, renderSms } from './templates/index.ts';
import type { TemplateFacts } from './templates/index.ts';

/** Something that a candidate, or who interviews them, is to be told. */
export interface Notice {
  customerId: string;
  organizationId: string;
  event: NotificationEvent;
  /** The language of the stage that it is about: told in that one where the customer uses it, else in English. */
  language: Scalars['StageLanguage']['output'];
  to: { email: string; phoneNumber?: string | null; firstName: string; lastName?: string | null };
  /** What it is about: reminders follow from it, and the delivery log names the assessment, or else the application. */
  applicationId: string;
  assessmentId?: string;
  bookingId?: string;
  facts: NoticeFacts;
}

/** What a message may say; a template names those that its event has. */
export interface NoticeFacts {
  /** Title of the vacancy. */
  vacancy: string;
  /** Where to take the assessment, read the report, book or join. */
  link?: string;
  /** Of a live interview. */
  startsAt?: Date;
  place?: string;
  /** The candidate, where somebody else is told. */
  candidate?: string;
}

export type NotifyContext = Pick<RequestContext, 'now' | 'newId' | 'settings' | 'region'>;

/**
 * Tells it as the customer's settings say: a mail, a text message where they are on and the credits suffice, in the transaction of what it is
 * about, with the reminders that follow from it. Answers whether a mail was queued.
 *
 * A template of the customer's own lives at the mail provider: the text is the default's, and the template is named in the log and to the
 * provider, who may put its own in its place (docs/integrations/mail.md).
 */
export async function notify(tx: Database, context: NotifyContext, notice: Notice): Promise<boolean> {
  const { customerId, event, to } = notice;
  const teller = await rememberedTeller(tx, customerId);
  const { language, mail, sms } = teller.channelsOf(event, notice.language);
  const facts: TemplateFacts = {
    ...notice.facts,
    ...{ firstName: to.firstName, customer: teller.name, region: context.region, brand: context.settings.brandName },
  };
  await followUp(tx, context, notice);
  if (mail) {
    const content = renderNotice(event, language, facts, teller.branding);
    await queueMail(tx, context, {
      ...{ event, to: to.email, customerId, content },
      ...{ masterId: masterOf(notice), templateId: mail.template },
    });
  }
  if (sms && isSmsEvent(event) && to.phoneNumber) {
    const text = renderSms(event, language, facts);
    await tellBySms(tx, context, notice, { event, text, phone: to.phoneNumber, templateId: sms.template });
  }
  return mail !== undefined;
}

const masterOf = ({ assessmentId, applicationId }: Notice): string => assessmentId ?? applicationId;

interface Text {
  event: SmsNotificationEvent;
  text: string;
  phone: string;
  templateId: string | null;
}

/** Sends it where it can be sent and is paid for; otherwise the log says why it was not (decisions §5 «SMS credits»). */
async function tellBySms(tx: Database, context: NotifyContext, notice: Notice, { event, text, phone, templateId }: Text): Promise<void> {
  const { customerId, organizationId } = notice;
  const { settings } = context;
  const [to, parts, masterId] = [phone.replace(/[\s().-]/g, ''), smsParts(text), masterOf(notice)];
  // Held first by all that tell: whoever is told by an invalid number counts an event without it, and two would wait for each other.
  await lockAccount(tx, { customerId, organizationId }, context.now());
  const reason = await obstacle();
  if (!reason) return queueSms(tx, context, { customerId, organizationId, event, to, text, parts, masterId, templateId });
  const message = {
    ...{ customerId, organizationId, masterId, templateId, templateType: event, smsMessageId: context.newId() },
    ...{ smsOriginationPhoneNumber: settings.smsFrom ?? null, smsDestinationPhoneNumber: to, totalMessageParts: parts },
  };
  await noteSms(tx, message, { key: 'sent', ...reason, timestamp: context.now() });

  async function obstacle() {
    if (!/^\+[1-9]\d{5,14}$/.test(to)) return { status: 'Invalid', description: 'The number is not valid' } as const;
    const isNowhere = !settings.smsUrl && !settings.demo;
    if (isNowhere) return { status: 'Failed', description: 'No SMS service is configured' } as const;
    const { paid } = await chargeSms(tx, context, { organizationId, customerId, parts });
    return paid ? undefined : ({ status: 'Failed', description: 'There are not enough SMS credits' } as const);
  }
}

const tellers = new WeakMap<object, Map<string, Promise<Teller>>>();

/** A bulk change tells a thousand candidates in one transaction: what they are told by is read once. Outside of one it is read anew each time. */
function rememberedTeller(tx: Database, customerId: string): Promise<Teller> {
  if (!is(tx, PgTransaction)) return tellerOf(tx, customerId);
  const known = tellers.get(tx) ?? new Map<string, Promise<Teller>>();
  tellers.set(tx, known);
  const teller = known.get(customerId) ?? tellerOf(tx, customerId);
  known.set(customerId, teller);
  return teller;
}
