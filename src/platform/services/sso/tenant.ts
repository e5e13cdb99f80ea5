import { ofRegionalCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './identityTable.ts';

export const ssoConfigs = tenantTable(tables.ssoConfigs, tables.ssoConfigs.customerId, ofRegionalCustomer(tables.ssoConfigs));
export const ssoTests = tenantTable(tables.ssoTests, tables.ssoTests.id, ofRegionalCustomer(tables.ssoTests));
