import { inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { BackgroundJobState } from '../../../generated/types.ts';
import { listOperation } from '../../lists/list.ts';
import { lateAfter } from './identityTable.ts';
import { backgroundJobs } from './tenant.ts';

const { id, name, region, begunAt, endedAt, nextAt, failures, failedAt, error } = backgroundJobs;

/** The first one that holds. */
const states: readonly { state: BackgroundJobState; condition: SQL; holds: (row: Times) => boolean }[] = [
  { state: 'FAILING', condition: sql`${failures} > 0`, holds: (row) => row.failures > 0 },
  {
    state: 'RUNNING',
    condition: sql`${begunAt} > coalesce(${endedAt}, '-infinity')`,
    holds: (row) => row.begunAt !== null && row.begunAt > (row.endedAt ?? ''),
  },
  {
    state: 'LATE',
    condition: sql`${nextAt} < now() - ${lateAfter} * interval '1 millisecond'`,
    holds: (row) => row.nextAt < new Date(Date.now() - lateAfter).toISOString(),
  },
  { state: 'WAITING', condition: sql`true`, holds: () => true },
];

/** Times in ISO 8601, as rows of a page have them. */
interface Times {
  begunAt: string | null;
  endedAt: string | null;
  nextAt: string;
  failures: number;
}

const stateColumn = sql.join(
  [sql`case`, ...states.map(({ state, condition }) => sql`when ${condition} then ${state}::text`), sql`end`],
  sql` `,
);

export const getBackgroundJobs = listOperation({
  operation: 'CommonGetBackgroundJobs',
  store: 'identity',
  table: backgroundJobs,
  columns: { _id: id, name, region, begunAt, endedAt, nextAt, failures, failedAt, error },
  id,
  needs: { state: ['begunAt', 'endedAt', 'nextAt', 'failures'] },
  request: ({ filter }) => ({ filter, page: filter, sort: filter.sort }),
  where: (filter) => ({
    states: filter.states?.length ? inArray(stateColumn, [...filter.states]) : undefined,
    names: filter.names?.length ? inArray(name, [...filter.names]) : undefined,
    regions: filter.regions?.length ? inArray(region, [...filter.regions]) : undefined,
  }),
  sorts: { name, begunAt, nextAt, failedAt },
  sort: { fieldName: 'name', order: 'asc' },
  more: async (rows) => {
    for (const row of rows) row['state'] = states.find(({ holds }) => holds(row as unknown as Times))?.state;
  },
});
