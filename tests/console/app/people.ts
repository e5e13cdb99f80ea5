import type { CustomerSummary, Me } from '../../../src/console/customers/customers.ts';

export const customer = (customerId: string, more: Partial<CustomerSummary> = {}): CustomerSummary => ({
  customerId,
  customerDisplayName: customerId,
  organizationDisplayName: 'Acme',
  organizationId: 'o1',
  awsRegion: 'ap-southeast-2',
  rootHierarchyId: `root-${customerId}`,
  uniqueName: customerId.toLowerCase(),
  ...more,
});

export const person = (customers: CustomerSummary[], more: Partial<Me> = {}): Me => ({
  _id: 'u1',
  hierarchyId: 'h1',
  organizationId: 'o1',
  customerId: 'c1',
  groupIds: [],
  userType: 'CUSTOMER_ADMIN',
  email: 'ada@acme.example',
  firstName: 'Ada',
  lastName: 'Admin',
  defaultCustomer: customers[0] ? { awsRegion: customers[0].awsRegion, customerId: customers[0].customerId } : null,
  customers,
  ...more,
});
