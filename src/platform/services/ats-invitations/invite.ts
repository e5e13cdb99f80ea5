import { and, eq, inArray } from 'drizzle-orm';
import type { ApplicationStatus } from '../../../generated/types.ts';
import { unscoped } from '../../database/scoped.ts';
import type { TenantRow } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { noteEvents } from '../applications/history.ts';
import { lockApplications, peopleOf } from '../applications/lock.ts';
import { applicationEvents, applications } from '../applications/tenant.ts';
import { invite } from '../assessments/create.ts';
import { assessments } from '../assessments/tenant.ts';
import type { ApplyingContext } from '../applications/applying.ts';
import type { AtsTenant } from '../ats-inbound/caller.ts';
import { vacancies } from '../vacancies/tenant.ts';
import { takeInvitation } from './dailyCap.ts';
import { atsInvitations } from './tenant.ts';

type Waiting = TenantRow<typeof atsInvitations>;

/** Statuses after which nobody needs an interview. */
const decided: ReadonlySet<ApplicationStatus> = new Set([
  'APPS_APPLICATION_DECLINED',
  'APPS_APPLICATION_OFFERED',
  'APPS_APPLICATION_HIRED',
  'APPS_APPLICATION_WITHDRAWN',
]);

/** Sends or drops a locked waiting invitation; false if today's cap is reached. */
export async function inviteWaiting(tx: Database, context: ApplyingContext, connection: AtsTenant, waiting: Waiting): Promise<boolean> {
  const all = unscoped(tx);
  const remove = () => all.remove(atsInvitations, isIt(waiting));
  const found = await invitable(tx, waiting);
  if (!found) return (await remove(), true);
  // Last of the locks, as when an application is entered.
  if (!(await takeInvitation(tx, context, connection))) return false;
  const { row, vacancy, stage, assessmentId, to } = found;
  await noteEvents(tx, context, { rows: [row], by: { actor: 'ATS' }, what: ({ stageId }) => ({ kind: 'INVITED', stageId }) });
  await invite(tx, context, { vacancy, stage, applicationId: row.id, assessmentId, to });
  await remove();
  return true;
}

/** Undefined if the vacancy was archived, the candidate purged, or the application decided, moved or invited meanwhile. */
async function invitable(tx: Database, { customerId, applicationId, stageId }: Waiting) {
  const all = unscoped(tx);
  const own = and(eq(applications.customerId, customerId), eq(applications.id, applicationId));
  const [seen] = await all.select(applications, applications, own);
  if (!seen) return undefined;
  // Lock order everywhere: vacancy, candidate, application.
  const itsVacancy = and(eq(vacancies.customerId, customerId), eq(vacancies.id, seen.vacancyId));
  const [vacancy] = await all.select(vacancies, vacancies, itsVacancy).for('share');
  const [row] = await lockApplications(tx, [seen]);
  const to = (await peopleOf(tx, [seen])).get(seen.candidateId);
  const stage = vacancy?.stages.find(({ _id }) => _id === stageId);
  if (!vacancy || !row || !to || !stage) return undefined;
  if (vacancy.archivedAt || to.purgedAt || row.stageId !== stageId || decided.has(row.status)) return undefined;
  const itsAssessment = and(
    eq(assessments.customerId, customerId),
    eq(assessments.applicationId, row.id),
    eq(assessments.stageId, stageId),
  );
  const [assessment] = await all.select(assessments, { id: assessments.id, status: assessments.status }, itsAssessment);
  if (assessment?.status !== 'APPS_ASSESSMENT_ORDER_COMPLETED') return undefined;
  const invited = and(
    eq(applicationEvents.customerId, customerId),
    eq(applicationEvents.applicationId, row.id),
    inArray(applicationEvents.kind, ['INVITED', 'LINK_RESENT']),
  );
  if ((await all.count(applicationEvents, invited)) > 0) return undefined;
  return { row, vacancy, stage, assessmentId: assessment.id, to };
}

export const isIt = ({ customerId, applicationId }: Waiting) =>
  and(eq(atsInvitations.customerId, customerId), eq(atsInvitations.applicationId, applicationId));
