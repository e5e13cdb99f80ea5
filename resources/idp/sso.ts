import { defineResource } from '../../src/engine/compile/Declaration.ts';

const own = { 'filter.enableSapia': { value: true } } as const;

/** Sign-in by the customer's own identity provider (specification 1 §2.6, §4, §5). */
export const sso = defineResource({
  name: 'sso',
  type: 'SSOConfig',
  kind: 'settings',
  path: 'settings/sso',
  title: 'accountName',
  operations: {
    get: { name: 'IDPGetSSOConfig', args: own },
    create: {
      name: 'IDPCreateSSOConfig',
      args: { 'ssoConfig.accountName': 'scope.accountName', 'ssoConfig.enableSapia': { value: true } },
    },
    update: { name: 'IDPUpdateSSOConfig', args: own },
  },
  sections: { query: 'domain', of: ['sapia'] },
  absent: { field: 'initialized', is: false },
  banner: { field: 'enabled', tones: { absent: 'warning', true: 'success', false: 'error' } },
  setUp: true,
  forms: { create: 'idp/createSsoConfig', update: 'idp/updateSsoConfig' },
  references: { groupIds: 'groups' },
  actions: {
    testSignIn: { operation: { name: 'IDPStartSSOTest', args: own }, on: 'record', dialog: 'signInTest', icon: 'FactCheck' },
  },
  details: [
    { field: 'metadataUrl', widget: 'copyId' },
    { field: 'sapiaEntityId', widget: 'copyId' },
    { field: 'assertionUrl', widget: 'copyId' },
    { field: 'sapiaSAMLAudience', widget: 'copyId' },
    { field: 'accountName', widget: 'copyId' },
    { field: 'attributeClaimKeys.firstName', widget: 'copyId' },
    { field: 'attributeClaimKeys.lastName', widget: 'copyId' },
    { field: 'attributeClaimKeys.email', widget: 'copyId' },
    'userProvisionMode',
    {
      field: 'certificates.subject',
      widget: 'certificates',
      also: [
        'certificates.issuer',
        'certificates.validFrom',
        'certificates.validTo',
        'certificates.fingerprint',
        'certificates.isExpired',
        'certificates.expiresSoon',
      ],
    },
    'createdAt',
  ],
});
