import { sql } from 'drizzle-orm';
import { tenantTable } from '../../database/scoped.ts';
import { users as userTable } from '../users/table.ts';
import { users } from '../users/tenant.ts';
import * as tables from './table.ts';

export const rightUses = tenantTable(tables.rightUses, tables.rightUses.userId, {
  through: users,
  on: sql`${userTable.customerId} = ${tables.rightUses.customerId} and ${userTable.id} = ${tables.rightUses.userId}`,
});
