import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** All that became of one mail, in the order in which it happened. */
export const emailTimeline = defineResource({
  name: 'email-timeline',
  type: 'EmailEvent',
  path: 'timeline',
  parent: 'emails',
  title: 'eventType',
  operations: { list: { name: 'NotifGetEmailEventByMailMessageId', args: { mailMessageId: 'parent.id' } } },
  columns: [{ field: 'eventType', widget: 'status', primary: true }, 'timestamp', { field: 'failure', widget: 'failure' }],
  sort: 'timestamp asc',
  flags: { list: 'edgeEmailEventsEnabled' },
});
