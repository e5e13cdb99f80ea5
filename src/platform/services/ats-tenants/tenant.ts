import { ofDepartment } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const atsTenants = tenantTable(tables.atsTenants, tables.atsTenants.id, ofDepartment(tables.atsTenants));
