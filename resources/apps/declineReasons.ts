import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** Reasons to choose from when an application is declined. The first save creates the customer's settings. */
export const declineReasons = defineResource({
  name: 'decline-reasons',
  type: 'CustomerSetting',
  kind: 'settings',
  path: 'settings/decline-reasons',
  title: 'customerId',
  operations: { get: 'AppsGetCustomerSetting', update: 'AppsUpdateDeclineReasons' },
  forms: { update: 'apps/updateDeclineReasons' },
});
