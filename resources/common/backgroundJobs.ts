import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** Recurring work of the platform, for who runs it. */
export const backgroundJobs = defineResource({
  name: 'background-jobs',
  type: 'BackgroundJob',
  title: 'name',
  menu: { group: 'administration', icon: 'SyncAlt' },
  search: false,
  explore: false,
  operations: { list: 'CommonGetBackgroundJobs' },
  columns: [
    { field: 'name', primary: true, width: '28%' },
    { field: 'region', sortable: false },
    { field: 'state', widget: 'status', sortable: false },
    { field: 'begunAt', widget: 'moment' },
    { field: 'nextAt', widget: 'moment' },
    { field: 'failures', sortable: false },
    { field: 'error', sortable: false },
    { field: 'failedAt', widget: 'moment' },
    { field: 'endedAt', widget: 'moment', sortable: false, hidden: true },
  ],
  filters: ['states', 'names', 'regions'],
  sort: 'name asc',
  actions: { run: { operation: 'CommonRunBackgroundJobs', on: 'selection' } },
});
