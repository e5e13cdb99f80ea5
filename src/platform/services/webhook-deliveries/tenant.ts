import { ofCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const webhookDeliveries = tenantTable(tables.webhookDeliveries, tables.webhookDeliveries.id, ofCustomer(tables.webhookDeliveries));
