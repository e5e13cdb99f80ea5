import { ofRegionalCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './identityTable.ts';

export const ssoDomains = tenantTable(tables.ssoDomains, tables.ssoDomains.id, ofRegionalCustomer(tables.ssoDomains));
