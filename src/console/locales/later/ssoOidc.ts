import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Faults of the fields of OpenID Connect. */
export const ssoOidc: Catalogue = {
  validation: {
    sso: {
      protocol: { required: 'Please choose SAML or OpenID Connect' },
      issuerUrl: {
        required: 'Please enter the issuer URL',
        format: 'Please enter a valid URL',
        https: 'Please enter an address that starts with https://',
        plain: 'Please enter the issuer alone, without “/.well-known/…”, “?” or “#”',
      },
      clientId: { required: 'Please enter the client ID' },
      clientSecret: { again: 'The issuer or the client ID has changed, so please enter the client secret, too' },
      scopes: { pattern: 'Please separate the scopes by spaces' },
      oidc: { maxLength: 'Please enter no more than {{limit}} characters' },
    },
  },
};
