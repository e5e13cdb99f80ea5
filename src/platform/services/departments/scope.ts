import { and, eq, isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { OperationContext } from '../../context.ts';
import { scoped } from '../../database/scoped.ts';
import { hierarchies } from './tenant.ts';
import { notFound } from '../../errors.ts';
import { inDepartments, ofCustomer } from '../../lists/customer.ts';

export interface Scope {
  organizationId: string;
  customerId: string;
  hierarchyId: string;
}

export async function withinScope(
  context: OperationContext,
  table: Record<'customerId' | 'hierarchyId', PgColumn>,
  { organizationId, customerId, hierarchyId }: Scope,
): Promise<Record<'organizationId' | 'customerId' | 'hierarchyId', SQL | undefined>> {
  return {
    ...(await ofCustomer(context, table, { organizationId, customerId })),
    hierarchyId: await inDepartments(context, table, customerId, [hierarchyId], 'hierarchyId'),
  };
}

export async function requireDepartment(
  { tx, access }: OperationContext,
  { organizationId, customerId, hierarchyId }: Scope,
): Promise<void> {
  const own = and(
    eq(hierarchies.customerId, customerId),
    eq(hierarchies.id, hierarchyId),
    eq(hierarchies.organizationId, organizationId),
    isNull(hierarchies.archivedAt),
  );
  // Share lock: no archiving until the transaction ends.
  const [department] = await scoped(tx, access).select(hierarchies, { id: hierarchies.id }, own).for('share');
  if (!department) throw notFound();
}
