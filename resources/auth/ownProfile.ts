import { defineResource } from '../../src/engine/compile/Declaration.ts';

export const ownProfile = defineResource({
  name: 'own-profile',
  type: 'Me',
  kind: 'settings',
  path: 'account/profile',
  title: 'firstName lastName',
  operations: { get: 'AuthMe', update: 'AuthUpdateProfile' },
  forms: { update: 'auth/updateProfile' },
  layout: 'ownProfile',
  details: ['email'],
});
