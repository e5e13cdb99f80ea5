import { and, eq, isNull } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { groups } from '../../database/tenants.ts';
import { notFound, PlatformError } from '../../errors.ts';
import { holdsAll } from '../../policy/holds.ts';
import type { Statement } from '../../policy/statement.ts';
import { among } from './among.ts';
import { pathsOf } from './departments.ts';
import { statementsOf } from './groupRights.ts';

interface Given {
  ids: readonly string[];
  customerId: string;
  /** Where the call names them. */
  field: string;
}

/**
 * The groups that users are about to be given must be of one customer, active and within reach, else they are as absent; and whoever gives
 * them must hold every right that they grant. Answers what they grant together.
 */
export async function requireGivable(context: OperationContext, region: Database, given: Given): Promise<Statement[]> {
  const ids = [...new Set(given.ids)];
  if (ids.length === 0) return [];
  const asked = and(eq(groups.customerId, given.customerId), among(groups.id, ids), isNull(groups.archivedAt));
  const found = await scoped(region, context.reach).select(groups, { id: groups.id }, asked).for('share');
  if (found.length !== ids.length) throw notFound();
  return requireHeld(context, region, { ...given, ids });
}

/** Refuses to give groups that grant more than the session holds itself. */
export async function requireHeld(
  { session }: OperationContext,
  region: Database,
  { ids, customerId, field }: Given,
): Promise<Statement[]> {
  const granted = [...(await statementsOf(region, customerId, ids)).values()].flat();
  const paths = await pathsOf(unscoped(region), customerId);
  if (holdsAll(session.statements, granted, (id) => paths.get(id) ?? [])) return granted;
  throw new PlatformError('FORBIDDEN', 'A group can only be given by somebody who holds all of its rights.', {
    reason: 'GRANTS_MORE',
    fields: { [field]: 'validation.user.groupIds.grantsMore' },
  });
}
