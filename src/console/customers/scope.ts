import type { Scope } from '../../engine/screens/values/ShellProvider.tsx';
import { tenantPath, type CustomerSummary } from './customers.ts';
import { elsewhereOf } from './elsewhere.ts';

/** A customer as the engine's scope. */
export const scopeOfCustomer = (customer: CustomerSummary): Scope => ({
  id: customer.customerId,
  label: customer.customerDisplayName,
  path: tenantPath(customer),
  values: { ...customer, hierarchyId: customer.rootHierarchyId },
  words: { customer: customer.customerDisplayName },
  outside: (plan, record) => elsewhereOf(plan, record, customer),
});
