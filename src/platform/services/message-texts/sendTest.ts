import { badInput } from '../../errors.ts';
import { queueMail } from '../../mail/outbox.ts';
import { operation } from '../../operation.ts';
import { renderNotice } from '../notifications/templates/index.ts';
import { exampleOf } from '../template-previews/example.ts';
import { requireRoom, testMark } from '../template-previews/test.ts';
import { requireMessage } from './messages.ts';
import { requireText } from './rules.ts';

/** Mails a typed text to the caller's own address, marked as a test. A text message would cost the customer credits. */
export const sendTestText = operation('NotifSendTestText', { peopleOnly: true }, async ({ input }, context) => {
  const { tx, session } = context;
  const { owner, message } = await requireMessage(context, input);
  const { id, event, channel, language, templateType } = message;
  if (channel === 'SMS') throw badInput({ _id: 'validation.messageText.mailOnly' }, { reason: 'MAIL_ONLY' });
  const own = await requireText(context, owner, message, input);
  const { customerId, organizationId } = owner;
  const { sender, facts } = await exampleOf(context, { customerId, templateType, event });
  await requireRoom(context, customerId);
  const { subject, ...content } = renderNotice(event, language, facts, sender.branding, own);
  const to = session.email;
  await queueMail(tx, context, { event, to, customerId, content: { ...content, subject: testMark + subject }, templateId: null });
  context.audit({
    ...{ subjects: [session.userId], customerId, organizationId, names: { [session.userId]: to } },
    values: { [session.userId]: { event, language, text: id } },
    leavesRows: true,
  });
  return { recipient: to };
});
