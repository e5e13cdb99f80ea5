import { ofCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const smsEvents = tenantTable(tables.smsEvents, tables.smsEvents.id, ofCustomer(tables.smsEvents));
