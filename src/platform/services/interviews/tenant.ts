import { ofDepartment } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const interviewBookings = tenantTable(tables.interviewBookings, tables.interviewBookings.id, ofDepartment(tables.interviewBookings));
