import { ofDepartment } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const apiKeys = tenantTable(tables.apiKeys, tables.apiKeys.id, ofDepartment(tables.apiKeys));
