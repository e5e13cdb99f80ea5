import { limits } from '../src/domain/limits.ts';
import { moment } from './fields.ts';

/** Within the last 90 days: the specification’s 7 are too few to answer why a mail did not arrive (specification 3 §5). */
export const mailWindow = {
  type: 'object',
  properties: { gte: moment('validation.notif.dateRange'), lte: moment('validation.notif.dateRange') },
  required: ['gte', 'lte'],
  additionalProperties: false,
  default: 'last7days',
  dateLookBack: { from: 'gte', days: limits.eventsLookBackDays },
  dateSpan: { from: 'gte', to: 'lte', maxDays: limits.emailEventsSpanDays },
  errorMessage: {
    type: 'validation.notif.dateRange.required',
    dateLookBack: 'validation.notif.dateRange.dateLookBack',
    dateSpan: 'validation.notif.dateRange.dateSpan',
  },
} as const;

export const mailRecipient = {
  type: ['string', 'null'],
  maxLength: limits.searchText,
  errorMessage: { maxLength: 'validation.searchText.maxLength' },
} as const;
