import { EmailEventType, NotificationEvent } from '../../src/generated/values.ts';
import { mailRecipient, mailWindow } from '../messageLog.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';

const searchEmails = form(
  'NotifGetEmails',
  '',
  {
    properties: {
      dateRange: mailWindow,
      mailRecipient,
      vacancyId: { type: ['string', 'null'] },
      eventTypes: { type: ['array', 'null'], items: { type: 'string', enum: EmailEventType } },
      hadEventTypes: { type: ['array', 'null'], items: { type: 'string', enum: EmailEventType } },
      templateTypes: { type: ['array', 'null'], items: { type: 'string', enum: NotificationEvent } },
    },
    required: ['dateRange'],
  },
  { transforms: { mailRecipient: ['trim'] }, fields: { dateRange: { widget: 'dateRange' }, vacancyId: { reference: 'vacancies' } } },
);
export default searchEmails;

export type SearchEmails = FormValues<typeof searchEmails>;
