import { ofDepartment } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const applications = tenantTable(tables.applications, tables.applications.id, ofDepartment(tables.applications));
export const applicationEvents = tenantTable(tables.applicationEvents, tables.applicationEvents.id, ofDepartment(tables.applicationEvents));
