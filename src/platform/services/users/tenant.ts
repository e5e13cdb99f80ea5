import { ofDepartment } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const users = tenantTable(tables.users, tables.users.id, ofDepartment(tables.users));
