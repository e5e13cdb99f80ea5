import { ofCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const suppressedAddresses = tenantTable(
  tables.suppressedAddresses,
  tables.suppressedAddresses.id,
  ofCustomer(tables.suppressedAddresses),
);
