import { tenantTable } from '../../database/scoped.ts';
import * as tables from './identityTable.ts';

/** Organisation-level row; requires organisation-wide access. */
export const organizations = tenantTable(tables.organizations, tables.organizations.id, { organization: tables.organizations.id });
