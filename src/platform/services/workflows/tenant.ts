import { ofDepartment } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const workflows = tenantTable(tables.workflows, tables.workflows.id, ofDepartment(tables.workflows));
