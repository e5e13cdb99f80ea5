import { limits } from '../src/domain/limits.ts';

export const loginUrl = {
  type: 'string',
  minLength: 1,
  maxLength: limits.url,
  format: 'url',
  errorMessage: {
    type: 'validation.sso.loginUrl.required',
    minLength: 'validation.sso.loginUrl.required',
    maxLength: 'validation.sso.loginUrl.maxLength',
    format: 'validation.sso.loginUrl.format',
  },
} as const;

/** Optional; null clears. */
export const logoutUrl = {
  type: ['string', 'null'],
  maxLength: limits.url,
  format: 'url',
  errorMessage: { maxLength: 'validation.sso.logoutUrl.maxLength', format: 'validation.sso.logoutUrl.format' },
} as const;

export const publicCertificates = {
  type: 'array',
  minItems: 1,
  maxItems: limits.certificates,
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
    minItems: 'validation.sso.publicCertificates.required',
    maxItems: 'validation.sso.publicCertificates.maxItems',
  },
} as const;

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

const disabled = { field: 'enabled', is: false };
const otherGroups = { changed: 'groupIds' };

/** Disabling asks for confirmation (specification 1 §4). */
export const ssoOptions = {
  transforms: { loginUrl: ['trim'], logoutUrl: ['trim', 'orNull'], 'publicCertificates.*': ['trim'] },
  fields: {
    enabled: { widget: 'toggle' },
    loginUrl: { widget: 'url' },
    logoutUrl: { widget: 'url' },
    publicCertificates: { widget: 'certificates' },
    groupIds: { widget: 'group' },
  },
  // Changing the default groups shows who gains what (specification 1 §2.6).
  confirm: [
    { when: [disabled, otherGroups], preview: 'ssoGroups' },
    { when: disabled },
    { when: otherGroups, words: 'groups', preview: 'ssoGroups' },
  ],
};
