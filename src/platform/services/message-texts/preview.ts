import { operation } from '../../operation.ts';
import { renderNotice, renderSms } from '../notifications/templates/index.ts';
import { isSmsEvent } from '../notifications/templates/textsOf.ts';
import { smsParts } from '../sms-credits/segments.ts';
import { exampleOf } from '../template-previews/example.ts';
import { requireMessage } from './messages.ts';
import { requireText } from './rules.ts';

/** Renders a text as it would be sent, before it is saved. */
export const previewMessageText = operation('NotifPreviewMessageText', {}, async ({ input }, context) => {
  const { owner, message } = await requireMessage(context, input);
  const { event, channel, language, templateType } = message;
  const own = await requireText(context, owner, message, input);
  const { customerId } = owner;
  const { sender, reader, facts, isMadeUp } = await exampleOf(context, { customerId, templateType, event });
  const name = `${reader.firstName ?? ''} ${reader.lastName ?? ''}`.trim() || reader.email;
  if (channel === 'SMS' && isSmsEvent(event)) {
    const text = renderSms(event, language, facts, own);
    return { message: { name, phoneNumber: reader.phoneNumber, text, template: null }, isMadeUp, smsParts: smsParts(text) };
  }
  const { subject, html } = renderNotice(event, language, facts, sender.branding, own);
  return { message: { name, email: reader.email, subject, html, template: null }, isMadeUp };
});
