import { tenantTable } from '../../database/scoped.ts';
import * as tables from './identityTable.ts';

/** Nobody's rows: only a session that reaches everything has them. */
export const platformParts = tenantTable(tables.platformParts, tables.platformParts.id, { organization: tables.platformParts.id });
