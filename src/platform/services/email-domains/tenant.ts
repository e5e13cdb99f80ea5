import { ofRegionalCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './identityTable.ts';

export const emailDomains = tenantTable(tables.emailDomains, tables.emailDomains.customerId, ofRegionalCustomer(tables.emailDomains));
