import { getOrganizationGlobalCustomers } from './globalCustomers.ts';
import { getCustomer, getCustomers } from './list.ts';
import { previewArchiveCustomers } from './previewArchive.ts';
import { archiveCustomers, createCustomer, restoreCustomers } from './write.ts';

export const operations = [
  getCustomers,
  getCustomer,
  getOrganizationGlobalCustomers,
  createCustomer,
  archiveCustomers,
  restoreCustomers,
  previewArchiveCustomers,
];
