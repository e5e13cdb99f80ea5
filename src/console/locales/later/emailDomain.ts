import type { Catalogue } from '../translate.ts';

/** Texts of the email domain (spec 2 §4, §5, §8). */
export const emailDomain: Catalogue = {
  resources: {
    'email-domain': {
      help: 'Mail to your candidates comes from an address of your own domain once that is verified.',
      fields: {
        displayName: 'Display name',
        emailAddress: 'Email address',
        emailIdentity: 'Domain',
        dkimRecords: 'DNS records',
      },
      setUp: 'Setup customised email domain',
      setUpHelp: 'You need somebody who can add records to the DNS of your domain.',
      banner: {
        absent: 'Email domain is not started to set up',
        PENDING: 'Email domain is pending set up',
        PENDINGHelp: 'Please add the records of step 2 to your DNS. Verification may take up to 72 hours.',
        PENDING_isRetriedHelp: 'Setup in progress. Please wait at least 10 minutes before refreshing the page to view the latest status.',
        SUCCESS: 'Email domain is successfully set up',
        SUCCESSHelp: 'Please leave the records of step 2 in your DNS: they are checked once a day.',
        TEMPORARY_FAILURE: 'The last check of the email domain failed',
        TEMPORARY_FAILUREHelp:
          '$t(enums.VerificationErrorType.{{sendingIdentity_verificationInfo_errorType}}) It is checked again automatically. Last checked: {{sendingIdentity_verificationInfo_lastCheckedTimestamp}}',
        FAILED: 'Email domain failed to set up',
        FAILEDHelp:
          '$t(enums.VerificationErrorType.{{sendingIdentity_verificationInfo_errorType}}) Last checked: {{sendingIdentity_verificationInfo_lastCheckedTimestamp}}',
      },
      steps: {
        address: {
          title: 'Set up email address',
          help: 'The name can be changed at any time. The address stays as it is.',
        },
        records: {
          title: 'Verify your domain',
          help: 'Copy these CNAME records into the DNS of your domain. They prove that it is yours, and let your mail be signed.',
        },
        use: {
          title: 'Turn the customised email domain on or off',
          help: 'While it is on, mail to your candidates is sent from your address.',
        },
      },
      actions: { retry: 'Retry verification', switch: 'Customised email domain' },
      whyNot: {
        retry: 'Only a verification that failed can be retried.',
        switch: 'You can turn it on once the domain is verified.',
      },
      created: 'The first step of the process is successfully configured. To continue setup, please complete steps 2 and 3.',
      createFailed: 'Email domain failed to setup, please try again.',
      alreadyExists: 'Email domain failed to setup, please try again.',
      updated: 'Display name successfully updated.',
      updateFailed: 'Display name failed to update',
      loadFailed: 'The email domain could not be loaded',
      retried: 'Verification was started again.',
      retryFailed: 'Failed to retry, please try again.',
      switch: {
        on: 'Customised email domain successfully switched on.',
        off: 'Customised email domain successfully switched off.',
        onFailed: 'Customised email domain failed to switch on.',
        offFailed: 'Customised email domain failed to switch off.',
      },
    },
  },
  forms: {
    notif: {
      createEmailDomain: {
        title: 'Email domain',
        save: 'Set up',
        confirm: {
          title: 'Is this email address correct?',
          text: 'Email address cannot be configured once set up.\n\nPlease confirm that {{emailAddress}} is correct and belongs to {{customer}}.',
          yes: 'Confirm',
        },
      },
      updateEmailDomain: { title: 'Display name', save: 'Update' },
    },
  },
  screens: {
    dkim: {
      label: 'DNS records',
      name: 'Name',
      type: 'Type',
      value: 'Value',
      found: 'Found in DNS',
      marks: {
        right: 'Correct',
        wrong: 'Another value:',
        missing: 'Not found',
        unknown: 'No answer',
        waiting: 'Not checked yet',
      },
    },
  },
  enums: {
    VerificationErrorType: {
      HOST_NOT_FOUND: 'The DNS server could not find the domain name.',
      DNS_SERVER_ERROR: 'The DNS server did not answer properly.',
      TYPE_NOT_FOUND: 'The DNS server has no CNAME record of this name.',
      INVALID_VALUE: 'A DNS record has another value than the one below.',
      SERVICE_ERROR: 'The mail provider did not answer properly.',
    },
    VerificationStatus: {
      NOT_STARTED: 'Not started',
      PENDING: 'Pending',
      SUCCESS: 'Verified',
      TEMPORARY_FAILURE: 'Temporary failure',
      FAILED: 'Failed',
    },
  },
  validation: {
    emailDomain: {
      displayName: {
        required: 'Please input a display name to continue',
        maxLength: 'Please keep display name within {{limit}} characters',
        pattern: 'Please input a valid display name',
      },
      emailAddress: { taken: 'This domain is already in use. Please choose another one.' },
    },
  },
  reasons: {
    EMAIL_DOMAIN_EXISTS: 'The email domain was set up in the meantime. Please load the page again.',
    EMAIL_DOMAIN_TAKEN: 'This domain is already in use. Please choose another one.',
    EMAIL_DOMAIN_NOT_VERIFIED: 'You can turn it on once the domain is verified.',
    EMAIL_DOMAIN_NOT_FAILED: 'The verification is under way already.',
    NO_EMAIL_DOMAIN: 'There is no email domain yet. Please load the page again.',
  },
};
