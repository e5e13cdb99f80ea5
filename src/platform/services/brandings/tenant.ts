import { ofCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const brandings = tenantTable(tables.brandings, tables.brandings.customerId, ofCustomer(tables.brandings));
