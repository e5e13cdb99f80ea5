import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** Messages that were given up in all queues and stores, for who runs the platform. */
export const deadLetters = defineResource({
  name: 'dead-letters',
  type: 'DeadLetter',
  title: 'subject',
  menu: { group: 'administration', icon: 'Replay' },
  search: false,
  explore: false,
  operations: { list: 'CommonGetDeadLetters' },
  columns: [
    { field: 'subject', primary: true, width: '24%', sortable: false },
    { field: 'kind', sortable: false },
    { field: 'customerName', sortable: false },
    { field: 'region', sortable: false },
    { field: 'error', sortable: false },
    { field: 'tries', sortable: false },
    { field: 'createdAt', widget: 'moment' },
    { field: 'failedAt', widget: 'moment' },
    { field: 'seenAt', widget: 'moment', sortable: false, hidden: true },
    { field: 'customerId', widget: 'copyId', sortable: false, hidden: true },
    { field: '_id', widget: 'copyId', sortable: false, hidden: true },
  ],
  filters: ['kinds', 'regions'],
  sort: 'failedAt desc',
  actions: { repeat: { operation: 'CommonTryDeadLettersAgain', on: 'selection', icon: 'Replay' } },
});
