import { and, eq, isNull, ne } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import type { ArgumentsOf } from '../../contractTypes.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import { applications } from '../applications/tenant.ts';
import { candidates } from './tenant.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import { requireVersion } from '../../lists/version.ts';
import { operation } from '../../operation.ts';
import { acceptForm } from '../../validation.ts';
import { nameOf } from './applicant.ts';
import type { CandidateRow } from './applicant.ts';
import { byUser } from '../applications/actor.ts';
import { noteEvents } from '../applications/history.ts';
import { answerApplication } from '../applications/list.ts';
import { applicantIdOf } from '../applications/enter.ts';
import { allApplicationsOf } from './allApplications.ts';
import { purged } from '../applications/resend.ts';
import { withinScope } from '../departments/scope.ts';

type CandidateInput = Pick<ArgumentsOf<'AppsUpdateApplicationCandidate'>, 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'location'>;
type Columns = Partial<
  Pick<CandidateRow, 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'locationAddress' | 'locationLat' | 'locationLng'>
>;

export const updateCandidate = operation(
  'AppsUpdateApplicationCandidate',
  { recordsChangesOnly: true },
  async ({ _id, organizationId, customerId, hierarchyId, expectedVersion, ...input }, context) => {
    const { tx } = context;
    const before = await lockCandidate(context, _id, { organizationId, customerId, hierarchyId });
    if (before.purgedAt) throw purged();
    await allApplicationsOf(context, { customerId, candidateId: before.id }, shared);
    requireVersion(before, expectedVersion);
    const columns = columnsOf(accepted(input, before));
    const isChanged = Object.entries(columns).some(([name, value]) => before[name as keyof Columns] !== value);
    if (!isChanged) return answerApplication(context, _id);
    if (columns.email !== undefined && columns.email !== before.email) await requireFree(context, before, columns.email);
    const after = { ...before, ...columns, version: before.version + 1, updatedAt: context.now() };
    const own = and(eq(candidates.customerId, customerId), eq(candidates.id, before.id));
    await unscoped(tx).update(candidates, { ...columns, version: after.version, updatedAt: after.updatedAt }, own);
    const theirs = and(eq(applications.customerId, customerId), eq(applications.candidateId, before.id));
    const rows = await unscoped(tx).select(applications, applications, theirs).orderBy(applications.id).for('update');
    if (after.email !== before.email)
      await unscoped(tx).update(applications, { externalApplicantId: applicantIdOf(context, after.email) }, theirs);
    await noteEvents(tx, context, { rows, by: await byUser(context), what: () => ({ kind: 'CANDIDATE_CHANGED' }) });
    context.audit({
      ...{ customerId, organizationId, subjects: [before.id], names: { [before.id]: nameOf(after) } },
      ...{ values: { [before.id]: shown(after) }, before: { [before.id]: shown(before) } },
    });
    return answerApplication(context, _id);
  },
);

const shared = () =>
  conflict('This candidate also has applications in departments where you cannot edit them.', { reason: 'CANDIDATE_SHARED' });

async function lockCandidate(context: OperationContext, applicationId: string, scope: Parameters<typeof withinScope>[2]) {
  const within = Object.values(await withinScope(context, applications, scope));
  const [found] = await scoped(context.tx, context.access).select(
    applications,
    { candidateId: applications.candidateId },
    and(...within, eq(applications.id, applicationId)),
  );
  if (!found) throw notFound();
  const own = and(eq(candidates.customerId, scope.customerId), eq(candidates.id, found.candidateId));
  const [candidate] = await unscoped(context.tx).select(candidates, candidates, own).for('update');
  if (!candidate) throw new Error('An application without its candidate');
  return candidate;
}

function accepted({ firstName, lastName, email, phoneNumber, location }: CandidateInput, before: CandidateRow): CandidateInput {
  const names = {
    firstName: firstName === undefined ? before.firstName : firstName,
    lastName: lastName === undefined ? before.lastName : lastName,
  };
  return {
    ...((firstName !== undefined || lastName !== undefined) && acceptForm('apps/updateCandidateName', names)),
    ...(email !== undefined && acceptForm('apps/updateCandidateEmail', { email })),
    ...(phoneNumber !== undefined && acceptForm('apps/updateCandidatePhone', { phoneNumber })),
    ...(location !== undefined && acceptForm('apps/updateCandidateLocation', { location })),
  };
}

function columnsOf({ firstName, lastName, email, phoneNumber, location }: CandidateInput): Columns {
  return {
    ...(firstName && { firstName }),
    ...(lastName !== undefined && { lastName: lastName || null }),
    ...(email && { email }),
    ...(phoneNumber && { phoneNumber }),
    ...(location !== undefined && {
      locationAddress: location?.address ?? null,
      locationLat: location?.coordinate?.lat ?? null,
      locationLng: location?.coordinate?.lng ?? null,
    }),
  };
}

/** An address is unique per customer; the index decides between concurrent changes. */
async function requireFree({ tx }: OperationContext, { id, customerId }: CandidateRow, email: string): Promise<void> {
  const taken = and(eq(candidates.customerId, customerId), eq(candidates.email, email), isNull(candidates.purgedAt), ne(candidates.id, id));
  if ((await unscoped(tx).count(candidates, taken)) > 0)
    throw badInput({ email: 'validation.candidate.email.taken' }, { reason: 'EMAIL_TAKEN' });
}

const shown = ({ firstName, lastName, email, phoneNumber, locationAddress: location }: CandidateRow) => ({
  ...{ firstName, lastName, email, phoneNumber, location },
});
