import { limits } from '../src/domain/limits.ts';
import { SSOLogoutBinding, SSOProtocol } from '../src/generated/values.ts';
import { chosen, text } from './fields.ts';
import { when } from './when.ts';

/** Unless given, a new configuration is SAML, and a stored one keeps its protocol. */
export const protocol = {
  type: 'string',
  enum: SSOProtocol,
  errorMessage: { type: 'validation.sso.protocol.required', enum: 'validation.sso.protocol.required' },
} as const;

/** Empty for OpenID Connect (`protocolRules`), where the contract still wants a text. */
export const loginUrl = {
  type: 'string',
  maxLength: limits.url,
  pattern: '^([Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#@\\\\]+([/?#][^\\s\\\\]*)?)?$',
  default: '',
  errorMessage: {
    type: 'validation.sso.loginUrl.required',
    maxLength: 'validation.sso.loginUrl.maxLength',
    pattern: 'validation.sso.loginUrl.format',
  },
} as const;

/** Optional; null clears. */
export const logoutUrl = {
  type: ['string', 'null'],
  maxLength: limits.url,
  format: 'url',
  errorMessage: { maxLength: 'validation.sso.logoutUrl.maxLength', format: 'validation.sso.logoutUrl.format' },
} as const;

/** By redirect unless given. */
export const logoutBinding = {
  type: 'string',
  enum: SSOLogoutBinding,
  errorMessage: { type: 'validation.sso.logoutBinding.required', enum: 'validation.sso.logoutBinding.required' },
} as const;

export const publicCertificates = {
  type: 'array',
  maxItems: limits.certificates,
  default: [],
  items: {
    type: 'string',
    pattern: '\\S',
    maxLength: limits.certificate,
    errorMessage: {
      type: 'validation.sso.publicCertificates.required',
      pattern: 'validation.sso.publicCertificates.required',
      maxLength: 'validation.sso.publicCertificates.maxLength',
    },
  },
  errorMessage: {
    type: 'validation.sso.publicCertificates.required',
    maxItems: 'validation.sso.publicCertificates.maxItems',
  },
} as const;

const mapping = 'validation.sso.groupMappings';

const optional = <const M extends number>(max: M) =>
  ({ type: ['string', 'null'], maxLength: max, errorMessage: { maxLength: 'validation.sso.oidc.maxLength' } }) as const;

/** The SAML provider’s entity id and metadata; null removes. */
export const provider = {
  providerMetadataUrl: {
    type: ['string', 'null'],
    maxLength: limits.url,
    format: 'url',
    errorMessage: { maxLength: 'validation.sso.oidc.maxLength', format: 'validation.sso.providerMetadataUrl.format' },
  },
  providerEntityId: optional(limits.entityId),
} as const;

/** Fields of OpenID Connect; null restores a default. */
export const oidc = {
  issuerUrl: optional(limits.url),
  clientId: optional(limits.clientId),
  clientSecret: { ...optional(limits.clientSecret), writeOnly: true },
  scopes: {
    type: ['string', 'null'],
    maxLength: limits.scopes,
    pattern: '^[!#-\\[\\]-~]+( +[!#-\\[\\]-~]+)*$',
    errorMessage: { maxLength: 'validation.sso.oidc.maxLength', pattern: 'validation.sso.scopes.pattern' },
  },
} as const;

/** Names of attributes (SAML) or claims (OpenID Connect); null restores a default. */
export const claims = {
  emailClaim: optional(limits.claimName),
  firstNameClaim: optional(limits.claimName),
  lastNameClaim: optional(limits.claimName),
} as const;

/** Name of the attribute or claim with the groups; null maps none. */
export const groupsClaim = optional(limits.claimName);

/** Values of the groups' claim, as the provider sends them, and the groups of the people who have them. */
export const groupMappings = {
  type: 'array',
  maxItems: limits.groupMappings,
  items: {
    type: 'object',
    additionalProperties: false,
    properties: {
      value: text(`${mapping}.value`, limits.claimName),
      groupId: chosen(`${mapping}.groupId`),
    },
    required: ['value', 'groupId'],
  },
  errorMessage: { type: `${mapping}.type`, maxItems: `${mapping}.maxItems` },
  allOf: [{ uniqueRows: { by: 'value', exact: true }, errorMessage: { uniqueRows: `${mapping}.value.repeated` } }],
} as const;

const isOidc = { properties: { protocol: { const: 'OIDC' } }, required: ['protocol'] } as const;

export const protocolRules = [
  when(isOidc, {
    properties: {
      issuerUrl: {
        type: 'string',
        minLength: 1,
        format: 'url',
        errorMessage: {
          type: 'validation.sso.issuerUrl.required',
          minLength: 'validation.sso.issuerUrl.required',
          format: 'validation.sso.issuerUrl.format',
        },
      },
      clientId: {
        type: 'string',
        minLength: 1,
        errorMessage: { type: 'validation.sso.clientId.required', minLength: 'validation.sso.clientId.required' },
      },
    },
    required: ['issuerUrl', 'clientId'],
    errorMessage: { required: { issuerUrl: 'validation.sso.issuerUrl.required', clientId: 'validation.sso.clientId.required' } },
  }),
  when(
    { not: isOidc },
    {
      properties: {
        loginUrl: {
          minLength: 1,
          errorMessage: { minLength: 'validation.sso.loginUrl.required' },
        },
        publicCertificates: { minItems: 1, errorMessage: { minItems: 'validation.sso.publicCertificates.required' } },
      },
    },
  ),
] as const;

/** Groups that accounts made at a first sign-in join; none is allowed. */
export const defaultGroups = {
  type: 'array',
  items: { type: 'string', minLength: 1, maxLength: 64 },
  maxItems: limits.defaultGroups,
  default: [],
  errorMessage: { type: 'validation.sso.groupIds.type', maxItems: 'validation.sso.groupIds.maxItems' },
} as const;

/** A new configuration is on (specification 1 §4). */
export const enabled = { type: 'boolean', default: true } as const;

/** Messages to a SAML provider are signed by the platform's own key. */
export const signing = { type: 'boolean', default: false } as const;

const disabled = { field: 'enabled', is: false };
const forOidc = { field: 'protocol', is: ['OIDC'] } as const;
const forSaml = { field: 'protocol', is: ['SAML'] } as const;
const otherGroups = { changed: 'groupIds' };

const sections = [
  {
    name: 'provider',
    fields: [
      'issuerUrl',
      'clientId',
      'clientSecret',
      'scopes',
      'providerMetadataUrl',
      'providerEntityId',
      'loginUrl',
      'logoutUrl',
      'logoutBinding',
    ],
  },
  { name: 'certificates', fields: ['publicCertificates'] },
  { name: 'signing', fields: ['signsRequests', 'singleLogout'] },
  { name: 'attributes', fields: ['emailClaim', 'firstNameClaim', 'lastNameClaim'] },
  { name: 'groups', fields: ['groupIds', 'groupsClaim', 'groupMappings'] },
] as const;

/** Disabling asks for confirmation (specification 1 §4). */
export const ssoOptions = {
  transforms: {
    loginUrl: ['trim'],
    logoutUrl: ['trim', 'orNull'],
    'publicCertificates.*': ['trim'],
    providerMetadataUrl: ['trim', 'orNull'],
    providerEntityId: ['trim', 'orNull'],
    issuerUrl: ['trim', 'orNull'],
    clientId: ['trim', 'orNull'],
    scopes: ['trim', 'orNull'],
    emailClaim: ['trim', 'orNull'],
    firstNameClaim: ['trim', 'orNull'],
    lastNameClaim: ['trim', 'orNull'],
    groupsClaim: ['trim', 'orNull'],
    'groupMappings.*.value': ['trim'],
  },
  fields: {
    enabled: { widget: 'toggle' },
    issuerUrl: { widget: 'url', shownFor: forOidc },
    clientId: { widget: 'text', shownFor: forOidc },
    clientSecret: { shownFor: forOidc },
    scopes: { widget: 'text', shownFor: forOidc },
    providerMetadataUrl: { widget: 'providerMetadata', shownFor: forSaml },
    providerEntityId: { widget: 'text', shownFor: forSaml },
    loginUrl: { widget: 'url', shownFor: forSaml },
    logoutUrl: { widget: 'url' },
    logoutBinding: { shownFor: forSaml },
    publicCertificates: { widget: 'certificates', shownFor: forSaml },
    signsRequests: { widget: 'toggle', shownFor: forSaml },
    singleLogout: { widget: 'toggle' },
    emailClaim: { widget: 'text' },
    firstNameClaim: { widget: 'text' },
    lastNameClaim: { widget: 'text' },
    groupIds: { widget: 'group' },
    groupsClaim: { widget: 'text' },
    'groupMappings.groupId': { widget: 'group' },
  },
  sections,
  // Changing the default groups shows who gains what (specification 1 §2.6).
  confirm: [
    { when: [disabled, otherGroups], preview: 'ssoGroups' },
    { when: disabled },
    { when: otherGroups, words: 'groups', preview: 'ssoGroups' },
  ],
};
