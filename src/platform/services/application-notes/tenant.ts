import { ofCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const applicationNotes = tenantTable(tables.applicationNotes, tables.applicationNotes.id, ofCustomer(tables.applicationNotes));
