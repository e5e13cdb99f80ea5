import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** What became of the text messages of a customer (specification 3 §2 «Delivery logs»). */
export const smsEvents = defineResource({
  name: 'sms-events',
  type: 'SmsEvent',
  kind: 'log',
  path: 'notifications/sms',
  title: 'smsDestinationPhoneNumber',
  operations: { list: 'NotifGetSMSEventList' },
  columns: [
    { field: 'smsMessageStatus', widget: 'status', width: '160px' },
    { field: 'smsDestinationPhoneNumber', primary: true, width: '170px' },
    { field: 'templateType', width: '260px' },
    { field: 'smsMessageStatusDescription', width: '270px' },
    { field: 'totalMessageParts', width: '80px' },
    { field: 'timestamp', width: '180px' },
    { field: 'carrierName', width: '150px', hidden: true },
    { field: 'eventType', width: '170px', hidden: true },
    { field: 'isFinal', width: '100px', hidden: true },
    { field: 'isoCountryCode', width: '110px', hidden: true },
    { field: 'smsOriginationPhoneNumber', width: '170px', hidden: true },
    { field: 'smsMessageId', width: '230px', hidden: true },
    { field: 'masterId', width: '230px', hidden: true },
    { field: 'templateId', width: '260px', hidden: true },
  ],
  filters: ['messageStatus', 'templateTypes'],
  sort: 'timestamp desc',
  forms: { search: 'notif/searchSmsEvents' },
  flags: { list: 'edgeEmailEventsEnabled' },
});
