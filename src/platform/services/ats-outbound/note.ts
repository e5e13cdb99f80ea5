import { and, eq, isNotNull } from 'drizzle-orm';
import { isOneOf } from '../../database/isOneOf.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import type { applicationEvents as events } from '../applications/table.ts';
import type { ApplyingContext } from '../applications/applying.ts';
import { assessments } from '../assessments/tenant.ts';
import { enteredByAts, report } from './entered.ts';
import type { Entered } from './entered.ts';
import { queueReports } from './queue.ts';
import type { Report } from './queue.ts';
import { statusAt, textAt } from './reports.ts';
import { mailStatuses } from './statusMail.ts';

type Event = typeof events.$inferInsert;

/** Tells the ATS of what happened to applications that it entered: in the same transaction, and not of its own doing. */
export async function reportEvents(tx: Database, context: ApplyingContext, all: readonly Event[]): Promise<void> {
  const told = all.filter(({ kind, actor }) => kind in reporting && !(kind === 'STATUS_CHANGED' && actor === 'ATS'));
  const [first] = told;
  if (!first || context.messages?.isUndo) return;
  const { customerId } = first;
  const entered = await enteredByAts(
    tx,
    customerId,
    told.map(({ applicationId }) => applicationId),
  );
  if (entered.size === 0) return;
  const links = await linksOf(
    tx,
    customerId,
    told.filter(({ kind }) => kind === 'INVITED' || kind === 'MOVED'),
  );
  const reports = told.flatMap((event) => {
    const application = entered.get(event.applicationId);
    if (!application) return [];
    return reporting[event.kind]?.(application, event, links.get(`${event.applicationId} ${event.stageId}`)) ?? [];
  });
  await queueReports(tx, context, reports);
  await mailStatuses(tx, context, entered, told);
}

type Reporting = (application: Entered, event: Event, link: string | undefined) => Report[];

const reporting: Partial<Record<Event['kind'], Reporting>> = {
  INVITED: (application, event, link) => linkReport(application, event, link),
  MOVED: (application, event, link) => (application.vacancy.archivedAt ? [] : linkReport(application, event, link)),
  STARTED: (application, event) => progressReport(application, event, 'INPROGRESS'),
  COMPLETED: (application, event) => [...progressReport(application, event, 'COMPLETED'), ...stepReport(application, event)],
  STATUS_CHANGED: (application, { status }) => {
    const name = status && statusAt(application.tenant, status);
    return name ? [report(application, 'UPDATE_APPLICATION_STATUS', { status: name })] : [];
  },
};

const linkReport = (application: Entered, { stageId }: Event, assessmentLink: string | undefined): Report[] =>
  assessmentLink ? [report(application, 'REPORT_ASSESSMENT_LINK', { assessmentLink }, stageId)] : [];

function progressReport(application: Entered, { stageId }: Event, progress: 'INPROGRESS' | 'COMPLETED'): Report[] {
  const status = textAt(application.tenant, `extra.applicationProgressStatus.${progress}`);
  return status ? [report(application, 'REPORT_APPLICATION_PROGRESS', { progress, status }, stageId)] : [];
}

/** A candidate that finished the last stage. */
function stepReport(application: Entered, { stageId }: Event): Report[] {
  const nextStepReference = textAt(application.tenant, 'extra.dynamicBusinessProcess.nextStepReference');
  const isLast = application.vacancy.stages.at(-1)?._id === stageId;
  return nextStepReference && isLast ? [report(application, 'MOVE_TO_NEXT_STEP', { nextStepReference }, stageId)] : [];
}

async function linksOf(tx: Database, customerId: string, all: readonly Event[]): Promise<Map<string, string>> {
  if (all.length === 0) return new Map();
  const { applicationId, stageId, assessmentLink } = assessments;
  const ids = all.map((event) => event.applicationId);
  const theirs = and(eq(assessments.customerId, customerId), isOneOf(applicationId, ids), isNotNull(assessmentLink));
  const found = await unscoped(tx).select(assessments, { applicationId, stageId, assessmentLink }, theirs);
  return new Map(found.map((row) => [`${row.applicationId} ${row.stageId}`, row.assessmentLink ?? '']));
}
