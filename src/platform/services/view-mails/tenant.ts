import { sql } from 'drizzle-orm';
import { ofCustomer } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import { hierarchies } from '../departments/table.ts';
import * as tables from './table.ts';

export const viewMails = tenantTable(tables.viewMails, tables.viewMails.id, {
  ...ofCustomer(tables.viewMails),
  hierarchy: {
    id: tables.viewMails.customerId,
    below: (ids) =>
      sql`exists (select 1 from ${hierarchies} where ${hierarchies.customerId} = ${tables.viewMails.customerId} and ${hierarchies.id} = any(${sql.param([...ids])}::text[]))`,
  },
});
