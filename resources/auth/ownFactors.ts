import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** Second factors of one's own: never of anybody else, so nothing of them is found by search or exported. */
export const ownFactors = defineResource({
  name: 'own-factors',
  type: 'OwnFactor',
  path: 'account/factors',
  title: 'name',
  search: false,
  operations: { list: 'AuthGetFactors', get: { name: 'AuthGetFactor', args: { factorId: 'id' } } },
  columns: [
    { field: 'kind', primary: true, width: '26%', sortable: false },
    { field: 'name', sortable: false },
    { field: 'left', sortable: false },
    { field: 'lastUsedAt', widget: 'dateTime' },
    { field: 'createdAt', widget: 'dateTime' },
  ],
  sort: 'createdAt asc',
  actions: {
    addPasskey: { operation: 'AuthStartPasskey', on: 'list', dialog: 'addPasskey' },
    addApp: { operation: 'AuthStartApp', on: 'list', dialog: 'addApp' },
    rename: {
      operation: { name: 'AuthRenameFactor', args: { factorId: 'id' } },
      on: 'record',
      form: 'auth/renameFactor',
      icon: 'Edit',
      when: { field: 'kind', not: ['RECOVERY_CODES'] },
    },
    renewCodes: { operation: 'AuthRenewRecoveryCodes', on: 'list', dialog: 'renewCodes', icon: 'Replay' },
    remove: {
      operation: { name: 'AuthRemoveFactors', args: { factorIds: 'ids' } },
      on: 'selection',
      when: { field: 'kind', not: ['RECOVERY_CODES'] },
      confirm: true,
    },
  },
});
