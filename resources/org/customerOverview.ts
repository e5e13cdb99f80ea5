import { defineResource } from '../../src/engine/compile/Declaration.ts';

export const customerOverview = defineResource({
  name: 'customer-overview',
  type: 'Customer',
  kind: 'settings',
  path: 'settings/overview',
  title: 'displayName',
  operations: { get: { name: 'ORGGetCustomer', args: { 'filter._id': 'scope.customerId' } } },
  details: ['organizationId', 'displayName', 'uniqueName', 'awsRegion'],
  references: { organizationId: 'organisations' },
});
