import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** How the people of a customer sign in. */
export const signInRules = defineResource({
  name: 'sign-in-rules',
  type: 'SignInRules',
  kind: 'settings',
  path: 'settings/sign-in',
  title: 'customerId',
  operations: { get: 'AuthGetSignInRules', update: 'AuthUpdateSignInRules' },
  references: { breakGlassUserIds: 'users' },
  details: ['passwordSessions'],
  forms: { update: 'auth/updateSignInRules' },
});
