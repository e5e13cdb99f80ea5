import { ofCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const emailEvents = tenantTable(tables.emailEvents, tables.emailEvents.id, ofCustomer(tables.emailEvents));
