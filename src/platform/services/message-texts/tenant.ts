import { ofCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const messageTexts = tenantTable(tables.messageTexts, tables.messageTexts.id, ofCustomer(tables.messageTexts));
