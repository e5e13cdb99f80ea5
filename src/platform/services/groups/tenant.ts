import { sql } from 'drizzle-orm';
import { ofDepartment } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const groups = tenantTable(tables.groups, tables.groups.id, ofDepartment(tables.groups));

export const groupMembers = tenantTable(tables.groupMembers, tables.groupMembers.userId, {
  through: groups,
  on: sql`${tables.groups.customerId} = ${tables.groupMembers.customerId} and ${tables.groups.id} = ${tables.groupMembers.groupId}`,
});
