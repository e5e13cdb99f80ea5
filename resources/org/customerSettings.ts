import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** Everything that a customer is configured by, a tab each (specification 1 §2.5, specification 2 §2 “Customer Settings”). */
export const customerSettings = defineResource({
  name: 'customer-settings',
  type: 'Customer',
  kind: 'settings',
  path: 'settings',
  title: 'displayName',
  menu: { group: 'administration', icon: 'Tune' },
  tabs: [
    'customer-overview',
    'branding',
    'notification-settings',
    'message-texts',
    'sso',
    'sso-domains',
    'sign-in-rules',
    'scim-tokens',
    'compliance',
    'decline-reasons',
    'ats-tenants',
    'webhooks',
    'api-keys',
    'sms-credits',
    'email-domain',
  ],
  operations: { get: { name: 'ORGGetCustomer', args: { 'filter._id': 'scope.customerId' } } },
  details: ['displayName', 'createdAt'],
});
