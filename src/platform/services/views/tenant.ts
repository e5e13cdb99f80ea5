import { sql } from 'drizzle-orm';
import { ofCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import { hierarchies } from '../departments/table.ts';
import * as tables from './table.ts';

export const savedViews = tenantTable(tables.savedViews, tables.savedViews.id, {
  ...ofCustomer(tables.savedViews),
  hierarchy: {
    id: tables.savedViews.customerId,
    below: (ids) =>
      sql`exists (select 1 from ${hierarchies} where ${hierarchies.customerId} = ${tables.savedViews.customerId} and ${hierarchies.id} = any(${sql.param([...ids])}::text[]))`,
  },
});

export const defaultViews = tenantTable(tables.defaultViews, tables.defaultViews.id, ofCustomer(tables.defaultViews));
