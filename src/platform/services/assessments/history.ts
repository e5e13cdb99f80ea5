import { and, eq } from 'drizzle-orm';
import type { ApplicationEventKind } from '../../../generated/types.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { applicationEvents } from '../applications/tenant.ts';
import { noteEvents } from '../applications/history.ts';
import type { ApplyingContext } from '../applications/applying.ts';
import type { Callback } from './callback.ts';
import type { Progress } from './progress.ts';
import type { AssessmentRow } from './reported.ts';

interface ReportedProgress {
  event: Callback['event'];
  progress: Progress;
  assessment: AssessmentRow;
}

type Of = Pick<AssessmentRow, 'customerId' | 'organizationId' | 'hierarchyId' | 'applicationId' | 'stageId'>;

export async function noteProgress(
  tx: Database,
  context: ApplyingContext,
  { event, progress, assessment }: ReportedProgress,
): Promise<boolean> {
  const isUnderWay = assessment.status === 'APPS_ASSESSMENT_INPROGRESS' && (event === 'STARTED' || event === 'PROGRESSED');
  const begun = isUnderWay && !(await wasBegun(tx, assessment));
  if (begun) await noteOf(tx, context, 'STARTED', [assessment]);
  if (progress.completed) await noteOf(tx, context, 'COMPLETED', [assessment]);
  if (progress.droppedOut) await noteOf(tx, context, 'DROPPED_OUT', [assessment]);
  return begun;
}

export const noteOf = (tx: Database, context: ApplyingContext, kind: ApplicationEventKind, of: readonly Of[]): Promise<void> => {
  const rows = of.map((row) => ({ ...row, id: row.applicationId }));
  return noteEvents(tx, context, { rows, by: { actor: 'PROVIDER' }, what: ({ stageId }) => ({ kind, stageId }) });
};

async function wasBegun(tx: Database, { customerId, applicationId, stageId }: Of): Promise<boolean> {
  const { kind, id } = applicationEvents;
  const own = and(eq(applicationEvents.customerId, customerId), eq(applicationEvents.applicationId, applicationId));
  const [row] = await unscoped(tx)
    .select(applicationEvents, { id }, and(own, eq(kind, 'STARTED'), eq(applicationEvents.stageId, stageId)))
    .limit(1);
  return row !== undefined;
}
