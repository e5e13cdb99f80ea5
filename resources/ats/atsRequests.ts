import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** Requests between the platform and a customer's applicant tracking systems (specification 1 §2.8; decisions §2 “retry”). */
export const atsRequests = defineResource({
  name: 'ats-requests',
  type: 'AtsRequest',
  kind: 'log',
  title: 'requestType',
  menu: { group: 'logs', icon: 'SyncAlt' },
  operations: { list: 'AtsGetRequestList', get: 'AtsGetRequestById' },
  // 2,800 pixels together, as the specification wants the table.
  columns: [
    { field: 'requestType', width: '280px' },
    { field: 'status', widget: 'status', width: '150px' },
    { field: 'atsName', width: '180px' },
    { field: 'masterId', width: '250px' },
    { field: 'externalTenantId', width: '230px' },
    { field: 'requestCount', width: '130px' },
    { field: 'retryable', width: '120px' },
    { field: 'retryCount', width: '120px' },
    { field: 'extra', width: '200px' },
    { field: 'payload', width: '200px' },
    { field: 'lastStatus', width: '200px' },
    { field: 'tags', widget: 'json', width: '140px' },
    { field: '_id', width: '220px' },
    { field: 'createdAt', width: '190px' },
    { field: 'updatedAt', width: '190px' },
  ],
  details: [
    { field: 'status', widget: 'status' },
    ...([
      'requestType',
      'atsName',
      'externalTenantId',
      'masterId',
      '_id',
      'customerId',
      'requestCount',
      'retryable',
      'retryCount',
    ] as const),
    ...(['createdAt', 'updatedAt', 'extra', 'payload'] as const),
    'lastStatus',
    { field: 'responses', widget: 'json' },
    { field: 'tags', widget: 'json' },
  ],
  filters: ['status', 'requestType', 'atsName'],
  sort: 'createdAt desc',
  forms: { search: 'ats/searchRequests' },
  actions: {
    retry: {
      operation: 'AtsRetryRequest',
      on: 'record',
      icon: 'Replay',
      when: [
        { field: 'status', in: ['ATS_REQUEST_FAILED'] },
        { field: 'retryable', in: [true] },
      ],
    },
    repeat: { operation: 'AtsRetryRequests', on: 'selection', icon: 'Replay' },
  },
  flags: { list: 'edgeAtsRequestsEnabled' },
});
