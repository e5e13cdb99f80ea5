import { defineResource } from '../../src/engine/compile/Declaration.ts';

export const ownPassword = defineResource({
  name: 'own-password',
  type: 'OwnPassword',
  kind: 'settings',
  path: 'account/password',
  title: 'passwordUpdatedAt',
  operations: { get: 'AuthGetPassword', update: 'AuthChangePassword' },
  banner: { field: 'hasPassword', tones: { true: 'info', false: 'info' } },
  layout: 'ownPassword',
  forms: { update: 'auth/changePassword' },
  details: [{ field: 'passwordUpdatedAt' }],
});
