import { eq, inArray } from 'drizzle-orm';
import type { SmsNotificationEvent } from '../../../generated/types.ts';
import type { SmsMessageStatus } from './table.ts';
import { smsEvents } from './tenant.ts';
import { totalOf } from '../../database/totals.ts';
import { isWholeCustomer, ofPlace } from '../../lists/customer.ts';
import { listOperation } from '../../lists/list.ts';
import { smsEventTotal } from '../../sms/events.ts';
import { within } from '../../lists/window.ts';
import type { DateRange } from '../../lists/window.ts';

interface SmsEventsFilter {
  organizationId: string;
  customerId: string;
  hierarchyId: string;
  phoneNumber?: string | null;
  templateTypes?: readonly SmsNotificationEvent[] | null;
  messageStatus?: SmsMessageStatus | null;
  dateRange?: DateRange | null;
}

export const getSmsEvents = listOperation({
  operation: 'NotifGetSMSEventList',
  form: 'notif/searchSmsEvents',
  table: smsEvents,
  columns: {
    id: smsEvents.id,
    customerId: smsEvents.customerId,
    templateType: smsEvents.templateType,
    templateId: smsEvents.templateId,
    masterId: smsEvents.masterId,
    smsMessageId: smsEvents.smsMessageId,
    smsOriginationPhoneNumber: smsEvents.smsOriginationPhoneNumber,
    smsDestinationPhoneNumber: smsEvents.smsDestinationPhoneNumber,
    totalMessageParts: smsEvents.totalMessageParts,
    isoCountryCode: smsEvents.isoCountryCode,
    eventType: smsEvents.eventType,
    carrierName: smsEvents.carrierName,
    isFinal: smsEvents.isFinal,
    smsMessageStatus: smsEvents.smsMessageStatus,
    smsMessageStatusDescription: smsEvents.smsMessageStatusDescription,
    timestamp: smsEvents.timestamp,
  },
  id: smsEvents.id,
  request: ({ skipEq, limitEq, sort, ...filter }) => ({ filter: filter as SmsEventsFilter, page: { skip: skipEq, limit: limitEq }, sort }),
  where: async ({ phoneNumber, templateTypes, messageStatus, dateRange, ...place }, context) => ({
    ...(await ofPlace(context, smsEvents, place)),
    phoneNumber: phoneNumber ? eq(smsEvents.smsDestinationPhoneNumber, phoneNumber) : undefined,
    templateTypes: templateTypes?.length ? inArray(smsEvents.templateType, [...templateTypes]) : undefined,
    messageStatus: messageStatus ? eq(smsEvents.smsMessageStatus, messageStatus) : undefined,
    dateRange: dateRange ? within(smsEvents.timestamp, dateRange, context) : undefined,
  }),
  owner: ({ customerId }) => ({ customerId }),
  sorts: { timestamp: smsEvents.timestamp },
  sort: { fieldName: 'timestamp', order: 'desc' },
  total: ({ organizationId, customerId, hierarchyId, phoneNumber, templateTypes, messageStatus, dateRange }, context) => {
    if (phoneNumber || templateTypes?.length || messageStatus || dateRange) return undefined;
    return isWholeCustomer(context, { organizationId, customerId }, [hierarchyId])
      ? totalOf(customerId, [smsEventTotal(organizationId)])
      : undefined;
  },
  facets: { templateTypes: smsEvents.templateType, messageStatus: smsEvents.smsMessageStatus },
  dimensions: { dateRange: { by: smsEvents.timestamp } },
});
