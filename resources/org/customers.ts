import { defineResource } from '../../src/engine/compile/Declaration.ts';

/**
 * Customers of the organisation at hand, in the region at hand (specification 1 §2.3; decisions §2). The archive holds those of every
 * organisation and region, since the last customer of one leaves nobody there who could restore it.
 */
export const customers = defineResource({
  name: 'customers',
  type: 'Customer',
  title: 'displayName',
  menu: { group: 'administration', icon: 'Storefront' },
  // The search of everything finds them as the places to switch to.
  search: false,
  operations: {
    list: { name: 'ORGGetCustomers', args: { 'filter.everywhere': 'archived' } },
    get: 'ORGGetCustomer',
    create: { name: 'ORGCreateCustomer', region: 'form.awsRegion' },
  },
  columns: [
    { field: 'displayName', width: '34%' },
    'uniqueName',
    { field: 'organizationId', only: 'archive' },
    { field: 'awsRegion', only: 'archive' },
    'createdAt',
    { field: 'archivedAt', only: 'archive' },
  ],
  filters: [
    { field: 'organizationIds', only: 'archive' },
    { field: 'regions', only: 'archive' },
  ],
  details: ['displayName', 'uniqueName', 'organizationId', 'awsRegion', 'createdAt', 'updatedAt', 'archivedAt'],
  // A customer is its settings; what can be done with it as a whole stays on its own page (specification 1 §2.3).
  opens: '/region/{region}/customers/{id}/settings/overview',
  sort: 'createdAt desc',
  forms: { create: 'org/createCustomer' },
  actions: {
    archive: {
      operation: 'ORGArchiveCustomers',
      on: 'selection',
      undo: 'restore',
      preview: { name: 'archiveCustomers', operation: 'ORGPreviewArchiveCustomers' },
    },
    restore: { operation: 'ORGRestoreCustomers', on: 'archived', undo: 'archive' },
  },
  references: { organizationId: 'organisations', organizationIds: 'organisations' },
  // The flag under which a click on a customer opens it (specification 1 §2.3).
  flags: { show: 'edgeCustomerBrandingEditEnabled', create: 'edgeCustomerCreationEnabled', archive: 'edgeCustomerArchiveEnabled' },
});
