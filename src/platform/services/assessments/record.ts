import { and, eq } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import { despiteDeadlocks } from '../../database/sqlState.ts';
import type { Database, Store } from '../../database/stores.ts';
import { announceRows } from '../../live/announceRows.ts';
import { applications } from '../applications/tenant.ts';
import { assessments } from './tenant.ts';
import { candidates } from '../candidates/tenant.ts';
import { vacancies } from '../vacancies/tenant.ts';
import type { ApplyingContext } from '../applications/applying.ts';
import type { Callback } from './callback.ts';
import { reportResults } from '../ats-outbound/results.ts';
import { queueScored } from '../webhook-sending/applicationEvents.ts';
import { noteProgress } from './history.ts';
import { eventsOf, notifyCandidate } from './notices.ts';
import { progressOf } from './progress.ts';
import type { AssessmentRow } from './reported.ts';
import { actByRules } from './rules.ts';

/** `recorded` also if nothing changed; `purged` if the candidate's data are gone. */
export type Recorded = 'recorded' | 'purged' | 'absent';

export const recordCallback = (store: Store, context: ApplyingContext, callback: Callback): Promise<Recorded> =>
  despiteDeadlocks(() => store.transaction((tx) => record(tx, context, callback)));

async function record(tx: Database, context: ApplyingContext, callback: Callback): Promise<Recorded> {
  const locked = await lock(tx, callback);
  if (!locked) return 'absent';
  const { candidate, assessment: row } = locked;
  if (candidate.purgedAt) return 'purged';
  const now = context.now();
  const progress = progressOf(row, callback, now);
  const assessment = { ...row, ...progress.set };
  const begun = await noteProgress(tx, context, { event: callback.event, progress, assessment });
  if (Object.keys(progress.set).length > 0) {
    const own = and(eq(assessments.customerId, row.customerId), eq(assessments.id, row.id));
    await unscoped(tx).update(assessments, progress.set, own);
    await announceRows(tx, context, [{ customerId: row.customerId, id: row.applicationId }]);
    if (callback.event === 'RESULTS') {
      await reportResults(tx, context, assessment, progress.set);
      await queueScored(tx, context, assessment);
    }
  }
  const events = eventsOf(callback, progress, row, begun);
  if (events.length === 0 && !progress.evaluated) return 'recorded';
  const { application, vacancy } = await around(tx, row, progress.evaluated);
  if (!application || !vacancy) return 'recorded';
  await notifyCandidate(tx, context, { candidate, application, vacancy, assessment }, events);
  if (progress.evaluated) await actByRules(tx, context, { application, vacancy, assessment });
  return 'recorded';
}

/** Locks the candidate before the assessment, as a purge does. Concurrent duplicates run one after the other. */
async function lock(tx: Database, { customerId, assessmentId, externalAssessmentId }: Callback) {
  const own = and(
    eq(assessments.customerId, customerId),
    assessmentId ? eq(assessments.id, assessmentId) : undefined,
    externalAssessmentId ? eq(assessments.externalAssessmentId, externalAssessmentId) : undefined,
  );
  const { select } = unscoped(tx);
  const [found] = await select(assessments, { id: assessments.id, applicationId: assessments.applicationId }, own).limit(1);
  if (!found) return undefined;
  const ofApplication = select(
    applications,
    { id: applications.candidateId },
    and(eq(applications.customerId, customerId), eq(applications.id, found.applicationId)),
  );
  const ofCandidate = and(eq(candidates.customerId, customerId), eq(candidates.id, ofApplication));
  const [candidate] = await select(candidates, { ...candidates }, ofCandidate).for('no key update');
  const one = and(eq(assessments.customerId, customerId), eq(assessments.id, found.id));
  const [assessment] = await select(assessments, { ...assessments }, one).for('update');
  return candidate && assessment && { candidate, assessment };
}

async function around(tx: Database, { customerId, applicationId, vacancyId }: AssessmentRow, locks: boolean) {
  const { select } = unscoped(tx);
  const own = and(eq(applications.customerId, customerId), eq(applications.id, applicationId));
  const query = select(applications, { ...applications }, own);
  const [application] = await (locks ? query.for('update') : query);
  const [vacancy] = await select(vacancies, { ...vacancies }, and(eq(vacancies.customerId, customerId), eq(vacancies.id, vacancyId)));
  return { application, vacancy };
}
