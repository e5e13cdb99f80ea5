import { ofCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const customerSettings = tenantTable(
  tables.customerSettings,
  tables.customerSettings.customerId,
  ofCustomer(tables.customerSettings),
);
