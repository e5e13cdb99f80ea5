import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Texts of second factors, of the rules about them, and of the question before something dangerous. */
export const factors: Catalogue = {
  enums: {
    SessionIdleLimit: {
      MINUTES_5: '5 minutes',
      MINUTES_10: '10 minutes',
      MINUTES_15: '15 minutes',
      MINUTES_30: '30 minutes',
      MINUTES_60: '1 hour',
      MINUTES_120: '2 hours',
      MINUTES_240: '4 hours',
      MINUTES_480: '8 hours',
    },
    SessionAbsoluteLimit: {
      HOURS_4: '4 hours',
      HOURS_8: '8 hours',
      HOURS_12: '12 hours',
      HOURS_24: '1 day',
      HOURS_48: '2 days',
      HOURS_72: '3 days',
    },
    FactorKind: { APP: 'Authenticator app', PASSKEY: 'Passkey', RECOVERY_CODES: 'Recovery codes' },
    UserType: {
      HIRING_MANAGER: 'Hiring managers',
      RECRUITER: 'Recruiters',
      CUSTOMER_ADMIN: 'Customer administrators',
      PROVIDER_STAFF: 'Provider staff',
    },
  },
  resources: {
    'own-factors': {
      intro: 'What you show besides your password when you log in. A passkey also replaces the password.',
      fields: { kind: 'Kind', name: 'Name', left: 'Codes left', lastUsedAt: 'Last used', createdAt: 'Added' },
      actions: {
        addPasskey: 'Add passkey',
        addApp: 'Add authenticator app',
        renewCodes: 'New recovery codes',
        rename: 'Rename',
        remove: 'Remove',
      },
      confirm: {
        remove: {
          title: 'Remove these second factors?',
          text: 'They no longer log you in. With the last one your recovery codes go, too.',
        },
      },
      whyNot: { remove: 'Recovery codes go with the last of your other factors.', rename: 'Recovery codes have no name.' },
      renamed: 'The second factor has a new name.',
      renameFailed: 'We couldn’t rename the second factor. Please try again.',
      loadFailed: 'We couldn’t load the second factor. Please try again.',
      removed_one: '{{count}} second factor has been removed.',
      removed_other: '{{count}} second factors have been removed.',
      removeFailed: 'We couldn’t remove the second factors. Please try again.',
      empty: 'No second factor yet',
      emptyHelp: 'Add a passkey or an authenticator app, so that your password alone lets nobody in.',
      listFailed: 'We couldn’t load your second factors. Please try again.',
    },
    'sign-in-rules': {
      intro: 'Who needs a second factor to log in. People who use single sign-on show theirs to your identity provider.',
      fields: {
        secondFactorFor: 'Second factor needed by',
        mailedCodes: 'Accept emailed codes',
        ssoRequired: 'Require single sign-on',
        breakGlassUserIds: 'Emergency users',
        passwordSessions: 'Open sessions without single sign-on',
        idleLimit: 'Sign people out when idle for',
        absoluteLimit: 'Sign people out in any case after',
      },
      help: {
        ssoRequired:
          'Passwords and passkeys stop working for everybody but the emergency users. You can turn this on once single sign-on has worked within the last 7 days.',
        breakGlassUserIds:
          'These users can still log in without single sign-on. The security log shows when they do. If you choose nobody and your identity provider fails, only our staff can get in.',
        idleLimit: 'Counted from the last use of pointer or keys. “None” means 12 hours.',
        absoluteLimit: 'Counted from the login, whatever people do. “None” means 7 days.',
        mailedCodes:
          'Without them, people who have neither a passkey nor an authenticator app must add one before they can do anything else.',
      },
      updated: 'The rules are saved. They hold from now on.',
      updateFailed: 'We couldn’t save the rules. Please try again.',
      loadFailed: 'We couldn’t load the rules. Please try again.',
    },
    users: {
      actions: { resetFactors: 'Remove second factors' },
      confirm: {
        resetFactors: {
          title: 'Remove this user’s second factors?',
          text: 'Do this only if you’re sure who asked you. The user is logged out everywhere, gets an email, and can log in with the password and what your rules still ask for.',
        },
      },
      whyNot: { resetFactors: 'This user has no second factor of their own.' },
      resetFactorsed: 'The second factors have been removed. The user is logged out and gets an email.',
      resetFactorsFailed: 'We couldn’t remove the second factors. Please try again.',
    },
  },
  screens: {
    factors: {
      name: 'Name',
      failed: 'That didn’t work. Please try again.',
      app: {
        scan: 'Scan this code with an authenticator app, then enter the 6 digits that the app shows.',
        qr: 'QR code for your authenticator app',
        type: 'If you can’t scan it, type this key into the app:',
        code: 'Code from the app',
        name: 'Authenticator app',
        add: 'Add app',
      },
      passkey: {
        help: 'Your device asks for your fingerprint, face or PIN. From then on this is enough to log in, without a password.',
        name: 'Passkey',
        add: 'Create passkey',
        known: 'This device has a passkey for your account already.',
        brokenOff: 'No passkey was created. Try again whenever you like.',
        unusable: 'This browser can’t create a passkey here. Please try another one, or add an authenticator app.',
      },
      codes: {
        title: 'Save your recovery codes',
        help: 'Each code logs you in once if you lose your other factors. We can’t show them again.',
        copy: 'Copy',
        copied: 'Copied',
        download: 'Download',
        done: 'I’ve saved them',
        renew: 'You get ten new codes. All earlier ones stop working.',
      },
      others: {
        title: 'Sign out your other sessions?',
        text_one: 'You have {{count}} other session, which may have begun without this second factor.',
        text_other: 'You have {{count}} other sessions, which may have begun without this second factor.',
        keep: 'Keep them',
        end: 'Sign out other sessions',
        ended: 'You’re signed out everywhere else.',
      },
      first: {
        title: 'Add a second factor to go on',
        text: 'Your company asks for one. It takes a minute, and from then on your password alone lets nobody in.',
        passkey: 'Add passkey',
        app: 'Add authenticator app',
      },
    },
    confirm: {
      title: 'Confirm that it’s you',
      text: 'You logged in a while ago. Please confirm that it’s still you.',
      failed: 'We couldn’t confirm that. Please try again.',
      mailed: 'We’ve emailed you a code. It’s valid for 10 minutes.',
      mail: 'Email me a code',
      confirm: 'Confirm',
      how: {
        PASSWORD: 'You logged in a while ago. Please enter your password to go on.',
        PASSKEY: 'You logged in a while ago. Please use your passkey to go on.',
        APP: 'You logged in a while ago. Please enter the code that your authenticator app shows.',
        RECOVERY_CODE: 'You logged in a while ago. Please enter one of your recovery codes. It works once.',
        EMAIL: 'You logged in a while ago. We’ll email you a code to go on.',
      },
      label: { PASSWORD: 'Password', APP: 'Code from the app', RECOVERY_CODE: 'Recovery code', EMAIL: 'Code from the email' },
      use: {
        PASSWORD: 'Use your password',
        PASSKEY: 'Use passkey',
        APP: 'Use your app',
        RECOVERY_CODE: 'Use a recovery code',
        EMAIL: 'Use an emailed code',
      },
    },
  },
  forms: {
    auth: {
      updateSignInRules: {
        confirm: {
          title: 'Require single sign-on?',
          text: 'Everybody but the emergency users is logged out, unless they logged in with single sign-on. Only you stay logged in here.',
          yes: 'Require single sign-on',
        },
      },
    },
  },
  validation: {
    ssoRequired: {
      disabled: 'Please enable single sign-on first',
      unproven: 'Please log in with single sign-on or test it first: it hasn’t worked within the last {{limit}} days',
    },
    breakGlassUserIds: {
      unknown: 'Please choose active users of this customer who have a password',
      maxItems: 'Please choose no more than {{limit}} users',
    },
    factorCode: { wrong: 'This code isn’t right', required: 'Please enter the code', maxLength: 'This code is too long' },
    factorName: { required: 'Please enter a name', maxLength: 'Please keep the name within {{limit}} characters' },
    passkeyResponse: { required: 'The browser answered nothing', maxLength: 'The browser’s answer is too long' },
    secondFactorFor: 'Please choose types of users',
    sessionLimit: 'Please choose one of the times',
  },
  reasons: {
    SSO_REQUIRED: 'Your company signs in by single sign-on.',
    NO_FACTOR: 'This second factor is gone. Please reload the page.',
    FACTOR_CODE_WRONG: 'This code isn’t right. Codes change every 30 seconds, and each one works once.',
    MFA_CODE_EXPIRED: 'This code has expired. Please ask for a new one.',
    WRONG_CURRENT_PASSWORD: 'This isn’t your password. After five wrong tries, logging in is locked for a while.',
    USER_LOCKED: 'Too many wrong tries. Please try again in a few minutes.',
    PASSKEY_REFUSED: 'This passkey wasn’t accepted.',
    PASSKEY_EXPIRED: 'That took too long. Please try again.',
    PASSKEY_KNOWN: 'This passkey was added already.',
    TOO_MANY_FACTORS: 'You have ten second factors, the most there can be. Please remove one first.',
    METHOD_OFF: 'This way isn’t open to you.',
    OWN_FACTORS: 'Your own second factors are in your account, where you can remove them.',
    IDENTITY_UNCONFIRMED: 'Please confirm that it’s you first. Nothing was changed.',
    ADD_FACTOR: 'Please add a second factor first.',
  },
};
