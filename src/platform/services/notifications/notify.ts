import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { SmsNotificationEvent } from '../../../generated/types.ts';
import type { TemplateLanguage } from '../../../generated/values.ts';
import type { Database } from '../../database/stores.ts';
import { queueMail } from '../../mail/outbox.ts';
import { isSuppressed } from '../../mail/suppression.ts';
import { noteSms } from '../../sms/events.ts';
import { queueSms } from '../../sms/outbox.ts';
import { senderOf } from './channels.ts';
import type { Sender } from './channels.ts';
import { followUp } from './followUps.ts';
import type { Notice, NotifyContext } from './notice.ts';
import { lockAccount } from '../sms-credits/account.ts';
import { chargeSms } from '../sms-credits/charge.ts';
import { smsParts } from '../sms-credits/segments.ts';
import { renderNotice, renderSms } from './templates/index.ts';
import { isSmsEvent } from './templates/textsOf.ts';
import type { TemplateFacts } from './templates/index.ts';

/**
 * Returns whether a mail was queued. Templates live at the provider: the default text is sent with the template's name. The customer's own
 * text is sent where there is no template.
 */
export async function notify(tx: Database, context: NotifyContext, notice: Notice): Promise<boolean> {
  const { customerId, event, to } = notice;
  const { messages } = context;
  if (messages?.isSilent) return false;
  const teller = await cachedSender(tx, customerId);
  const { language, mail, sms } = teller.channelsOf(event, notice.language);
  const facts: TemplateFacts = {
    ...notice.facts,
    ...{ firstName: to.firstName, customer: teller.name, region: context.region, brand: context.settings.brandName },
  };
  await followUp(tx, context, notice);
  if (mail) {
    const own = mail.template ? undefined : await teller.ownText({ event, channel: 'EMAIL', language });
    const content = renderNotice(event, language, facts, teller.branding, own);
    await queueMail(tx, context, {
      ...{ event, to: to.email, customerId, content },
      ...{ masterId: masterOf(notice), templateId: mail.template },
      ...(messages && { wait: messages }),
    });
    // Queued all the same, so that the log says why it was not sent.
    const isKept = (messages ?? context.preview) !== undefined && (await isSuppressed(tx, { customerId, event, to: to.email }));
    if (messages && !isKept) messages.mailed += 1;
    const { subject, html } = content;
    if (isKept) context.preview?.onSuppressed();
    else
      context.preview?.onMessage({ channel: 'EMAIL', language, name: nameOf(to), template: mail.template, email: to.email, subject, html });
  }
  if (sms && isSmsEvent(event) && to.phoneNumber) {
    const own = sms.template ? undefined : await teller.ownText({ event, channel: 'SMS', language });
    const text = renderSms(event, language, facts, own);
    await notifyBySms(tx, context, notice, { event, language, text, phone: to.phoneNumber, templateId: sms.template });
  }
  return mail !== undefined;
}

const nameOf = ({ firstName, lastName }: Notice['to']): string => `${firstName} ${lastName ?? ''}`.trim();

const masterOf = ({ assessmentId, applicationId }: Notice): string => assessmentId ?? applicationId;

interface Text {
  event: SmsNotificationEvent;
  language: TemplateLanguage;
  text: string;
  phone: string;
  templateId: string | null;
}

/** Sends a text message if possible and paid for; otherwise logs the reason (decisions §5 “SMS credits”). */
async function notifyBySms(tx: Database, context: NotifyContext, notice: Notice, sms: Text): Promise<void> {
  const { event, language, text, phone, templateId } = sms;
  const { customerId, organizationId } = notice;
  const { settings, messages } = context;
  const [to, parts, masterId] = [phone.replace(/[\s().-]/g, ''), smsParts(text), masterOf(notice)];
  await lockAccount(tx, { customerId, organizationId }, context.now());
  const reason = await obstacle();
  if (!reason) {
    const waiting = messages && { wait: messages };
    await queueSms(tx, context, { customerId, organizationId, event, to, text, parts, masterId, templateId, ...waiting });
    if (messages) messages.texted += 1;
    context.preview?.onMessage({ channel: 'SMS', language, name: nameOf(notice.to), template: templateId, phoneNumber: to, text });
    return;
  }
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

const senders = new WeakMap<object, Map<string, Promise<Sender>>>();

/** Cached per transaction: a bulk change notifies a thousand candidates. Read again outside transactions. */
function cachedSender(tx: Database, customerId: string): Promise<Sender> {
  if (!is(tx, PgTransaction)) return senderOf(tx, customerId);
  const known = senders.get(tx) ?? new Map<string, Promise<Sender>>();
  senders.set(tx, known);
  const teller = known.get(customerId) ?? senderOf(tx, customerId);
  known.set(customerId, teller);
  return teller;
}
