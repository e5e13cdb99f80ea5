import { eq, inArray } from 'drizzle-orm';
import { limits } from '../../../domain/limits.ts';
import type { EmailEventType, NotificationEvent } from '../../../generated/types.ts';
import { emailEvents } from './tenant.ts';
import { addApplications } from './applications.ts';
import { ofPlace } from '../../lists/customer.ts';
import { listOperation } from '../../lists/list.ts';
import { searchFor } from '../../lists/search.ts';
import { within } from '../../lists/window.ts';
import type { DateRange } from '../../lists/window.ts';

interface EmailEventsFilter {
  organizationId: string;
  customerId: string;
  hierarchyId: string;
  mailRecipient?: string | null;
  templateTypes?: readonly NotificationEvent[] | null;
  eventTypes?: readonly EmailEventType[] | null;
  dateRange: DateRange;
}

const columns = {
  id: emailEvents.id,
  customerId: emailEvents.customerId,
  eventType: emailEvents.eventType,
  mailMessageId: emailEvents.mailMessageId,
  mailRecipient: emailEvents.mailRecipient,
  mailSender: emailEvents.mailSender,
  masterId: emailEvents.masterId,
  subject: emailEvents.subject,
  templateId: emailEvents.templateId,
  templateType: emailEvents.templateType,
  timestamp: emailEvents.timestamp,
  failure: emailEvents.failure,
};

const about = ['customerId', 'masterId'];

const shared = {
  table: emailEvents,
  columns,
  id: emailEvents.id,
  sorts: { timestamp: emailEvents.timestamp },
  sort: { fieldName: 'timestamp', order: 'desc' },
  needs: { applicationId: about, vacancyId: about },
  more: addApplications,
} as const;

export const getEmailEvents = listOperation({
  ...shared,
  operation: 'NotifGetEmailEventsByCustomerId',
  form: 'notif/searchEmailEvents',
  request: ({ skipEq, limitEq, sort, ...filter }) => ({
    filter: filter as EmailEventsFilter,
    page: { skip: skipEq, limit: limitEq },
    sort,
  }),
  where: async ({ mailRecipient, templateTypes, eventTypes, dateRange, ...place }, context) => ({
    ...(await ofPlace(context, emailEvents, place)),
    mailRecipient: searchFor(emailEvents.mailRecipient, mailRecipient),
    templateTypes: templateTypes?.length ? inArray(emailEvents.templateType, [...templateTypes]) : undefined,
    eventTypes: eventTypes?.length ? inArray(emailEvents.eventType, [...eventTypes]) : undefined,
    dateRange: within(emailEvents.timestamp, dateRange, context, limits.emailEventsSpanDays),
  }),
  owner: ({ customerId }) => ({ customerId }),
  facets: { templateTypes: emailEvents.templateType, eventType: emailEvents.eventType, eventTypes: emailEvents.eventType },
  dimensions: { dateRange: { by: emailEvents.timestamp } },
});

export const getEmailEventsOfMail = listOperation({
  ...shared,
  operation: 'NotifGetEmailEventByMailMessageId',
  request: ({ skipEq, limitEq, sort, ...filter }) => ({ filter, page: { skip: skipEq, limit: limitEq }, sort }),
  where: ({ customerId, mailMessageId }) => ({
    customerId: eq(emailEvents.customerId, customerId),
    mailMessageId: eq(emailEvents.mailMessageId, mailMessageId),
  }),
});
