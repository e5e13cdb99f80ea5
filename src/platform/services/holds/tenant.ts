import { ofCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const holds = tenantTable(tables.holds, tables.holds.id, ofCustomer(tables.holds));
