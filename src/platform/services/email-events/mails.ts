import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { limits } from '../../../domain/limits.ts';
import type { EmailEventType, NotificationEvent } from '../../../generated/types.ts';
import type { OperationContext } from '../../context.ts';
import { unscoped } from '../../database/scoped.ts';
import { ofPlace } from '../../lists/customer.ts';
import { listOperation } from '../../lists/list.ts';
import { searchFor } from '../../lists/search.ts';
import { within } from '../../lists/window.ts';
import type { DateRange } from '../../lists/window.ts';
import { applications } from '../applications/tenant.ts';
import { assessments } from '../assessments/tenant.ts';
import { addApplications } from './applications.ts';
import { emailEvents } from './tenant.ts';

interface EmailsFilter {
  organizationId: string;
  customerId: string;
  hierarchyId: string;
  mailRecipient?: string | null;
  templateTypes?: readonly NotificationEvent[] | null;
  eventTypes?: readonly EmailEventType[] | null;
  hadEventTypes?: readonly EmailEventType[] | null;
  vacancyId?: string | null;
  dateRange: DateRange;
}

const about = ['customerId', 'masterId'];

/** A mail is the row of its first event, which knows how far it came. */
export const getEmails = listOperation({
  operation: 'NotifGetEmails',
  form: 'notif/searchEmails',
  table: emailEvents,
  columns: {
    _id: emailEvents.mailMessageId,
    customerId: emailEvents.customerId,
    eventType: emailEvents.latestEvent,
    latestAt: emailEvents.latestAt,
    sentAt: emailEvents.timestamp,
    failure: emailEvents.latestFailure,
    mailRecipient: emailEvents.mailRecipient,
    mailSender: emailEvents.mailSender,
    masterId: emailEvents.masterId,
    subject: emailEvents.subject,
    templateId: emailEvents.templateId,
    templateType: emailEvents.templateType,
  },
  id: emailEvents.id,
  request: ({ skipEq, limitEq, sort, ...filter }) => ({
    filter: filter as EmailsFilter,
    page: { skip: skipEq, limit: limitEq },
    sort,
  }),
  where: async ({ mailRecipient, templateTypes, eventTypes, hadEventTypes, vacancyId, dateRange, ...place }, context) => ({
    ...(await ofPlace(context, emailEvents, place)),
    isMail: isNotNull(emailEvents.latestEvent),
    mailRecipient: searchFor(emailEvents.mailRecipient, mailRecipient),
    templateTypes: templateTypes?.length ? inArray(emailEvents.templateType, [...templateTypes]) : undefined,
    eventTypes: eventTypes?.length ? inArray(emailEvents.latestEvent, [...eventTypes]) : undefined,
    hadEventTypes: hadEventTypes?.length ? sql`${emailEvents.eventTypes} && ${sql.param([...hadEventTypes])}::text[]` : undefined,
    vacancyId: vacancyId ? ofVacancy(context, place.customerId, vacancyId) : undefined,
    dateRange: within(emailEvents.timestamp, dateRange, context, limits.emailEventsSpanDays),
  }),
  owner: ({ customerId }) => ({ customerId }),
  sorts: { sentAt: emailEvents.timestamp, latestAt: emailEvents.latestAt },
  sort: { fieldName: 'sentAt', order: 'desc' },
  needs: { applicationId: about, vacancyId: about },
  more: addApplications,
  facets: { templateTypes: emailEvents.templateType, eventTypes: emailEvents.latestEvent },
});

/** A mail is about an application, or about one of its assessments. */
function ofVacancy({ tx }: OperationContext, customerId: string, vacancyId: string): SQL | undefined {
  const all = unscoped(tx);
  const ofApplication = and(eq(applications.customerId, customerId), eq(applications.vacancyId, vacancyId));
  const ofAssessment = and(eq(assessments.customerId, customerId), eq(assessments.vacancyId, vacancyId));
  return or(
    inArray(emailEvents.masterId, all.select(applications, { id: applications.id }, ofApplication)),
    inArray(emailEvents.masterId, all.select(assessments, { id: assessments.id }, ofAssessment)),
  );
}
