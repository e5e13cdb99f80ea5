import { ofRegionalCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './identityTable.ts';

export const signInRules = tenantTable(tables.signInRules, tables.signInRules.customerId, ofRegionalCustomer(tables.signInRules));
