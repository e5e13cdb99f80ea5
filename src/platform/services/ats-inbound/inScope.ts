import { and, eq, sql } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { hierarchies } from '../departments/tenant.ts';
import type { AtsTenant } from './caller.ts';

/** True for the connection's department and those below it, so that a right on one department opens no other. */
export async function isInScope(tx: Database, tenant: AtsTenant, hierarchyId: string): Promise<boolean> {
  if (hierarchyId === tenant.hierarchyId) return true;
  const below = sql`string_to_array(${hierarchies.path}, '/') @> array[${tenant.hierarchyId}]::text[]`;
  return (
    (await unscoped(tx).count(hierarchies, and(eq(hierarchies.customerId, tenant.customerId), eq(hierarchies.id, hierarchyId), below))) > 0
  );
}
