import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Texts of the email domain (spec 2 §4, §5, §8). */
export const emailDomain: Catalogue = {
  resources: {
    'email-domain': {
      help: 'Once your domain is verified, we email your candidates from your own address.',
      fields: {
        displayName: 'Display name',
        emailAddress: 'Email address',
        emailIdentity: 'Domain',
        dkimRecords: 'DNS records',
      },
      setUp: 'Setup customised email domain',
      setUpHelp: 'You’ll need someone who can add records to your domain’s DNS.',
      banner: {
        absent: 'Email domain is not started to set up',
        absentHelp: 'Your email domain isn’t set up yet, so we email your candidates from our own address.',
        PENDING: 'Email domain is pending set up',
        PENDINGHelp: 'Please add the records from step 2 to your DNS. Verification may take up to 72 hours.',
        PENDING_isRetriedHelp: 'Setup in progress. Please wait at least 10 minutes before refreshing the page to view the latest status.',
        SUCCESS: 'Email domain is successfully set up',
        SUCCESSHelp: 'Please keep the records from step 2 in your DNS: we check them once a day.',
        TEMPORARY_FAILURE: 'The last check of the email domain failed',
        TEMPORARY_FAILUREHelp:
          '$t(enums.VerificationErrorType.{{sendingIdentity_verificationInfo_errorType}}) We’ll check it again automatically. Last checked: {{sendingIdentity_verificationInfo_lastCheckedTimestamp}}',
        FAILED: 'Email domain failed to set up',
        FAILEDHelp:
          '$t(enums.VerificationErrorType.{{sendingIdentity_verificationInfo_errorType}}) Last checked: {{sendingIdentity_verificationInfo_lastCheckedTimestamp}}',
      },
      steps: {
        address: {
          title: 'Set up email address',
          help: 'You can change the name at any time, but not the address.',
        },
        records: {
          title: 'Verify your domain',
          help: 'Copy these CNAME records into your domain’s DNS. They prove that it’s yours and let us sign your email.',
        },
        use: {
          title: 'Turn the customised email domain on or off',
          help: 'While it’s on, we email your candidates from your address.',
        },
      },
      actions: { retry: 'Retry verification', switch: 'Customised email domain' },
      whyNot: {
        retry: 'You can only retry a verification that failed.',
        switch: 'You can turn it on once the domain is verified.',
      },
      created: 'The first step of the process is successfully configured. To continue setup, please complete steps 2 and 3.',
      createFailed: 'Email domain failed to setup, please try again.',
      alreadyExists: 'Email domain failed to setup, please try again.',
      updated: 'Display name successfully updated.',
      updateFailed: 'Display name failed to update',
      loadFailed: 'We couldn’t load the email domain',
      retried: 'We’ve started the verification again.',
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
        wrong: 'Different value:',
        missing: 'Not found',
        unknown: 'No response',
        waiting: 'Not checked yet',
      },
    },
  },
  enums: {
    VerificationErrorType: {
      HOST_NOT_FOUND: 'The DNS server couldn’t find the domain name.',
      DNS_SERVER_ERROR: 'The DNS server didn’t respond properly.',
      TYPE_NOT_FOUND: 'The DNS server has no CNAME record with this name.',
      INVALID_VALUE: 'A DNS record has a different value from the one below.',
      SERVICE_ERROR: 'The mail provider didn’t respond properly.',
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
    EMAIL_DOMAIN_EXISTS: 'Someone has set up the email domain meanwhile. Please reload the page.',
    EMAIL_DOMAIN_TAKEN: 'This domain is already in use. Please choose another one.',
    EMAIL_DOMAIN_NOT_VERIFIED: 'You can turn it on once the domain is verified.',
    EMAIL_DOMAIN_NOT_FAILED: 'The verification is already in progress.',
    NO_EMAIL_DOMAIN: 'There’s no email domain yet. Please reload the page.',
  },
};
