import { tenantTable } from '../../database/scoped.ts';
import * as tables from './identityTable.ts';

export const customers = tenantTable(tables.customers, tables.customers.id, {
  region: tables.customers.awsRegion,
  organization: tables.customers.organizationId,
  customer: tables.customers.id,
});
