import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** All that became of one mail, in the order in which it happened (specification 3 §2 “Delivery logs”). */
export const emailEventHistory = defineResource({
  name: 'email-event-history',
  type: 'EmailEvent',
  path: 'history',
  parent: 'email-events',
  title: 'eventType',
  operations: { list: { name: 'NotifGetEmailEventByMailMessageId', args: { mailMessageId: 'parent.mailMessageId' } } },
  columns: [{ field: 'eventType', widget: 'status', primary: true }, 'timestamp', { field: 'failure', widget: 'failure' }],
  sort: 'timestamp asc',
  flags: { list: 'edgeEmailEventsEnabled' },
});
