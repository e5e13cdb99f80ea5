import type { Catalogue } from '../../../engine/texts/translate.ts';

export const account: Catalogue = {
  enums: {
    ViewMailFrequency: { DAILY: 'Every day', WEEKLY: 'Every week' },
    ViewMailPause: {
      NO_RIGHT: 'You may no longer list or export the rows',
      VIEW_GONE: 'The view is gone or no longer shared',
      VIEW_MISFIT: 'The view no longer fits its list',
      FAILED: 'We couldn’t send it, several times in a row',
    },
  },
  resources: {
    'own-profile': {
      intro: 'Your name as colleagues see it. Your email address is how you log in, so only support can change it.',
      fields: { email: 'Email', firstName: 'First name', lastName: 'Last name', phoneNumber: 'Phone number' },
      preferences: 'Theme and language',
      preferencesHelp: 'These are kept in this browser. There are no notifications to choose yet.',
      updated: 'Your profile is saved. Your name at the top changes when you reload the page.',
      updateFailed: 'We couldn’t save your profile. Please try again.',
      loadFailed: 'We couldn’t load your profile. Please try again.',
    },
    'own-password': {
      intro: 'How you prove at login that it’s you.',
      fields: {
        passwordUpdatedAt: 'Last changed',
        hasPassword: 'Password',
        currentPassword: 'Current password',
        newPassword: 'New password',
      },
      help: {
        newPassword: 'More than 9 characters, with a lowercase and an uppercase letter, a number and a special character.',
      },
      banner: {
        true: 'A new password logs you out everywhere else',
        trueHelp: 'You stay logged in here. Other devices are asked for a code again if your account uses codes.',
        false: 'You have no password here',
        falseHelp: 'You log in with your company’s single sign-on. Please change your password there.',
      },
      updated: 'Your password is changed. You’re logged out everywhere else.',
      updateFailed: 'We couldn’t change your password. Please try again.',
      loadFailed: 'We couldn’t load this page. Please try again.',
    },
    'own-sessions': {
      intro: 'Where you’re logged in. If you don’t recognise a device, end its session and change your password.',
      fields: {
        browser: 'Browser',
        system: 'System',
        isCurrent: 'This session',
        lastUsedAt: 'Last used',
        createdAt: 'Logged in',
        endsAt: 'Ends',
        address: 'IP address',
      },
      actions: { end: 'End session', disconnect: 'Sign out everywhere else' },
      confirm: {
        end: {
          title: 'End these sessions?',
          text: 'They have to log in again. If this session is among them, you’re logged out here.',
        },
        disconnect: {
          title: 'Sign out everywhere else?',
          text: 'All your other sessions end, and other devices are asked for a code again if your account uses codes. You stay logged in here.',
        },
      },
      ended_one: '{{count}} session has ended.',
      ended_other: '{{count}} sessions have ended.',
      endFailed: 'We couldn’t end the sessions. Please try again.',
      disconnected: 'You’re signed out everywhere else.',
      disconnectFailed: 'We couldn’t end the other sessions. Please try again.',
      empty: 'No sessions',
      listFailed: 'We couldn’t load your sessions. Please try again.',
    },
    'mailed-views': {
      intro: 'Saved views that we email you as a link and a file. Set one up under “Views” in its list.',
      fields: {
        viewName: 'View',
        frequency: 'How often',
        weekday: 'Weekday (1 is Monday)',
        hour: 'Hour',
        zone: 'Time zone',
        onlyChanged: 'Only when rows changed',
        nextAt: 'Next email',
        lastSentAt: 'Last email',
        pausedBecause: 'Paused because',
        createdAt: 'Set up',
      },
      actions: { resume: 'Resume emails', stop: 'Stop emails' },
      confirm: {
        resume: {
          title: 'Resume these emails?',
          text: 'They come again at their next time. If the reason is still there, we’ll pause them again and email you.',
        },
        stop: { title: 'Stop these emails?', text: 'The views stay as they are. You can set the emails up again.' },
      },
      resumed_one: 'The emails of {{count}} view come again.',
      resumed_other: 'The emails of {{count}} views come again.',
      resumeFailed: 'We couldn’t resume the emails. Please try again.',
      stopped_one: 'The emails of {{count}} view have ended.',
      stopped_other: 'The emails of {{count}} views have ended.',
      stopFailed: 'We couldn’t end the emails. Please try again.',
      empty: 'No view emails',
      emptyHelp: 'Open a saved view, then choose “Email me this view…” under “Views”.',
      listFailed: 'We couldn’t load your view emails. Please try again.',
    },
  },
  forms: {
    auth: {
      changePassword: { save: 'Change password' },
      updateProfile: { fields: { firstName: 'First name' } },
    },
  },
  validation: {
    currentPassword: {
      required: 'Please enter your current password',
      wrong: 'This isn’t your current password. After five wrong tries, logging in is locked for a while.',
    },
    newPassword: {
      same: 'Please choose a password that differs from your current one',
      common: 'This password is too easy to guess. Please choose another one.',
      personal: 'Please don’t make the password from your name, your email address or the name of this product.',
    },
  },
  reasons: {
    NO_SESSION: 'One of these sessions has ended already. Please reload the list.',
    ACCOUNT_SSO: 'You log in with your company’s single sign-on. Please change your password there.',
  },
};
