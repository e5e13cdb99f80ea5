import type { Catalogue } from '../translate.ts';

/** Texts of single sign-on's settings (spec 1 §4, §5 «SSO form», §8; decisions §1). */
export const ssoSettings: Catalogue = {
  resources: {
    sso: {
      sectionsLabel: 'Identity providers',
      sections: { sapia: '{{brand}}' },
      intro:
        'People of this customer can sign in with their company’s identity provider. Passwords keep working for accounts that have one.',
      help: {
        loginUrl: 'Where the identity provider takes sign-ins (SAML, HTTP redirect).',
        logoutUrl: 'Where people go once they have logged out here.',
        publicCertificates: 'What the identity provider signs with, in PEM format or as base64. Add its successor before it expires.',
        groupIds: 'Accounts that are made at a first sign-in join these groups.',
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
        attributeClaimKeys_firstName: 'Claim of the first name',
        attributeClaimKeys_lastName: 'Claim of the last name',
        attributeClaimKeys_email: 'Claim of the email',
        userProvisionMode: 'User provisioning mode',
        certificates_subject: 'Certificates',
        createdAt: 'Set up',
      },
      banner: {
        absent: 'Single Sign-On is not set up',
        absentHelp: 'Everybody signs in with email and password.',
        true: 'Single Sign-On is enabled',
        trueHelp: 'People can sign in with their company’s identity provider, by the account name {{accountName}} or their email.',
        false: 'Single Sign-On is disabled',
        falseHelp: 'The configuration is kept, and nobody can sign in by it.',
      },
      details: 'For the identity provider',
      setUp: 'Set up Single Sign-On',
      setUpHelp: 'You need the login URL of the identity provider and the certificate that it signs with.',
      created: 'SSO configuration updated',
      updated: 'SSO configuration updated',
      createFailed: 'Unexpected Error: SSO create or update error',
      updateFailed: 'Unexpected Error: SSO create or update error',
      loadFailed: 'Something went wrong',
      actions: { testSignIn: 'Test sign-in' },
      test: {
        what: 'A window of the identity provider opens. Sign in there as yourself or somebody else: this shows what came back and what a real sign-in would have done. Nobody is signed in by it, and no account is made.',
        saved: 'The configuration is tested as it is saved.',
        disabled: 'Single Sign-On is disabled: the test works all the same.',
        start: 'Open the sign-in window',
        again: 'Test again',
        waiting: 'Waiting for the identity provider’s answer…',
        blocked: 'Your browser did not let the window open.',
        lost: 'No window, or closed it too early?',
        open: 'Open the sign-in page',
        ended: 'No answer came within 10 minutes, so the test has ended.',
        failed: 'The test could not be started. Please try again.',
        outcomes: {
          SIGN_IN: 'The sign-in would succeed',
          CREATE: 'The sign-in would succeed with a new account',
          REFUSE: 'The sign-in would be refused',
        },
        would: {
          SIGN_IN: '{{who}} has an account and would be signed in; if it has a password, after confirming it once.',
          CREATE: 'There is no account of {{who}} yet. It would be made, with the default user groups, and signed in.',
        },
        stillDisabled: 'Single Sign-On is disabled: until it is enabled, nobody is signed in by it.',
        reasons: {
          expired: 'The answer came too late, was used before, or the configuration was changed meanwhile.',
          refused: 'The answer is not one that can be trusted, or means an account that this identity provider may not sign in.',
          notProvisioned: 'There is no account, and none can be made from what came back.',
          archived: 'The account, the customer or its {{organisation}} is archived.',
          denied: 'The identity provider itself signed nobody in.',
          busy: 'Too many answers came at once. Please test again.',
          disabled: 'Single Sign-On is not enabled.',
        },
        detail: 'In detail: {{detail}}.',
        back: 'What came back',
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
      expiredHelp: 'It expired on {{until}}: sign-ins that are signed with it should not be trusted any more. Please replace it.',
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
          text: 'The configuration is kept. Nobody can sign in by it until it is enabled.',
          yes: 'Disable',
          groups: {
            title: 'Change the default user groups?',
            text: 'Accounts that are made at a first sign-in from now on join these groups. Accounts that are there already stay in theirs.',
            yes: 'Save',
          },
        },
      },
      updateSsoConfig: {
        title: 'Single Sign-On',
        confirm: {
          title: 'Disable Single Sign-On for {{customer}}?',
          text: 'The configuration is kept. Nobody can sign in by it until it is enabled.',
          yes: 'Disable',
          groups: {
            title: 'Change the default user groups?',
            text: 'Accounts that are made at a first sign-in from now on join these groups. Accounts that are there already stay in theirs.',
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
        grantsMore: 'You can only select groups whose rights you hold yourself',
      },
      holdsLess:
        'Whoever sets this could sign in as any user of this customer. You need all of their rights to change it. You lack: {{missing}}',
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
