import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** Domains of a customer’s email addresses: they lead to its single sign-on, and bound who gets an account by it. */
export const ssoDomains = defineResource({
  name: 'sso-domains',
  type: 'SsoDomain',
  path: 'settings/domains',
  title: 'domain',
  operations: { list: 'IDPGetSsoDomains', get: 'IDPGetSsoDomain', create: 'IDPCreateSsoDomain' },
  columns: [
    { field: 'domain', width: '34%' },
    { field: 'state', widget: 'status', sortable: false },
    { field: 'problem', sortable: false },
    { field: 'lastCheckedAt', sortable: false },
    { field: 'verifiedAt', sortable: false, hidden: true },
    { field: 'createdAt', hidden: true },
  ],
  details: [
    { field: 'state', widget: 'status' },
    'problem',
    'recordType',
    { field: 'recordName', widget: 'copyId' },
    { field: 'recordValue', widget: 'copyId' },
    'lastCheckedAt',
    'verifiedAt',
    'createdAt',
  ],
  filters: ['states'],
  sort: 'createdAt desc',
  forms: { create: 'idp/createSsoDomain' },
  actions: {
    verify: { operation: 'IDPVerifySsoDomain', on: 'record' },
    delete: { operation: 'IDPDeleteSsoDomains', on: 'selection', confirm: true },
  },
});
