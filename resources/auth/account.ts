import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** The signed-in user's own account, a tab for each part of it. */
export const account = defineResource({
  name: 'account',
  type: 'Me',
  kind: 'settings',
  title: 'firstName lastName',
  menu: { group: 'user', icon: 'Person' },
  tabs: ['own-profile', 'own-password', 'own-factors', 'own-sessions', 'mailed-views'],
  operations: { get: 'AuthMe' },
  details: [],
});
