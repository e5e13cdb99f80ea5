import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** Tokens by which a customer’s identity provider manages users and groups. */
export const scimTokens = defineResource({
  name: 'scim-tokens',
  type: 'ScimToken',
  path: 'settings/scim',
  title: 'name',
  operations: {
    list: 'IDPGetScimTokens',
    get: 'IDPGetScimToken',
    create: 'IDPCreateScimToken',
    update: 'IDPUpdateScimToken',
  },
  columns: [
    { field: 'name', width: '24%' },
    { field: 'state', widget: 'status', sortable: false },
    { field: 'groups.name', widget: 'groups', also: ['groups._id', 'groups.archivedAt'], sortable: false },
    'expiresAt',
    'lastUsedAt',
    { field: 'createdByName', sortable: false, hidden: true },
    { field: 'createdAt', hidden: true },
    { field: 'prefix', widget: 'copyId', sortable: false, hidden: true },
  ],
  details: [
    { field: 'baseUrl', widget: 'copyId' },
    'name',
    { field: 'state', widget: 'status' },
    { field: 'prefix', widget: 'copyId' },
    { field: 'groups.name', widget: 'groups', also: ['groups._id', 'groups.archivedAt'] },
    'expiresAt',
    'lastUsedAt',
    'createdByName',
    'createdAt',
    'updatedAt',
    'revokedAt',
  ],
  filters: ['states'],
  sort: 'createdAt desc',
  shownOnce: 'secret',
  forms: { create: 'idp/createScimToken', update: 'idp/updateScimToken' },
  actions: {
    revoke: { operation: 'IDPRevokeScimTokens', on: 'selection', confirm: true },
  },
  references: { groupIds: 'groups' },
});
