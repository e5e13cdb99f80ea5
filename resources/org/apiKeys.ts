import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** API keys of a customer, by which other programs call the API. */
export const apiKeys = defineResource({
  name: 'api-keys',
  type: 'ApiKey',
  path: 'settings/api-keys',
  title: 'name',
  operations: {
    list: { name: 'ORGGetApiKeys', args: { 'filter.hierarchyId': 'scope.hierarchyId' } },
    get: { name: 'ORGGetApiKey', args: { 'filter.hierarchyId': 'scope.hierarchyId' } },
    create: 'ORGCreateApiKey',
    update: { name: 'ORGUpdateApiKey', args: { 'filter.hierarchyId': 'scope.hierarchyId' } },
  },
  columns: [
    { field: 'name', width: '22%' },
    { field: 'state', widget: 'status', sortable: false },
    { field: 'groups.name', widget: 'groups', also: ['groups._id', 'groups.archivedAt'], sortable: false },
    { field: 'departmentName', sortable: false },
    'expiresAt',
    'lastUsedAt',
    { field: 'createdByName', sortable: false, hidden: true },
    { field: 'createdAt', hidden: true },
    { field: 'prefix', widget: 'copyId', sortable: false, hidden: true },
  ],
  details: [
    'name',
    { field: 'state', widget: 'status' },
    { field: 'prefix', widget: 'copyId' },
    { field: 'groups.name', widget: 'groups', also: ['groups._id', 'groups.archivedAt'] },
    'departmentName',
    'requestsPerMinute',
    'documents.name',
    'documentProblems',
    'expiresAt',
    'lastUsedAt',
    'previousUntil',
    'createdByName',
    'createdAt',
    'updatedAt',
    'revokedAt',
    // Arguments of most calls.
    { field: 'organizationId', widget: 'copyId' },
    { field: 'customerId', widget: 'copyId' },
    { field: 'hierarchyId', widget: 'copyId' },
  ],
  filters: ['states'],
  sort: 'createdAt desc',
  shownOnce: 'secret',
  forms: { create: 'org/createApiKey', update: 'org/updateApiKey' },
  actions: {
    rotate: {
      // The dialog asks for the hours.
      operation: { name: 'ORGRotateApiKey', args: { 'filter.hierarchyId': 'scope.hierarchyId', 'input.overlapHours': { value: 1 } } },
      on: 'record',
      dialog: 'rotateKey',
      when: { field: 'state', not: ['REVOKED'] },
      icon: 'LockReset',
    },
    revoke: {
      operation: { name: 'ORGRevokeApiKeys', args: { 'filter.hierarchyId': 'scope.hierarchyId' } },
      on: 'selection',
      confirm: true,
    },
  },
  references: { groupIds: 'groups' },
});
