import type { InferInsertModel } from 'drizzle-orm';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { announceRows } from '../../live/announceRows.ts';
import { reportEvents } from '../ats-outbound/note.ts';
import { queueApplicationEvents } from '../webhook-sending/applicationEvents.ts';
import type { applicationEvents as table } from './table.ts';
import { applicationEvents } from './tenant.ts';
import type { ApplicationRow, ApplyingContext, By } from './applying.ts';

type Event = InferInsertModel<typeof table>;

export type Happening = Pick<Event, 'kind'> &
  Partial<Pick<Event, 'stageId' | 'fromStageId' | 'status' | 'fromStatus' | 'reasonId' | 'reason'>>;

type Of = Pick<ApplicationRow, 'customerId' | 'organizationId' | 'hierarchyId' | 'id'>;

/** Insert in batches: a statement has a limited number of parameters. */
export const atOnce = 1000;

export async function noteEvents<Row extends Of>(
  tx: Database,
  context: ApplyingContext,
  { rows, by, what }: { rows: readonly Row[]; by: By; what: (row: Row) => Happening },
): Promise<void> {
  const at = context.now();
  const holdId = context.messages?.holdId ?? null;
  const { actor, userId, userName, rule } = by;
  const events = rows.map((row): Event => {
    const { customerId, organizationId, hierarchyId, id: applicationId } = row;
    const own = { customerId, organizationId, hierarchyId, applicationId, id: context.newId() };
    return { ...own, ...what(row), actor, userId: userId ?? null, userName: userName ?? null, rule: rule ?? null, holdId, at };
  });
  for (let start = 0; start < events.length; start += atOnce)
    await unscoped(tx).insert(applicationEvents, events.slice(start, start + atOnce));
  // Those of users are announced with their audit entry.
  if (actor !== 'USER') await announceRows(tx, context, rows);
  await reportEvents(tx, context, events);
  await queueApplicationEvents(tx, context, events);
}
