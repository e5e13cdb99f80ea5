import { ofCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const smsAccounts = tenantTable(tables.smsAccounts, tables.smsAccounts.customerId, ofCustomer(tables.smsAccounts));
export const smsPurchases = tenantTable(tables.smsPurchases, tables.smsPurchases.id, ofCustomer(tables.smsPurchases));
