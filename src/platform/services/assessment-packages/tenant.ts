import { ofDepartment } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const assessmentPackages = tenantTable(
  tables.assessmentPackages,
  tables.assessmentPackages.id,
  ofDepartment(tables.assessmentPackages),
);
