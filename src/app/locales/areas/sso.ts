import type { Catalogue } from '../translate.ts';

/** Texts of single sign-on's settings (spec 1 §5 «SSO form», decisions §1). */
export const sso: Catalogue = {
  validation: {
    sso: {
      loginUrl: {
        required: 'Please enter the login url',
        format: 'Please enter a valid url',
        maxLength: 'Please keep the login url within {{limit}} characters',
      },
      logoutUrl: {
        format: 'Please enter a valid url',
        maxLength: 'Please keep the logout url within {{limit}} characters',
      },
      publicCertificates: {
        required: 'Please enter the public certificate',
        maxLength: 'Please keep the public certificate within {{limit}} characters',
        maxItems: 'Please enter no more than {{limit}} certificates',
        format: 'Please enter an X.509 certificate, in PEM format or as base64',
        single: 'Please enter one certificate only',
        key: 'Please enter a certificate with an RSA key of at least 2048 bits',
      },
      groupIds: {
        type: 'Please select user groups',
        maxItems: 'Please select no more than {{limit}} user groups',
        grantsMore: 'You can only select groups whose rights you hold yourself',
      },
      accountName: {
        required: 'Please enter your account name or email',
        maxLength: 'Please keep the account name within {{limit}} characters',
        pattern: 'Please enter the correct Account Name',
      },
    },
  },
  reasons: {
    SSO_EXISTS: 'This customer is associated with a single sign-on configuration already.',
  },
};
