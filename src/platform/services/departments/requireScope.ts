import { and, eq, isNull } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import { hierarchies } from './tenant.ts';
import { notFound } from '../../errors.ts';

interface Scope {
  organizationId: string;
  customerId: string;
  hierarchyId: string;
}

/** The console also sends the customer's root for users of a part of the customer. */
export async function requireScope({ tx, access }: OperationContext, { organizationId, customerId, hierarchyId }: Scope): Promise<void> {
  const ofCustomer = and(eq(hierarchies.customerId, customerId), eq(hierarchies.organizationId, organizationId));
  const isNamed = eq(hierarchies.id, hierarchyId);
  const columns = { id: hierarchies.id };
  const [root] = await unscoped(tx).select(hierarchies, columns, and(ofCustomer, isNamed, isNull(hierarchies.parentId)));
  const [accessible] = await scoped(tx, access)
    .select(hierarchies, columns, root ? ofCustomer : and(ofCustomer, isNamed))
    .limit(1);
  if (!accessible) throw notFound();
}
