import { and, eq } from 'drizzle-orm';
import { contextWith } from '../../context.ts';
import type { OperationContext } from '../../context.ts';
import { scoped } from '../../database/scoped.ts';
import { applications } from '../applications/tenant.ts';
import { conflict, notFound } from '../../errors.ts';
import { operation } from '../../operation.ts';
import type { AuditWithin } from '../../operation.ts';
import { purgeCandidates } from '../../purge/index.ts';
import { queueErased } from '../webhook-sending/recordEvents.ts';
import { standIn } from './purge.ts';
import { nameOf } from './applicant.ts';
import { answerApplication, answerApplications } from '../applications/list.ts';
import { allApplicationsOf } from './allApplications.ts';
import { purged } from '../applications/resend.ts';
import { withinScope } from '../departments/scope.ts';
import type { Scope } from '../departments/scope.ts';

type PurgeContext = OperationContext & { auditWithin: AuditWithin };

export const deleteCandidate = operation(
  'AppsDeleteCandidateById',
  { form: 'apps/deleteCandidate', outside: true },
  async ({ candidateId, confirmation: _, ...scope }, context) => {
    const ids = await purge(context, scope, candidateId, 'delete');
    return { data: await answerApplications(context, ids) };
  },
);

export const deidentifyCandidate = operation(
  'AppsPurgeApplicationCandidate',
  { form: 'apps/deidentifyCandidate', outside: true },
  async ({ _id, confirmation: _, ...scope }, context) => {
    const within = Object.values(await withinScope(context, applications, scope));
    const columns = { candidateId: applications.candidateId };
    const condition = and(...within, eq(applications.id, _id));
    const [found] = await scoped(context.tx, context.access).select(applications, columns, condition);
    if (!found) throw notFound();
    const ids = await purge(context, scope, found.candidateId, 'deidentify');
    if (ids.length === 0) throw purged();
    return answerApplication(context, _id);
  },
);

/** All applications of the candidate; refuses the call unless the session may access each of them. */
export async function applicationsOf(context: OperationContext, scope: Scope, candidateId: string): Promise<string[]> {
  const { tx, access } = context;
  const theirs = and(eq(applications.customerId, scope.customerId), eq(applications.candidateId, candidateId));
  const within = Object.values(await withinScope(context, applications, scope));
  const columns = { id: applications.id };
  const [named] = await scoped(tx, access)
    .select(applications, columns, and(theirs, ...within))
    .limit(1);
  if (!named) throw notFound();
  return allApplicationsOf(context, { customerId: scope.customerId, candidateId }, elsewhere);
}

const elsewhere = () =>
  conflict('This candidate also has applications in departments where you cannot delete them.', { reason: 'CANDIDATE_ELSEWHERE' });

/** Checks again inside the purging transaction, where no application can appear; returns the application ids, empty if purged. */
async function purge(context: PurgeContext, scope: Scope, candidateId: string, mode: 'delete' | 'deidentify'): Promise<string[]> {
  await applicationsOf(context, scope, candidateId);
  const stores = { identity: await context.stores.identity(), home: await context.stores.region(context.region) };
  const { customerId, organizationId } = scope;
  let ids: string[] = [];
  await purgeCandidates(stores, {
    ...{ customerId, candidateIds: [candidateId], mode, now: context.now() },
    within: async (tx, subjects) => {
      ids = await applicationsOf(contextWith<OperationContext>(context, { tx }), scope, candidateId);
      await queueErased(tx, context, customerId, [candidateId]);
      await context.auditWithin(tx, { customerId, organizationId, subjects, names: { [candidateId]: nameOf(standIn) } });
    },
  });
  return ids;
}
