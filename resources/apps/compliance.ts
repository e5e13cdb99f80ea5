import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** How long a candidate's personal data and videos are kept (specification 2 §2–§5 «Compliance»). */
export const compliance = defineResource({
  name: 'compliance',
  type: 'CustomerSetting',
  kind: 'settings',
  path: 'settings/compliance',
  title: 'customerId',
  operations: { get: 'AppsGetCustomerSetting', create: 'AppsCreateCustomerSetting', update: 'AppsUpdateCustomerSetting' },
  forms: { create: 'apps/createCustomerSetting', update: 'apps/updateCustomerSetting' },
});
