import { and, eq } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { scoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import { notFound } from '../../errors.ts';
import { applications } from '../applications/tenant.ts';
import { peopleOf } from '../applications/lock.ts';
import { purged } from '../applications/resend.ts';
import type { CandidateRow } from '../candidates/applicant.ts';
import { withinScope } from '../departments/scope.ts';
import type { Scope } from '../departments/scope.ts';

export type Subject = TenantRow<typeof applications>;

/** The application that notes are about: who may not see it finds none. */
export async function subjectOf(
  context: OperationContext,
  { applicationId, ...scope }: Scope & { applicationId: string },
): Promise<Subject> {
  const { organizationId, customerId, hierarchyId } = scope;
  const place = await withinScope(context, applications, { organizationId, customerId, hierarchyId });
  const own = and(eq(applications.id, applicationId), ...Object.values(place));
  const [found] = await scoped(context.tx, context.access).select(applications, applications, own);
  if (!found) throw notFound();
  return found;
}

/** Its candidate, share-locked: a purge waits, and then finds the note. */
export async function candidateOf({ tx }: OperationContext, subject: Subject): Promise<CandidateRow> {
  const person = (await peopleOf(tx, [subject])).get(subject.candidateId);
  if (!person) throw notFound();
  if (person.purgedAt) throw purged();
  return person;
}
