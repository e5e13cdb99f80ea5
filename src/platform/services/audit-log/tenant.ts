import { ofCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from '../../database/tables/records.ts';

export const auditEntries = tenantTable(tables.auditEntries, tables.auditEntries.id, ofCustomer(tables.auditEntries));
