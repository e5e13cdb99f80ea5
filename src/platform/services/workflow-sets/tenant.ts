import { ofDepartment } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const workflowSets = tenantTable(tables.workflowSets, tables.workflowSets.id, ofDepartment(tables.workflowSets));
