import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** Sessions of a user, on their page: an administrator sees where they are signed in, and signs them out. */
export const userSessions = defineResource({
  name: 'user-sessions',
  type: 'UserSession',
  parent: 'users',
  path: 'sessions',
  title: 'browser system',
  search: false,
  operations: { list: { name: 'AuthGetUserSessions', args: { 'filter.userId': 'parent.id' } } },
  columns: [
    { field: 'browser', primary: true, width: '20%' },
    'system',
    { field: 'lastUsedAt', widget: 'dateTime' },
    { field: 'createdAt', widget: 'dateTime' },
    { field: 'endsAt', widget: 'dateTime' },
    'address',
  ],
  sort: 'lastUsedAt desc',
  actions: {
    end: {
      operation: { name: 'AuthEndUserSessions', args: { 'input.userId': 'parent.id', 'input.sessionIds': 'ids' } },
      on: 'selection',
      icon: 'Logout',
    },
    disconnect: {
      operation: { name: 'AuthEndUserSessions', args: { 'input.userId': 'parent.id', 'input.sessionIds': null } },
      on: 'list',
      icon: 'Logout',
      confirm: true,
    },
  },
});
