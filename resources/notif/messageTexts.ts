import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** Texts of the customer's messages, one row for each event, channel and language that it uses. */
export const messageTexts = defineResource({
  name: 'message-texts',
  type: 'MessageText',
  path: 'settings/message-texts',
  title: 'event',
  search: false,
  operations: {
    list: 'NotifGetMessageTexts',
    get: 'NotifGetMessageText',
    update: 'NotifSaveMessageText',
  },
  columns: [
    { field: 'event', width: '32%' },
    { field: 'channel', sortable: false },
    'language',
    { field: 'state', widget: 'status', sortable: false, width: '18%' },
    { field: 'isSent', sortable: false },
    'updatedAt',
  ],
  filters: ['languages', 'channels', 'states'],
  details: [
    'event',
    'channel',
    'language',
    { field: 'state', widget: 'status' },
    'isSent',
    'version',
    'updatedAt',
    'subject',
    { field: 'body', widget: 'multiline' },
  ],
  forms: { update: 'notif/saveMessageText' },
  actions: {
    reset: {
      operation: { name: 'NotifRestoreMessageText', args: { 'input.version': { value: 0 }, 'input.expectedVersion': 'record.version' } },
      on: 'record',
      confirm: true,
      icon: 'Replay',
    },
  },
  panels: { versions: { page: 'message-versions', operation: 'NotifGetMessageTextVersions', reads: ['version', 'body', 'subject'] } },
  flags: {
    list: 'edgeCustomerNotificationEditEnabled',
    show: 'edgeCustomerNotificationEditEnabled',
    update: 'edgeCustomerNotificationEditEnabled',
    reset: 'edgeCustomerNotificationEditEnabled',
  },
});
