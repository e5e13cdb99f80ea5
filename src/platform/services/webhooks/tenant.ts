import { ofCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const webhooks = tenantTable(tables.webhooks, tables.webhooks.id, ofCustomer(tables.webhooks));
