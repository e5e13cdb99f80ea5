import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { Scoped, TenantRow } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { hierarchies } from './tenant.ts';
import { notFound } from '../../errors.ts';
import type { AccessScope } from '../../policy/accessScope.ts';

type Department = TenantRow<typeof hierarchies>;

export interface CallScope {
  organizationId: string;
  customerId: string;
  hierarchyId: string;
}

export function inDepartments(db: Database, row: Record<'customerId' | 'hierarchyId', PgColumn>, ids: readonly string[]): SQL {
  const onPath = sql`string_to_array(${hierarchies.path}, '/') && ${sql.param([...ids].filter(Boolean))}::text[]`;
  return unscoped(db).exists(hierarchies, and(eq(hierarchies.customerId, row.customerId), eq(hierarchies.id, row.hierarchyId), onPath));
}

export async function requireDepartment(region: Database, access: AccessScope, scope: CallScope): Promise<Department> {
  const requested = and(
    eq(hierarchies.id, scope.hierarchyId),
    eq(hierarchies.customerId, scope.customerId),
    eq(hierarchies.organizationId, scope.organizationId),
    isNull(hierarchies.archivedAt),
  );
  const [found] = await scoped(region, access).select(hierarchies, hierarchies, requested).for('share');
  if (!found) throw notFound();
  return found;
}

export async function pathsOf(region: Scoped, customerId: string): Promise<Map<string, readonly string[]>> {
  const rows = await region.select(hierarchies, { id: hierarchies.id, path: hierarchies.path }, eq(hierarchies.customerId, customerId));
  return new Map(rows.map(({ id, path }) => [id, path.split('/').filter(Boolean)]));
}
