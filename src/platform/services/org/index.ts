import { archiveCustomers, createCustomer, restoreCustomers } from './customerChanges.ts';
import { getCustomer, getCustomers } from './customers.ts';
import { getHierarchy, getRootHierarchy } from './hierarchies.ts';
import { archiveOrganizations, createOrganization, restoreOrganizations } from './organizationChanges.ts';
import { organizationCustomers } from './organizationCustomers.ts';
import { getOrganization, getOrganizations } from './organizations.ts';

export { createStaff, writeProvider } from './provider.ts';

export const operations = [
  ...[getOrganizations, getOrganization, createOrganization, archiveOrganizations, restoreOrganizations],
  ...[getCustomers, getCustomer, createCustomer, archiveCustomers, restoreCustomers],
  ...[getRootHierarchy, getHierarchy],
];

export const types = { Organization: { customers: organizationCustomers } };
