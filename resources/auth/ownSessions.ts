import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** Sessions of one's own: never of anybody else, so nothing of them is found by search or exported. */
export const ownSessions = defineResource({
  name: 'own-sessions',
  type: 'OwnSession',
  path: 'account/sessions',
  title: 'browser system',
  search: false,
  operations: { list: 'AuthGetSessions' },
  columns: [
    { field: 'browser', primary: true, width: '20%' },
    'system',
    'isCurrent',
    { field: 'lastUsedAt', widget: 'dateTime' },
    { field: 'createdAt', widget: 'dateTime' },
    { field: 'endsAt', widget: 'dateTime', hidden: true },
    'address',
  ],
  sort: 'lastUsedAt desc',
  actions: {
    end: { operation: { name: 'AuthEndSessions', args: { sessionIds: 'ids' } }, on: 'selection', icon: 'Logout' },
    disconnect: { operation: 'AuthEndOtherSessions', on: 'list', icon: 'Logout', confirm: true },
  },
});
