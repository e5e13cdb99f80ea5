import { defineResource } from '../../src/engine/compile/Declaration.ts';

const only = (kind: string) => ({ switch: 'kind', in: [kind] });
const [stores, queues, senders, processes] = ['STORES', 'QUEUES', 'SENDERS', 'PROCESSES'].map(only);
const named = { switch: 'kind', in: ['ALL', 'STORES', 'QUEUES'] };
const failing = { switch: 'kind', in: ['STORES', 'SENDERS'] };

/** Stores, queues, senders and processes of the platform, for who runs it. */
export const platformHealth = defineResource({
  name: 'platform-health',
  type: 'PlatformPart',
  title: 'name',
  menu: { group: 'administration', icon: 'Insights' },
  search: false,
  explore: false,
  operations: { list: { name: 'CommonGetPlatformHealth', args: { 'filter.kind': 'switch.kind' } } },
  switches: {
    kind: {
      values: {
        ALL: { sends: null },
        STORES: { sends: 'STORE' },
        QUEUES: { sends: 'QUEUE' },
        SENDERS: { sends: 'SENDER' },
        PROCESSES: { sends: 'PROCESS' },
      },
    },
  },
  columns: [
    { field: 'name', primary: true, width: '22%' },
    { field: 'region', while: named, sortable: false },
    { field: 'process', while: processes, sortable: false },
    { field: 'state', widget: 'status' },
    { field: 'since', widget: 'moment' },
    { field: 'latency', while: stores, sortable: false },
    { field: 'size', while: stores, sortable: false },
    { field: 'connections', while: stores, sortable: false },
    { field: 'connectionLimit', while: stores, sortable: false },
    { field: 'isReplicaUsed', while: stores, sortable: false },
    { field: 'replicaLag', while: stores, sortable: false },
    { field: 'isReadOnly', while: stores, sortable: false, hidden: true },
    { field: 'migration', while: stores, sortable: false },
    { field: 'isMigrationKnown', while: stores, sortable: false },
    { field: 'waiting', while: queues, sortable: false },
    { field: 'oldestAt', widget: 'moment', while: queues, sortable: false },
    { field: 'failed', also: ['name', 'region'], widget: 'deadLetters', while: queues, sortable: false },
    { field: 'succeededAt', widget: 'moment', while: senders, sortable: false },
    { field: 'failedAt', widget: 'moment', while: senders, sortable: false },
    { field: 'failingSince', widget: 'moment', while: senders, sortable: false },
    { field: 'error', while: failing, sortable: false },
    { field: 'version', while: processes, sortable: false },
    { field: 'startedAt', widget: 'moment', while: processes, sortable: false },
    { field: 'memory', while: processes, sortable: false },
    { field: 'eventLoopDelay', while: processes, sortable: false },
    { field: 'leads', while: processes, sortable: false },
    { field: 'measuredAt', widget: 'moment', sortable: false },
    { field: 'reportedAt', widget: 'moment', sortable: false, hidden: true },
  ],
  filters: ['states', 'regions'],
  sort: 'state asc',
});
