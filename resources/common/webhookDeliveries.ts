import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** Deliveries of a webhook with what its address answered; the list stands below the webhook. */
export const webhookDeliveries = defineResource({
  name: 'webhook-deliveries',
  type: 'WebhookDelivery',
  parent: 'webhooks',
  path: 'deliveries',
  title: 'event',
  search: false,
  operations: { list: { name: 'CommonGetWebhookDeliveryList', args: { 'filter.webhookId': 'parent.id', 'filter.recordId': null } } },
  columns: [
    { field: 'event', primary: true, width: '240px' },
    { field: 'status', widget: 'status', width: '150px' },
    { field: 'createdAt', widget: 'moment', width: '190px' },
    { field: 'requestCount', width: '110px' },
    { field: 'lastStatus', width: '120px' },
    { field: 'dueAt', width: '180px', hidden: true },
    { field: 'recordId', widget: 'copyId', width: '230px' },
    { field: 'sequence', width: '120px', hidden: true },
    { field: 'responses', widget: 'json', width: '220px', hidden: true },
    { field: 'payload', width: '200px', hidden: true },
    { field: '_id', widget: 'copyId', width: '230px', hidden: true },
  ],
  filters: ['statuses', 'events', 'createdAt'],
  sort: 'createdAt desc',
  actions: { repeat: { operation: 'CommonSendWebhooksAgain', on: 'selection', icon: 'Replay' } },
});
