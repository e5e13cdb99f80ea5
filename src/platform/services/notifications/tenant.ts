import { ofCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const reminders = tenantTable(tables.reminders, tables.reminders.id, ofCustomer(tables.reminders));
