import { defineResource } from '../../src/engine/compile/Declaration.ts';

export const compliance = defineResource({
  name: 'compliance',
  type: 'CustomerSetting',
  kind: 'settings',
  path: 'settings/compliance',
  title: 'customerId',
  operations: { get: 'AppsGetCustomerSetting', create: 'AppsCreateCustomerSetting', update: 'AppsUpdateCustomerSetting' },
  forms: { create: 'apps/createCustomerSetting', update: 'apps/updateCustomerSetting' },
});
