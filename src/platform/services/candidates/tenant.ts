import { sql } from 'drizzle-orm';
import { tenantTable } from '../../database/scoped.ts';
import { applications as applicationTable } from '../applications/table.ts';
import { applications } from '../applications/tenant.ts';
import * as tables from './table.ts';

/** Accessible through any of the candidate's applications. */
export const candidates = tenantTable(tables.candidates, tables.candidates.id, {
  through: applications,
  on: sql`${applicationTable.customerId} = ${tables.candidates.customerId} and ${applicationTable.candidateId} = ${tables.candidates.id}`,
});
