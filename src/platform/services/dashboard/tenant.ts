import { ofDepartment } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const figureDays = tenantTable(tables.figureDays, tables.figureDays.day, ofDepartment(tables.figureDays));
