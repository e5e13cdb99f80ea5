import { and, eq } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import { applications } from '../applications/tenant.ts';
import { idsOf } from '../applications/lock.ts';

/** Requires access to all of them: nobody changes a person whose other employers they cannot see. */
export async function allApplicationsOf(
  { tx, access }: Pick<OperationContext, 'tx' | 'access'>,
  { customerId, candidateId }: { customerId: string; candidateId: string },
  refusal: () => Error,
): Promise<string[]> {
  const theirs = and(eq(applications.customerId, customerId), eq(applications.candidateId, candidateId));
  const columns = { id: applications.id };
  const accessible = await scoped(tx, access).select(applications, columns, theirs).orderBy(applications.createdAt, applications.id);
  if (accessible.length < (await unscoped(tx).count(applications, theirs))) throw refusal();
  return idsOf(accessible);
}
