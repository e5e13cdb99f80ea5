import { ofCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const scimLinks = tenantTable(tables.scimLinks, tables.scimLinks.id, ofCustomer(tables.scimLinks));
