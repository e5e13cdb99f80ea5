import { ofCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from '../../database/tables/records.ts';

/** Customer-level trail; entries above customers belong to the organisation. */
export const auditEntries = tenantTable(tables.auditEntries, tables.auditEntries.id, ofCustomer(tables.auditEntries));
