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
    { field: 'name', primary: true, width: '210px' },
    { field: 'region', while: named, sortable: false, width: '180px' },
    { field: 'process', while: processes, sortable: false, width: '110px' },
    { field: 'state', widget: 'status', width: '130px' },
    { field: 'latency', while: stores, sortable: false, width: '120px' },
    { field: 'size', while: stores, sortable: false, width: '100px' },
    { field: 'connections', while: stores, sortable: false, width: '120px' },
    { field: 'connectionLimit', while: stores, sortable: false, hidden: true },
    { field: 'isReplicaUsed', while: stores, sortable: false, hidden: true },
    { field: 'replicaLag', while: stores, sortable: false, hidden: true },
    { field: 'isReadOnly', while: stores, sortable: false, hidden: true },
    { field: 'migration', while: stores, sortable: false, width: '190px' },
    { field: 'isMigrationKnown', while: stores, sortable: false, hidden: true },
    { field: 'waiting', while: queues, sortable: false, width: '90px' },
    { field: 'oldestAt', widget: 'moment', while: queues, sortable: false, width: '180px' },
    { field: 'failed', also: ['name', 'region'], widget: 'deadLetters', while: queues, sortable: false, width: '100px' },
    { field: 'succeededAt', widget: 'moment', while: senders, sortable: false, width: '180px' },
    { field: 'failedAt', widget: 'moment', while: senders, sortable: false, width: '180px' },
    { field: 'failingSince', widget: 'moment', while: senders, sortable: false, width: '180px' },
    { field: 'error', while: failing, sortable: false, width: '130px' },
    { field: 'version', while: processes, sortable: false, width: '100px' },
    { field: 'startedAt', widget: 'moment', while: processes, sortable: false, width: '180px' },
    { field: 'memory', while: processes, sortable: false, width: '110px' },
    { field: 'eventLoopDelay', while: processes, sortable: false, width: '120px' },
    { field: 'leads', while: processes, sortable: false, width: '210px' },
    { field: 'since', widget: 'moment', width: '180px', sortable: false },
    { field: 'measuredAt', widget: 'moment', sortable: false, width: '180px' },
    { field: 'reportedAt', widget: 'moment', sortable: false, hidden: true },
  ],
  filters: ['states', 'regions'],
  sort: 'state asc',
});
