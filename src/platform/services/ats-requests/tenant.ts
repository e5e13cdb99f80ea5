import { ofCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const atsRequests = tenantTable(tables.atsRequests, tables.atsRequests.id, ofCustomer(tables.atsRequests));
