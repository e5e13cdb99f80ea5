import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** Addresses that bounced for good or complained; this customer mails them no more (specification 3 §2 “Delivery logs”). */
export const suppressedAddresses = defineResource({
  name: 'suppressed-addresses',
  type: 'SuppressedAddress',
  path: 'notifications/suppressed',
  title: 'email',
  search: false,
  operations: { list: 'NotifGetSuppressedAddresses' },
  columns: [{ field: 'email', primary: true, width: '45%' }, { field: 'reason', widget: 'status' }, 'suppressedAt'],
  filters: ['reasons'],
  sort: 'suppressedAt desc',
  actions: {
    allow: { operation: 'NotifAllowAddresses', on: 'selection', undo: 'suppress', icon: 'Unarchive' },
    suppress: { operation: 'NotifSuppressAddresses', on: 'undo' },
  },
  flags: { list: 'edgeEmailEventsEnabled' },
});
