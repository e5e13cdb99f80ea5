import { ofCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const notificationSettings = tenantTable(
  tables.notificationSettings,
  tables.notificationSettings.id,
  ofCustomer(tables.notificationSettings),
);
