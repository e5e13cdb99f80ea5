import { tenantTable } from '../../database/scoped.ts';
import * as tables from './identityTable.ts';

/** Nobody's rows: only a session that reaches everything has them. */
export const backgroundJobs = tenantTable(tables.backgroundJobs, tables.backgroundJobs.id, { organization: tables.backgroundJobs.id });
