import { sql } from 'drizzle-orm';
import { unscoped } from '../database/scoped.ts';
import type { Database } from '../database/stores.ts';
import { hierarchies } from '../services/departments/tenant.ts';
import type { Refusal } from './bulk.ts';

interface InDepartment {
  hierarchyId: string;
}

/** Rows whose department is archived cannot be restored (decisions §6). Locks active departments until the transaction ends. */
export async function closedDepartments(
  region: Database,
  rows: readonly InDepartment[],
): Promise<(row: InDepartment) => Refusal | undefined> {
  const ids = [...new Set(rows.map(({ hierarchyId }) => hierarchyId))];
  const those = sql`${hierarchies.id} = any(${sql.param(ids)}::text[])`;
  const columns = { id: hierarchies.id, archivedAt: hierarchies.archivedAt };
  const found = await unscoped(region).select(hierarchies, columns, those).orderBy(hierarchies.id).for('share');
  const closed = new Set(found.flatMap(({ id, archivedAt }) => (archivedAt ? [id] : [])));
  return ({ hierarchyId }) => (closed.has(hierarchyId) ? { reason: 'refusals.departmentArchived' } : undefined);
}
