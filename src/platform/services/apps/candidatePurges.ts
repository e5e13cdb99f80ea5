import { and, eq } from 'drizzle-orm';
import type { OperationContext } from '../../context.ts';
import { scoped, unscoped } from '../../database/scoped.ts';
import { applications, candidates } from '../../database/tenants.ts';
import { conflict, notFound } from '../../errors.ts';
import { operation } from '../../operation.ts';
import { purgeCandidates } from '../../purge/index.ts';
import { nameOf } from './applicants.ts';
import { idsOf } from './applicationRows.ts';
import { answerApplication, answerApplications } from './applications.ts';
import { purged } from './resending.ts';
import { withinScope } from './scope.ts';
import type { Scope } from './scope.ts';

/** Deletes a candidate from all of their applications: the rows stay, with a stand-in (specification 3 §4). */
export const deleteCandidate = operation(
  'AppsDeleteCandidateById',
  { form: 'apps/deleteCandidate', outside: true },
  async ({ candidateId, confirmation: _, ...scope }, context) => {
    const ids = await applicationsOf(context, scope, candidateId);
    await purge(context, scope, candidateId, 'delete');
    return { data: await answerApplications(context, ids) };
  },
);

/** De-identifies the candidate of an application: the figures of their assessments stay (specification 3 §7). */
export const deidentifyCandidate = operation(
  'AppsPurgeApplicationCandidate',
  { form: 'apps/deidentifyCandidate', outside: true },
  async ({ _id, confirmation: _, ...scope }, context) => {
    const within = Object.values(await withinScope(context, applications, scope));
    const columns = { candidateId: applications.candidateId };
    const condition = and(...within, eq(applications.id, _id));
    const [found] = await scoped(context.tx, context.reach).select(applications, columns, condition);
    if (!found) throw notFound();
    await applicationsOf(context, scope, found.candidateId);
    if (!(await purge(context, scope, found.candidateId, 'deidentify'))) throw purged();
    return answerApplication(context, _id);
  },
);

/**
 * The applications of a candidate of the scope, all of them: whoever does not reach one cannot take the person away from those who work
 * with it.
 */
async function applicationsOf(context: OperationContext, scope: Scope, candidateId: string): Promise<string[]> {
  const { tx, reach } = context;
  const theirs = and(eq(applications.customerId, scope.customerId), eq(applications.candidateId, candidateId));
  const within = Object.values(await withinScope(context, applications, scope));
  const columns = { id: applications.id };
  const [named] = await scoped(tx, reach)
    .select(applications, columns, and(theirs, ...within))
    .limit(1);
  if (!named) throw notFound();
  const reached = await scoped(tx, reach).select(applications, columns, theirs).orderBy(applications.createdAt, applications.id);
  if (reached.length < (await unscoped(tx).count(applications, theirs)))
    throw conflict('This candidate also applies in departments in which you may not delete applications.', {
      reason: 'CANDIDATE_ELSEWHERE',
    });
  return idsOf(reached);
}

/** Purges a candidate, and records it under the stand-in's name; answers whether there was anybody left to purge. */
async function purge(
  context: OperationContext,
  { customerId, organizationId }: Scope,
  candidateId: string,
  mode: 'delete' | 'deidentify',
): Promise<boolean> {
  const stores = { identity: await context.stores.identity(), home: await context.stores.region(context.region) };
  const purging = { customerId, candidateIds: [candidateId], mode, now: context.now(), within: async () => undefined };
  const done = await purgeCandidates(stores, purging);
  const standIn = { firstName: candidates.firstName, lastName: candidates.lastName };
  const own = and(eq(candidates.customerId, customerId), eq(candidates.id, candidateId));
  const [row] = await unscoped(context.tx).select(candidates, standIn, own);
  const names = row ? { [candidateId]: nameOf(row) } : {};
  context.audit({ customerId, organizationId, subjects: done, names });
  return done.length > 0;
}
