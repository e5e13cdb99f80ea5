import { ofCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const roleFamilies = tenantTable(tables.roleFamilies, tables.roleFamilies.id, ofCustomer(tables.roleFamilies));
