import { sql } from 'drizzle-orm';
import { tenantTable } from '../../database/scoped.ts';
import { groups as groupTable } from '../groups/table.ts';
import { groups } from '../groups/tenant.ts';
import * as tables from './table.ts';

export const policies = tenantTable(tables.policies, tables.policies.id, {
  through: groups,
  on: sql`${groupTable.customerId} = ${tables.policies.customerId} and ${groupTable.id} = ${tables.policies.groupId}`,
});

export const policyVersions = tenantTable(tables.policyVersions, tables.policyVersions.id, {
  through: policies,
  on: sql`${tables.policies.customerId} = ${tables.policyVersions.customerId} and ${tables.policies.id} = ${tables.policyVersions.policyId}`,
});
