import { defineResource } from '../../src/compile/Declaration.ts';

/** A customer's connections to applicant tracking systems (specification 2 §2 «ATS tab»); the search of requests offers their names. */
export const atsTenants = defineResource({
  name: 'ats-tenants',
  type: 'AtsTenant',
  path: 'settings/ats-tenants',
  title: 'atsName',
  operations: { list: 'AtsGetTenantsByCustomer' },
  columns: [{ field: 'atsName', primary: true, width: '60%' }, 'createdAt'],
  sort: 'createdAt desc',
  flags: { list: 'edgeTenantsEnabled' },
});
