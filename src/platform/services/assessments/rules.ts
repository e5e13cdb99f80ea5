import type { ApplicationStatus } from '../../../generated/types.ts';
import type { Database } from '../../database/stores.ts';
import { setStatus } from '../applications/status.ts';
import { moveToStage } from '../applications/move.ts';
import type { ApplicationRow, ApplyingContext, By, VacancyRow } from '../applications/applying.ts';
import { evaluateConditions } from './evaluateConditions.ts';
import type { AssessmentResults } from './evaluateConditions.ts';

interface EvaluationInput {
  application: ApplicationRow;
  vacancy: VacancyRow;
  assessment: AssessmentResults & { stageId: string };
}

/** Never overrides a person's decision (specification 3 §5). Sets the status first, so that the history shows it at the old stage. */
export async function actByRules(
  tx: Database,
  context: ApplyingContext,
  { application, vacancy, assessment }: EvaluationInput,
): Promise<void> {
  if (vacancy.archivedAt || application.stageId !== assessment.stageId || decided.has(application.status)) return;
  const at = vacancy.stages.findIndex((stage) => stage._id === assessment.stageId);
  let row = application;
  for (const { action, ...trigger } of vacancy.stages[at]?.triggers.toSorted(statusFirst) ?? []) {
    const rule = trigger.enabled ? evaluateConditions(trigger, assessment) : null;
    if (!rule) continue;
    const by: By = { actor: 'RULE', rule };
    const [next, status] = [vacancy.stages[at + 1], action.payload?.status];
    if (action.type === 'MOVE_STAGE' && next) await moveToStage(tx, context, { rows: [row], stage: next, by });
    if (action.type === 'UPDATE_STATUS' && status && status !== row.status) {
      await setStatus(tx, context, { rows: [row], status, by });
      row = { ...row, status };
    }
  }
}

const decided: ReadonlySet<ApplicationStatus> = new Set([
  'APPS_APPLICATION_OFFERED',
  'APPS_APPLICATION_HIRED',
  'APPS_APPLICATION_DECLINED',
  'APPS_APPLICATION_WITHDRAWN',
]);

type Trigger = VacancyRow['stages'][number]['triggers'][number];
const statusFirst = (one: Trigger, other: Trigger): number =>
  Number(one.action.type !== 'UPDATE_STATUS') - Number(other.action.type !== 'UPDATE_STATUS');
