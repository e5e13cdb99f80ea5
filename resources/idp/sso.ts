import { defineResource } from '../../src/engine/compile/Declaration.ts';

const own = { 'filter.enableSapia': { value: true } } as const;

const facts = ['issuer', 'validFrom', 'validTo', 'fingerprint', 'isExpired', 'expiresSoon'] as const;
const factsOf = <List extends string>(list: List) => facts.map((field) => `${list}.${field}` as const);

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
  references: { groupIds: 'groups', 'groupMappings.groupId': 'groups' },
  actions: {
    renew: { operation: { name: 'IDPAddSSOKey', args: own }, on: 'record', icon: 'Shield', when: { field: 'protocol', in: ['SAML'] } },
    switch: {
      operation: { name: 'IDPUseNextSSOKey', args: own },
      on: 'record',
      icon: 'Replay',
      confirm: true,
      when: [
        { field: 'protocol', in: ['SAML'] },
        { field: 'hasNextKey', in: [true] },
      ],
    },
    testSignIn: { operation: { name: 'IDPStartSSOTest', args: own }, on: 'record', dialog: 'signInTest', icon: 'FactCheck' },
  },
  details: [
    { field: 'metadataUrl', widget: 'copyId' },
    { field: 'sapiaEntityId', widget: 'copyId' },
    { field: 'assertionUrl', widget: 'copyId' },
    { field: 'sapiaSAMLAudience', widget: 'copyId' },
    { field: 'singleLogoutUrl', widget: 'copyId' },
    { field: 'accountName', widget: 'copyId' },
    { field: 'attributeClaimKeys.firstName', widget: 'copyId' },
    { field: 'attributeClaimKeys.lastName', widget: 'copyId' },
    { field: 'attributeClaimKeys.email', widget: 'copyId' },
    { field: 'redirectUri', widget: 'copyId' },
    { field: 'backChannelLogoutUrl', widget: 'copyId' },
    'clientSecretSet',
    'userProvisionMode',
    {
      field: 'certificates.subject',
      widget: 'certificates',
      // The last two are shown at the form's field of the metadata.
      also: [...factsOf('certificates'), 'metadataReadAt', 'metadataProblem'],
    },
    { field: 'keys.subject', widget: 'certificates', also: ['keys.state', ...factsOf('keys')] },
    'createdAt',
  ],
});
