import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Texts of single sign-on's settings (spec 1 §4, §5 “SSO form”, §8; decisions §1). */
export const ssoSettings: Catalogue = {
  resources: {
    sso: {
      sectionsLabel: 'Identity providers',
      sections: { sapia: '{{brand}}' },
      intro:
        'People of this customer can sign in with their company’s identity provider. Passwords keep working for accounts that have one.',
      help: {
        loginUrl: 'The identity provider’s sign-in address (SAML, HTTP redirect).',
        logoutUrl: 'Where people go after they log out here.',
        publicCertificates: 'The identity provider’s signing certificate, in PEM format or as base64. Add its successor before it expires.',
        groupIds: 'Accounts created at a first sign-in join these groups.',
      },
      fields: {
        enabled: 'Enable Single Sign-On',
        loginUrl: 'Login URL',
        logoutUrl: 'Logout URL',
        publicCertificates: 'Public certificate',
        groupIds: 'Default user groups',
        accountName: 'Account name',
        metadataUrl: 'Metadata URL',
        sapiaEntityId: 'Entity ID',
        assertionUrl: 'Assertion URL',
        sapiaSAMLAudience: 'Audience',
        attributeClaimKeys_firstName: 'First name claim',
        attributeClaimKeys_lastName: 'Last name claim',
        attributeClaimKeys_email: 'Email claim',
        userProvisionMode: 'User provisioning mode',
        certificates_subject: 'Certificates',
        createdAt: 'Set up',
      },
      banner: {
        absent: 'Single Sign-On is not set up',
        absentHelp: 'Everyone signs in with email and password.',
        true: 'Single Sign-On is enabled',
        trueHelp: 'People can sign in with their company’s identity provider, using the account name {{accountName}} or their email.',
        false: 'Single Sign-On is disabled',
        falseHelp: 'We keep the configuration, but nobody can sign in with it.',
      },
      details: 'For the identity provider',
      setUp: 'Set up Single Sign-On',
      setUpHelp: 'You’ll need your identity provider’s sign-in URL and signing certificate.',
      created: 'SSO configuration updated',
      updated: 'SSO configuration updated',
      createFailed: 'Unexpected Error: SSO create or update error',
      updateFailed: 'Unexpected Error: SSO create or update error',
      loadFailed: 'Something went wrong',
      actions: { testSignIn: 'Test sign-in' },
      test: {
        what: 'We open your identity provider’s sign-in window. Sign in there as yourself or someone else: you’ll see what it sent back and what a real sign-in would have done. The test signs nobody in and creates no account.',
        saved: 'We test the saved configuration.',
        disabled: 'Single Sign-On is disabled, but you can still test it.',
        start: 'Open the sign-in window',
        again: 'Test again',
        waiting: 'Waiting for the identity provider’s answer…',
        blocked: 'Your browser blocked the window.',
        lost: 'No window, or closed it too early?',
        open: 'Open the sign-in page',
        ended: 'We got no response within 10 minutes, so the test has ended.',
        failed: 'We couldn’t start the test. Please try again.',
        outcomes: {
          SIGN_IN: 'The sign-in would succeed',
          CREATE: 'The sign-in would succeed with a new account',
          REFUSE: 'The sign-in would be refused',
        },
        would: {
          SIGN_IN: '{{who}} has an account and would be signed in; if it has a password, after confirming it once.',
          CREATE: '{{who}} has no account yet. We’d create one with the default user groups and sign them in.',
        },
        stillDisabled: 'Single Sign-On is disabled: nobody can sign in with it until you enable it.',
        reasons: {
          expired: 'The response came too late, had been used before, or the configuration has changed meanwhile.',
          refused: 'We can’t trust the response, or it’s for an account that this identity provider can’t sign in.',
          notProvisioned: 'There’s no account, and we can’t create one from this response.',
          archived: 'The account, the customer or its {{organisation}} is archived.',
          denied: 'The identity provider itself signed nobody in.',
          busy: 'Too many responses came at once. Please test again.',
          disabled: 'Single Sign-On isn’t enabled.',
        },
        detail: 'In detail: {{detail}}.',
        back: 'Response',
        attributes_one: '{{count}} attribute',
        attributes_other: '{{count}} attributes',
        fields: { nameId: 'Name ID', email: 'Email', firstName: 'First name', lastName: 'Last name' },
      },
    },
  },
  screens: {
    certificates: {
      nth: 'Public certificate {{index}}',
      add: 'Add another certificate',
      valid: 'Valid',
      expired: 'Expired',
      expiresSoon: 'Expires soon',
      expiredHelp: 'It expired on {{until}}, so sign-ins signed with it shouldn’t be trusted any more. Please replace it.',
      expiresSoonHelp_one: 'It expires on {{until}}, in {{count}} day. Please add its successor in time.',
      expiresSoonHelp_other: 'It expires on {{until}}, in {{count}} days. Please add its successor in time.',
      issuer: 'Issuer',
      validity: 'Valid',
      fromTo: '{{from}} – {{until}}',
      fingerprint: 'SHA-256',
    },
  },
  enums: {
    UserProvisionMode: {
      'In-time': 'In-time: an account is created at the first login',
      Before: 'Before: users are created before they log in by SSO',
    },
  },
  forms: {
    idp: {
      createSsoConfig: {
        title: 'Single Sign-On',
        save: 'Save',
        confirm: {
          title: 'Disable Single Sign-On for {{customer}}?',
          text: 'We keep the configuration, but nobody can sign in with it until you enable it again.',
          yes: 'Disable',
          groups: {
            title: 'Change the default user groups?',
            text: 'Accounts created at a first sign-in from now on join these groups. Existing accounts stay in theirs.',
            yes: 'Save',
          },
        },
      },
      updateSsoConfig: {
        title: 'Single Sign-On',
        confirm: {
          title: 'Disable Single Sign-On for {{customer}}?',
          text: 'We keep the configuration, but nobody can sign in with it until you enable it again.',
          yes: 'Disable',
          groups: {
            title: 'Change the default user groups?',
            text: 'Accounts created at a first sign-in from now on join these groups. Existing accounts stay in theirs.',
            yes: 'Save',
          },
        },
      },
    },
  },
  validation: {
    sso: {
      loginUrl: {
        required: 'Please enter the login url',
        format: 'Please enter a valid url',
        https: 'Please enter an address that starts with https://',
        maxLength: 'Please keep the login url within {{limit}} characters',
      },
      logoutUrl: {
        format: 'Please enter a valid url',
        https: 'Please enter an address that starts with https://',
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
        grantsMore: 'You can only select groups whose rights you have yourself',
      },
      holdsLess:
        'Anyone who sets this could sign in as any user of this customer, so you need all of their rights to change it. You’re missing: {{missing}}',
      accountName: {
        required: 'Please enter your account name or email',
        maxLength: 'Please keep the account name within {{limit}} characters',
        pattern: 'Please enter the correct Account Name',
      },
    },
  },
  reasons: {
    SSO_EXISTS: 'Unexpected Error: This customer is already associated with a single sign-on configuration.',
    SSO_NOT_INITIALIZED: 'Single Sign-On is not set up.',
  },
};
