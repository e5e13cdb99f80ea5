import { inArray } from 'drizzle-orm';
import { computed } from '../../lists/computed.ts';
import { listOperation } from '../../lists/list.ts';
import { jobState } from './identityTable.ts';
import { backgroundJobs } from './tenant.ts';

const { id, name, region, begunAt, endedAt, nextAt, failures, failedAt, error } = backgroundJobs;

export const getBackgroundJobs = listOperation({
  operation: 'CommonGetBackgroundJobs',
  store: 'identity',
  table: backgroundJobs,
  columns: { _id: id, name, region, begunAt, endedAt, nextAt, failures, failedAt, error },
  id,
  needs: { state: ['_id'] },
  request: ({ filter }) => ({ filter, page: filter, sort: filter.sort }),
  where: (filter) => ({
    states: filter.states?.length ? inArray(jobState, [...filter.states]) : undefined,
    names: filter.names?.length ? inArray(name, [...filter.names]) : undefined,
    regions: filter.regions?.length ? inArray(region, [...filter.regions]) : undefined,
  }),
  sorts: { name, begunAt, nextAt, failedAt },
  sort: { fieldName: 'name', order: 'asc' },
  more: computed(backgroundJobs, id, 'state', jobState),
});
