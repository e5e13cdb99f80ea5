import { and, eq } from 'drizzle-orm';
import { isOneOf } from '../database/isOneOf.ts';
import { unscoped } from '../database/scoped.ts';
import type { Database } from '../database/stores.ts';
import { hierarchies } from '../services/departments/tenant.ts';
import type { Refusal } from './bulk.ts';

interface InDepartment {
  customerId: string;
  hierarchyId: string;
}

/** Rows whose department is archived cannot be restored (decisions §6). Locks active departments until the transaction ends. */
export async function closedDepartments(
  region: Database,
  rows: readonly InDepartment[],
): Promise<(row: InDepartment) => Refusal | undefined> {
  const columns = { id: hierarchies.id, archivedAt: hierarchies.archivedAt };
  const closed = new Set<string>();
  // A distributed database locks rows of one customer at a time.
  for (const customerId of [...new Set(rows.map((row) => row.customerId))].toSorted()) {
    const ids = [...new Set(rows.flatMap((row) => (row.customerId === customerId ? [row.hierarchyId] : [])))];
    const those = and(eq(hierarchies.customerId, customerId), isOneOf(hierarchies.id, ids));
    const found = await unscoped(region).select(hierarchies, columns, those).orderBy(hierarchies.id).for('share');
    for (const { id, archivedAt } of found) if (archivedAt) closed.add(id);
  }
  return ({ hierarchyId }) => (closed.has(hierarchyId) ? { reason: 'refusals.departmentArchived' } : undefined);
}
