import { limits } from '../../src/domain/limits.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';

const key = 'validation.messageText';

/** The platform checks variables and links, which depend on the message. */
const saveMessageText = form(
  'NotifSaveMessageText',
  'input',
  {
    properties: {
      subject: {
        type: ['string', 'null'],
        maxLength: limits.messageSubject,
        pattern: '^[^\\r\\n]*$',
        errorMessage: { maxLength: `${key}.subject.maxLength`, pattern: `${key}.subject.oneLine` },
      },
      body: {
        type: 'string',
        pattern: '\\S',
        maxLength: limits.messageBody,
        errorMessage: { type: `${key}.body.required`, pattern: `${key}.body.required`, maxLength: `${key}.body.maxLength` },
      },
    },
    required: ['body'],
  },
  {
    transforms: { subject: ['trim'], body: ['trim'] },
    fields: {
      subject: { widget: 'messageSubject', also: ['channel'] },
      body: {
        widget: 'messageBody',
        also: ['channel', 'variables.name', 'variables.isRequired', 'variables.isOptional', 'variables.example'],
      },
    },
    preview: 'messageText',
  },
);
export default saveMessageText;

export type SaveMessageText = FormValues<typeof saveMessageText>;
