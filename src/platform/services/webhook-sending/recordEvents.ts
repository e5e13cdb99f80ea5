import type { WebhookEvent } from '../../../generated/types.ts';
import type { Database } from '../../database/stores.ts';
import { queueEvents } from './queue.ts';
import type { QueueContext } from './queue.ts';

type Named<Noun extends string> = Extract<WebhookEvent, `${Noun}_${string}`>;

/** Sends webhooks what happened to users. */
export const queueUserEvents = (
  tx: Database,
  context: QueueContext,
  event: Named<'USER'>,
  users: readonly { id: string; customerId: string }[],
): Promise<void> => queueOf(tx, context, event, users, ({ id }) => ({ userId: id }));

/** Sends webhooks what happened to vacancies. */
export const queueVacancyEvents = (
  tx: Database,
  context: QueueContext,
  event: Named<'VACANCY'>,
  vacancies: readonly { id: string; customerId: string; externalVacancyId: string; title: string }[],
): Promise<void> =>
  queueOf(tx, context, event, vacancies, ({ id, externalVacancyId, title }) => ({ vacancy: { id, externalVacancyId, title } }));

/** Sends webhooks whose data were erased, so that their systems can follow. */
export const queueErased = (tx: Database, context: QueueContext, customerId: string, candidateIds: readonly string[]): Promise<void> =>
  queueOf(
    tx,
    context,
    'CANDIDATE_ERASED',
    candidateIds.map((id) => ({ id, customerId })),
    ({ id }) => ({ candidateId: id }),
  );

async function queueOf<Row extends { id: string; customerId: string }>(
  tx: Database,
  context: QueueContext,
  event: WebhookEvent,
  rows: readonly Row[],
  factsOf: (row: Row) => Record<string, unknown>,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const happened = rows.map((row) => ({ event, recordId: row.id, facts: factsOf(row) }));
  await queueEvents(tx, context, first.customerId, happened);
}
