import { getOrganization, getOrganizations } from './list.ts';
import { archiveOrganizations, createOrganization, restoreOrganizations } from './write.ts';
import { organizationCustomers } from './customers.ts';

export const operations = [getOrganizations, getOrganization, createOrganization, archiveOrganizations, restoreOrganizations];

export const types = { Organization: { customers: organizationCustomers } };
