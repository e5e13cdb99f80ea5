import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** A customer's connections to applicant tracking systems (specification 2 §2 “ATS tab”); the search of requests offers their names. */
export const atsTenants = defineResource({
  name: 'ats-tenants',
  type: 'AtsTenant',
  path: 'settings/ats-tenants',
  title: 'atsName',
  operations: {
    list: 'AtsGetTenantsByCustomer',
    get: 'AtsGetTenantById',
    create: 'AtsCreateTenant',
    update: 'AtsUpdateTenant',
  },
  columns: [{ field: 'atsName', width: '40%' }, { field: 'state', widget: 'reach', also: ['failingSince', 'pausedUntil'] }, 'createdAt'],
  details: [
    ...(['atsName', 'externalTenantId', 'customerName', 'username', 'clientId', 'grantType', 'issueTokenUrl', 'baseUrl'] as const),
    ...(['segmentCode', 'isMasterCustomer', 'requestStatusChangeEmail', 'reportPredictionResultUrl', 'reportApplicationUrl'] as const),
    ...(['reviewsUrl', 'assessmentApiUrl', 'assessmentApiClientId', 'credential', 'extra', 'secretsSet', 'version'] as const),
    { field: 'state', widget: 'reach', also: ['failingSince', 'pausedUntil'] },
  ],
  sort: 'createdAt desc',
  opens: 'edit',
  afterUpdate: 'list',
  forms: { create: 'ats/createTenant', update: 'ats/updateTenant' },
  actions: {
    archive: { operation: 'AtsDeleteTenantsByIds', on: 'selection', undo: 'restore', icon: 'Archive' },
    restore: { operation: 'AtsRestoreTenantsByIds', on: 'undo' },
    resume: { operation: 'AtsResumeTenant', on: 'record', icon: 'Replay', when: { field: 'state', in: ['FAILING'] } },
    test: { operation: 'AtsTestTenant', on: 'record', dialog: 'connectionTest', icon: 'FactCheck' },
  },
  flags: {
    list: 'edgeTenantsEnabled',
    show: 'edgeTenantsEnabled',
    create: 'edgeTenantsEnabled',
    update: 'edgeTenantsEnabled',
    archive: 'edgeTenantsEnabled',
  },
});
