import type { NotificationEvent } from '../../../generated/types.ts';
import type { TenantRow } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import type { candidates } from '../candidates/tenant.ts';
import { notify } from '../notifications/notify.ts';
import type { ApplicationRow, ApplyingContext, VacancyRow } from '../applications/applying.ts';
import { assessmentLink } from './link.ts';
import type { Callback } from './callback.ts';
import type { Progress } from './progress.ts';
import type { AssessmentRow } from './reported.ts';

interface About {
  candidate: TenantRow<typeof candidates>;
  application: ApplicationRow;
  vacancy: VacancyRow;
  assessment: AssessmentRow;
}

export async function notifyCandidate(
  tx: Database,
  context: ApplyingContext,
  about: About,
  events: readonly NotificationEvent[],
): Promise<void> {
  const { candidate, application, vacancy, assessment } = about;
  const { email, phoneNumber, firstName, lastName } = candidate;
  const language = vacancy.stages.find((stage) => stage._id === assessment.stageId)?.language ?? 'en-US';
  for (const event of events) {
    const link = linkOf(event, context, assessment);
    await notify(tx, context, {
      ...{ customerId: vacancy.customerId, organizationId: vacancy.organizationId, event, language },
      to: { email, phoneNumber, firstName, lastName },
      ...{ applicationId: application.id, assessmentId: assessment.id },
      facts: { vacancy: vacancy.title, ...(link && { link }) },
    });
  }
}

export function eventsOf(
  callback: Callback,
  progress: Progress,
  { product }: Pick<AssessmentRow, 'product'>,
  begun: boolean,
): NotificationEvent[] {
  // Chat reports are made from texts; for videos the provider decides.
  const isTold = product === 'FI' || Boolean(callback.prediction);
  const prediction = callback.prediction ?? (callback.isLowTextQuality ? 'GARBAGE' : 'SUCCESS');
  return [
    ...(progress.consented ? [`${product}_PII_COMPLETED` as const] : []),
    ...(begun ? [`${product}_IN_PROGRESS` as const] : []),
    ...(progress.completed ? [`${product}_COMPLETED` as const] : []),
    ...(progress.evaluated && isTold ? [`MI_PREDICTION_COMPLETED_${prediction}` as const] : []),
    ...(progress.reported && isTold && prediction === 'SUCCESS' ? ['MI_REPORT' as const] : []),
  ];
}

function linkOf(event: NotificationEvent, context: ApplyingContext, assessment: AssessmentRow): string | undefined {
  if (event === 'MI_REPORT') return assessment.insightsLink ?? undefined;
  return /_(PII_COMPLETED|IN_PROGRESS)$/.test(event) ? assessmentLink(context, assessment.id) : undefined;
}
