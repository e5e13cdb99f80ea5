import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** What became of the mails of a customer, on a page with the text messages (specification 3 §2 «Delivery logs»). */
export const emailEvents = defineResource({
  name: 'email-events',
  type: 'EmailEvent',
  kind: 'log',
  path: 'notifications',
  title: 'mailRecipient',
  tabs: ['email-events', 'sms-events'],
  menu: { group: 'logs', icon: 'MarkEmailRead' },
  operations: { list: 'NotifGetEmailEventsByCustomerId' },
  columns: [
    { field: 'eventType', widget: 'status', width: '125px' },
    { field: 'mailRecipient', primary: true, width: '300px' },
    { field: 'templateType', width: '260px' },
    { field: 'subject', width: '260px' },
    { field: 'timestamp', width: '180px' },
    { field: 'mailSender', width: '220px', hidden: true },
    { field: 'mailMessageId', width: '230px', hidden: true },
    { field: 'masterId', width: '230px', hidden: true },
    { field: 'templateId', width: '260px', hidden: true },
  ],
  details: [
    { field: 'eventType', widget: 'status' },
    'templateType',
    'subject',
    'mailRecipient',
    'mailSender',
    'timestamp',
    'mailMessageId',
    'masterId',
    'templateId',
  ],
  filters: ['templateTypes'],
  sort: 'timestamp desc',
  forms: { search: 'notif/searchEmailEvents' },
  flags: { list: 'edgeEmailEventsEnabled' },
});
