import { badInput } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { renderNotice, renderSms } from '../notifications/templates/index.ts';
import { isSmsEvent } from '../notifications/templates/textsOf.ts';
import { exampleOf } from './example.ts';

/** Renders an event's message as its reader gets it, and sends nothing. */
export const previewTemplate = operation('NotifPreviewTemplate', {}, async ({ input }, context) => {
  const { event, channel } = input;
  const { language, sender, reader, facts, isMadeUp } = await exampleOf(context, input);
  const { mail, sms } = sender.channelsOf(event, language);
  const name = `${reader.firstName ?? ''} ${reader.lastName ?? ''}`.trim() || reader.email;
  if (channel === 'SMS') {
    if (!isSmsEvent(event)) throw badInput({ 'input.channel': 'reasons.NO_SMS' }, { reason: 'NO_SMS' });
    const own = sms?.template ? undefined : await sender.ownText({ event, channel, language });
    const text = renderSms(event, language, facts, own);
    return { message: { name, phoneNumber: reader.phoneNumber, text, template: sms?.template ?? null }, isMadeUp };
  }
  const own = mail?.template ? undefined : await sender.ownText({ event, channel, language });
  const { subject, html } = renderNotice(event, language, facts, sender.branding, own);
  return { message: { name, email: reader.email, subject, html, template: mail?.template ?? null }, isMadeUp };
});
