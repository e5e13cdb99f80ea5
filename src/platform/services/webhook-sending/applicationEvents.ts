import { and, eq } from 'drizzle-orm';
import type { ApplicationEventKind, WebhookEvent } from '../../../generated/types.ts';
import { isOneOf } from '../../database/isOneOf.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import type { applicationEvents as table } from '../applications/table.ts';
import { applications } from '../applications/tenant.ts';
import { vacancies } from '../vacancies/tenant.ts';
import { queueEvents, subscribedTo } from './queue.ts';
import type { Happened, QueueContext } from './queue.ts';

type Event = Pick<
  typeof table.$inferInsert,
  'customerId' | 'applicationId' | 'kind' | 'actor' | 'stageId' | 'fromStageId' | 'status' | 'fromStatus'
>;

const named: Partial<Record<ApplicationEventKind, WebhookEvent>> = {
  INVITED: 'APPLICATION_CREATED',
  STARTED: 'APPLICATION_STARTED',
  COMPLETED: 'APPLICATION_COMPLETED',
  DROPPED_OUT: 'APPLICATION_DROPPED_OUT',
  MOVED: 'APPLICATION_MOVED',
  STATUS_CHANGED: 'APPLICATION_STATUS_CHANGED',
};

const namesOf = ({ kind, status }: Event): WebhookEvent[] => [
  ...(named[kind] ? [named[kind]] : []),
  ...(kind === 'STATUS_CHANGED' && status === 'APPS_APPLICATION_HIRED' ? (['APPLICATION_HIRED'] as const) : []),
];

/** Sends webhooks what happened to applications. */
export async function queueApplicationEvents(tx: Database, context: QueueContext, all: readonly Event[]): Promise<void> {
  const told = all.flatMap((event) => namesOf(event).map((name) => ({ ...event, name })));
  const [first] = told;
  if (!first || context.messages?.isUndo) return;
  const { customerId } = first;
  const hooks = await subscribedTo(
    tx,
    customerId,
    told.map(({ name }) => name),
  );
  if (hooks.length === 0) return;
  const factsOf = await applicationFacts(
    tx,
    customerId,
    told.map(({ applicationId }) => applicationId),
  );
  const happened = told.map(({ name, applicationId, kind, actor, stageId, fromStageId, status, fromStatus }): Happened => {
    const { facts, stageAt } = factsOf(applicationId);
    const moved = kind === 'MOVED' ? { fromStage: stageAt(fromStageId) } : {};
    const changed = kind === 'STATUS_CHANGED' ? { status: status ?? null, fromStatus: fromStatus ?? null } : {};
    const stage = stageId ? { stage: stageAt(stageId) } : {};
    return { event: name, recordId: applicationId, facts: { ...facts, ...stage, ...moved, ...changed, by: actor } };
  });
  await queueEvents(tx, context, customerId, happened, hooks);
}

/** Sends webhooks that an assessment has results, which a receiver reads by the API. */
export async function queueScored(
  tx: Database,
  context: QueueContext,
  { customerId, applicationId, stageId }: { customerId: string; applicationId: string; stageId: string },
): Promise<void> {
  const hooks = await subscribedTo(tx, customerId, ['APPLICATION_SCORED']);
  if (hooks.length === 0) return;
  const { facts, stageAt } = (await applicationFacts(tx, customerId, [applicationId]))(applicationId);
  const happened: Happened = { event: 'APPLICATION_SCORED', recordId: applicationId, facts: { ...facts, stage: stageAt(stageId) } };
  await queueEvents(tx, context, customerId, [happened], hooks);
}

/** Reads what every event of an application says. Locks it, so that its events get their order. */
async function applicationFacts(tx: Database, customerId: string, ids: readonly string[]) {
  const { select } = unscoped(tx);
  const { id, candidateId, vacancyId, externalApplicationId } = applications;
  const theirs = and(eq(applications.customerId, customerId), isOneOf(id, [...new Set(ids)]));
  const rows = await select(applications, { id, candidateId, vacancyId, externalApplicationId }, theirs).orderBy(id).for('no key update');
  const applied = new Map(rows.map((row) => [row.id, row]));
  const vacancyIds = [...new Set(rows.map((row) => row.vacancyId))];
  const columns = { id: vacancies.id, title: vacancies.title, externalVacancyId: vacancies.externalVacancyId, stages: vacancies.stages };
  const those = and(eq(vacancies.customerId, customerId), isOneOf(vacancies.id, vacancyIds));
  const found = new Map((await select(vacancies, columns, those)).map((row) => [row.id, row]));
  return (applicationId: string) => {
    const application = applied.get(applicationId);
    const vacancy = application && found.get(application.vacancyId);
    return {
      facts: {
        ...{
          applicationId,
          externalApplicationId: application?.externalApplicationId ?? null,
          candidateId: application?.candidateId ?? null,
        },
        vacancy: vacancy ? { id: vacancy.id, externalVacancyId: vacancy.externalVacancyId, title: vacancy.title } : null,
      },
      stageAt: (stageId: string | null | undefined) => {
        const at = vacancy?.stages.findIndex(({ _id }) => _id === stageId) ?? -1;
        return at < 0 ? null : { id: stageId, number: at + 1, name: vacancy?.stages[at]?.name ?? null };
      },
    };
  };
}
