import { ofDepartment } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const assessments = tenantTable(tables.assessments, tables.assessments.id, ofDepartment(tables.assessments));
