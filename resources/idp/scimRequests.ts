import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** Requests of customers’ identity providers, without their bodies. */
export const scimRequests = defineResource({
  name: 'scim-requests',
  type: 'ScimRequest',
  title: 'path',
  menu: { group: 'logs', icon: 'ManageAccounts' },
  search: false,
  operations: {
    list: { name: 'IDPGetScimRequests', args: { 'filter.resourceId': null } },
    get: 'IDPGetScimRequest',
  },
  columns: [
    { field: 'createdAt', widget: 'moment', width: '190px' },
    { field: 'outcome', widget: 'status', width: '130px', sortable: false },
    { field: 'method', width: '100px', sortable: false },
    { field: 'resourceName', width: '220px', sortable: false },
    { field: 'fields', width: '220px', sortable: false },
    { field: 'status', width: '110px', sortable: false },
    { field: 'detail', width: '360px', sortable: false },
    { field: 'tokenName', width: '180px', sortable: false },
    { field: 'path', width: '300px', sortable: false },
    { field: 'scimType', width: '130px', sortable: false, hidden: true },
    { field: 'resourceType', width: '120px', sortable: false, hidden: true },
    { field: 'resourceId', widget: 'copyId', width: '230px', sortable: false, hidden: true },
    { field: '_id', widget: 'copyId', width: '230px', sortable: false, hidden: true },
  ],
  details: [
    { field: 'outcome', widget: 'status' },
    ...(['createdAt', 'method', 'path', 'status', 'scimType', 'detail', 'resourceType', 'resourceName'] as const),
    { field: 'resourceId', widget: 'copyId' },
    'fields',
    'tokenName',
    { field: '_id', widget: 'copyId' },
  ],
  filters: ['outcomes', 'createdAt'],
  sort: 'createdAt desc',
});
