import { EmailEventType, NotificationEvent } from '../../src/generated/values.ts';
import { mailRecipient, mailWindow } from '../messageLog.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';

const searchEmailEvents = form(
  'NotifGetEmailEventsByCustomerId',
  '',
  {
    properties: {
      dateRange: mailWindow,
      mailRecipient,
      eventTypes: { type: ['array', 'null'], items: { type: 'string', enum: EmailEventType } },
      templateTypes: { type: ['array', 'null'], items: { type: 'string', enum: NotificationEvent } },
    },
    required: ['dateRange'],
  },
  { transforms: { mailRecipient: ['trim'] }, fields: { dateRange: { widget: 'dateRange' } } },
);
export default searchEmailEvents;

export type SearchEmailEvents = FormValues<typeof searchEmailEvents>;
