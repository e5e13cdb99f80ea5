import { ofCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const scimRequests = tenantTable(tables.scimRequests, tables.scimRequests.id, ofCustomer(tables.scimRequests));
