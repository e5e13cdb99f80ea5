import { liesBelow } from '../../database/owners.ts';
import { tenantTable } from '../../database/scoped.ts';
import * as tables from './table.ts';

export const hierarchies = tenantTable(tables.hierarchies, tables.hierarchies.id, {
  organization: tables.hierarchies.organizationId,
  customer: tables.hierarchies.customerId,
  hierarchy: { id: tables.hierarchies.id, below: liesBelow },
});
