import type { Catalogue } from '../../../engine/texts/translate.ts';

const reminders = (code: string) => ({
  [`${code}_NOT_STARTED_FIRST_REMINDER`]: '1 day after the invitation',
  [`${code}_NOT_STARTED_SECOND_REMINDER`]: '2 days after the invitation',
  [`${code}_NOT_COMPLETED_FIRST_REMINDER`]: '1 day after the start',
  [`${code}_NOT_COMPLETED_SECOND_REMINDER`]: '2 days after the start',
});

/** Texts of the notification settings (spec 2 §2, §4, §5, §8; decisions §7). */
export const notifications: Catalogue = {
  resources: {
    'notification-settings': {
      help: 'Which emails and text messages we send, and with which templates.',
      sectionsLabel: 'Templates',
      sections: {
        default: 'User Template',
        liveInterview: 'Live Interview',
        english: 'English',
        danish: 'Danish (Dansk)',
        dutch: 'Dutch (Nederlands)',
        french: 'French (Français)',
        finnish: 'Finnish (Suomi)',
        german: 'German (Deutsch)',
        italian: 'Italian (Italiano)',
        norwegian: 'Norwegian (Bokmål)',
        spanish: 'Spanish (Español)',
        swedish: 'Swedish (Svenska)',
      },
      fields: {
        customerId: 'Customer ID',
        isGlobalSmsEnabled: 'Text messages (SMS) to candidates',
        settings: 'Notifications',
        settings_name: 'Event',
        settings_type: 'Channel',
        settings_enabled: 'Sent',
        settings_template: 'Template ID',
        settings_language: 'Language',
      },
      setUp: 'Enable {{section}}',
      setUpHelp:
        'Until you enable this language, its candidates get our messages in English. You can’t disable a language again: to stop its messages, turn them off one by one.',
      setUpHelpOf: {
        english:
          'English is already in use: candidates get our standard texts. Enable it to choose what we send, and with which templates. You can’t disable it again: to stop its messages, turn them off one by one.',
      },
      updated: 'Email notification settings updated successfully',
      updateFailed: 'Unexpected Error: Failed to edit notification settings. Please contact support.',
      loadFailed: 'Unexpected Error: Failed to load notification settings. Please contact support.',
      denied: 'No permission: Failed to load notification settings. Please contact support.',
    },
  },
  forms: {
    notif: {
      updateNotificationSettings: {
        title: 'Notifications',
      },
    },
  },
  enums: {
    NotificationChannel: { EMAIL: 'Email', SMS: 'SMS' },
    TemplateLanguage: {
      'en-US': 'English',
      da: 'Danish',
      nl: 'Dutch',
      fr: 'French',
      fi: 'Finnish',
      de: 'German',
      it: 'Italian',
      es: 'Spanish',
      sv: 'Swedish',
      nb: 'Norwegian',
    },
  },
  validation: {
    notificationSettings: {
      name: {
        required: 'Please select an event',
        ofTab: 'This event doesn’t belong to this template',
        repeated: 'This event appears twice',
      },
      type: { required: 'Please select a channel' },
      language: { required: 'Please select a language', ofTab: 'This isn’t this template’s language' },
      enabled: { required: 'We always send this: people couldn’t sign in without it' },
      template: {
        required: 'The input value can not be empty when switch is on.',
        pattern: 'Please enter a valid url',
      },
    },
  },
  screens: {
    notifications: {
      EMAIL: 'Email',
      SMS: 'SMS',
      channel: 'Channel',
      sent: 'Sent',
      template: 'Template',
      templateId: 'Template ID',
      customTemplate: 'Custom template',
      default: 'Default',
      custom: 'Custom',
      defaultTemplate: 'Default template',
      smsHelp: 'For the whole customer, in every language and in live interviews.',
      smsOff: 'Off for all candidates',
      label: '{{event}}, {{channel}}: {{part}}',
      ids: 'Enter a custom template by its full identifier:',
      search: 'Search notifications',
      preview: {
        open: 'Preview',
        title: 'Preview: {{event}}, {{channel}}',
        real: 'Filled with the newest application that you can see. Its links, codes and times are made up.',
        madeUp: 'Filled with made-up data: there is no application yet that you can see.',
        failed: 'We couldn’t fill this template. Please try again.',
        mailOnly: 'Tests go out by email only, since we don’t verify phone numbers.',
        send: 'Send test to me',
        sent: 'A test is on its way to {{recipient}}, with “[Test]” in its subject. The email log shows how far it gets.',
        notSent: 'We couldn’t send the test. Please try again.',
      },
      noneFound: 'No notification matches “{{search}}”.',
      customCount_one: '{{count}} custom',
      customCount_other: '{{count}} custom',
      groups: {
        basicSettings: 'User and {{organisation}}',
        liSchedulerSettings: 'Scheduler',
        liInterviewerSettings: 'Interviewer',
        liCandidateSettings: 'Candidate',
        gnSettings: 'General',
        fiSettings: 'Chat Interview',
        siSettings: 'Video Interview',
        miReportSettings: 'My Insights Report',
      },
      when: {
        ...reminders('FI'),
        ...reminders('SI'),
        LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER: '24 hours after the invitation',
        LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER: '48 hours after the invitation',
      },
      turnOn: {
        title: 'Turn on SMS',
        text: 'Turning it on enables SMS for candidates and previous SMS settings will be re-configured.',
      },
      turnOff: {
        title: 'Turn off SMS',
        text: 'Turning it off disables SMS for candidates and previous SMS settings will be re-configured.',
      },
    },
  },
  reasons: {
    TOO_MANY_TESTS: 'You’ve sent five tests within 15 minutes. Please wait a little.',
    NO_SMS: 'This event has no text message.',
  },
};
