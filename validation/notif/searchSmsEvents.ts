import { SmsMessageStatus, SmsNotificationEvent } from '../../src/generated/values.ts';
import { moment } from '../fields.ts';
import { form, type FormValues } from '../../src/engine/forms/form.ts';
import { limits } from '../../src/domain/limits.ts';

const searchSmsEvents = form(
  'NotifGetSMSEventList',
  '',
  {
    properties: {
      dateRange: {
        type: ['object', 'null'],
        properties: { gte: moment('validation.notif.dateRange'), lte: moment('validation.notif.dateRange') },
        required: ['gte', 'lte'],
        additionalProperties: false,
        default: 'last7days',
        dateLookBack: { from: 'gte', days: limits.eventsLookBackDays },
        dateOrder: { from: 'gte', to: 'lte' },
        errorMessage: {
          dateLookBack: 'validation.notif.dateRange.dateLookBack',
          dateOrder: 'validation.notif.dateRange.dateOrder',
        },
      },
      phoneNumber: {
        type: ['string', 'null'],
        phoneCountry: true,
        phone: true,
        errorMessage: { phoneCountry: 'validation.notif.phoneNumber.phoneCountry', phone: 'validation.notif.phoneNumber.phone' },
      },
      templateTypes: { type: ['array', 'null'], items: { type: 'string', enum: SmsNotificationEvent } },
      messageStatus: {
        type: ['string', 'null'],
        enum: [...SmsMessageStatus, null],
        errorMessage: { enum: 'validation.notif.messageStatus.enum' },
      },
    },
    required: [],
  },
  { transforms: { phoneNumber: ['phone'] }, fields: { dateRange: { widget: 'dateRange' }, phoneNumber: { widget: 'phone' } } },
);
export default searchSmsEvents;

export type SearchSmsEvents = FormValues<typeof searchSmsEvents>;
