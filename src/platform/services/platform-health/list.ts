import { eq, inArray, sql } from 'drizzle-orm';
import type { DeadLetterKind, QueuePart } from '../../../domain/health.ts';
import { isoFromPostgres } from '../../database/isoTime.ts';
import { unscoped } from '../../database/scoped.ts';
import type { Database } from '../../database/stores.ts';
import { lookForDeadLetters } from '../../health/deadLetters.ts';
import { healthOf } from '../../health/watch.ts';
import { computed } from '../../lists/computed.ts';
import { listOperation } from '../../lists/list.ts';
import type { Row } from '../../lists/list.ts';
import { deadLetters } from '../dead-letters/tenant.ts';
import { partSince, partState, severity } from './state.ts';
import { platformParts } from './tenant.ts';

const { id, kind, name, region, reported: _, reporter: __, since: ___, ...figures } = platformParts;

const addState = computed(platformParts, id, 'state', partState);
const addSince = computed(platformParts, id, 'since', partSince);

export const getPlatformHealth = listOperation({
  operation: 'CommonGetPlatformHealth',
  store: 'identity',
  fresh: true,
  table: platformParts,
  columns: { ...figures, _id: id, kind, name, region },
  id,
  needs: { state: ['_id'], since: ['_id'], failed: ['name', 'region'] },
  request: ({ filter }) => ({ filter, page: filter, sort: filter.sort }),
  prepare: async (request, { stores, log }) => {
    await Promise.all([healthOf(stores)?.look(), lookForDeadLetters(stores, log)]);
    return request;
  },
  where: (filter) => ({
    kind: filter.kind ? eq(kind, filter.kind) : undefined,
    states: filter.states?.length ? inArray(partState, [...filter.states]) : undefined,
    regions: filter.regions?.length ? inArray(region, [...filter.regions]) : undefined,
  }),
  sorts: { state: severity, name },
  sort: { fieldName: 'state', order: 'asc' },
  facets: { states: partState, regions: region },
  more: async (rows, requested, context) => {
    await addState(rows, requested, context);
    await addSince(rows, requested, context);
    for (const row of rows) if (typeof row['since'] === 'string') row['since'] = isoFromPostgres(row['since']);
    if (requested.has('failed')) await addFailed(rows, context.tx);
  },
});

const kindOf: Partial<Record<QueuePart, DeadLetterKind>> = {
  MAIL_QUEUE: 'MAIL',
  TEXT_MESSAGE_QUEUE: 'TEXT_MESSAGE',
  WEBHOOK_QUEUE: 'WEBHOOK',
  ATS_QUEUE: 'ATS_REQUEST',
};

/** Messages of each queue that are among the dead letters. */
async function addFailed(rows: Row[], tx: Database): Promise<void> {
  const count = sql<number>`count(*)::int`;
  const counts = await unscoped(tx)
    .select(deadLetters, { kind: deadLetters.kind, region: deadLetters.region, count })
    .groupBy(deadLetters.kind, deadLetters.region);
  for (const row of rows) {
    const letters = kindOf[row['name'] as QueuePart];
    const found = counts.find((each) => each.kind === letters && each.region === (row['region'] ?? null));
    row['failed'] = letters ? (found?.count ?? 0) : null;
  }
}
