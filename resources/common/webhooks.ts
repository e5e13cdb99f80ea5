import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** Addresses at other systems that are sent what happens at a customer. */
export const webhooks = defineResource({
  name: 'webhooks',
  type: 'Webhook',
  path: 'settings/webhooks',
  title: 'name',
  operations: {
    list: 'CommonGetWebhookList',
    get: 'CommonGetWebhook',
    create: 'CommonCreateWebhook',
    update: 'CommonUpdateWebhook',
  },
  columns: [
    { field: 'name', width: '30%' },
    { field: 'state', widget: 'reach', also: ['failingSince', 'pausedUntil', 'stoppedAt'] },
    { field: 'url', width: '35%' },
    { field: 'events', widget: 'choices', hidden: true },
    'createdAt',
  ],
  details: [
    { field: 'state', widget: 'reach', also: ['failingSince', 'pausedUntil', 'stoppedAt'] },
    'url',
    { field: 'events', widget: 'choices' },
    'failures',
    'secretMadeAt',
    'previousSecretUntil',
    'createdAt',
    'updatedAt',
    'archivedAt',
    { field: '_id', widget: 'copyId' },
  ],
  sort: 'createdAt desc',
  shownOnce: 'secret',
  forms: { create: 'common/createWebhook', update: 'common/updateWebhook' },
  actions: {
    archive: { operation: 'CommonArchiveWebhooks', on: 'selection', undo: 'restore', icon: 'Archive' },
    restore: { operation: 'CommonRestoreWebhooks', on: 'undo' },
    test: { operation: 'CommonTestWebhook', on: 'record', dialog: 'webhookTest', icon: 'FactCheck' },
    renew: { operation: 'CommonRenewWebhookSecret', on: 'record', dialog: 'rotateWebhookSecret', icon: 'LockReset' },
    resume: { operation: 'CommonResumeWebhook', on: 'record', icon: 'Replay', when: { field: 'state', in: ['FAILING', 'OFF'] } },
  },
});
