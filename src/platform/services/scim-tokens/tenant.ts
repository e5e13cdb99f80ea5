import { ofCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const scimTokens = tenantTable(tables.scimTokens, tables.scimTokens.id, ofCustomer(tables.scimTokens));
