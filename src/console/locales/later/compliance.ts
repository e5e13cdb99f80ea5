import type { Catalogue } from '../../../engine/texts/translate.ts';

export const compliance: Catalogue = {
  resources: {
    compliance: {
      help: 'Every day, we delete the personal data of candidates who have been inactive for longer than their period, and videos that are older than theirs, wherever they’re stored. This can’t be undone.',
      fields: {
        retentionPeriod: 'Retention periods, in months',
        retentionPeriod_candidatePiiRetentionPeriod: 'Candidate PII',
        retentionPeriod_videoRetentionPeriod: 'Videos',
      },
      created: 'Customer compliance setting created',
      updated: 'Customer compliance setting updated',
      createFailed: 'Customer compliance setting is not created, please try again.',
      updateFailed: 'Customer compliance setting is not updated, please try again.',
      loadFailed: 'Failed to load customer compliance setting. Please contact support.',
    },
  },
  forms: {
    apps: {
      createCustomerSetting: { save: 'Save' },
      updateCustomerSetting: {
        confirm: {
          title: 'Update retention',
          text: 'We’ll delete personal data and videos that are older than these periods. This can’t be undone.',
          yes: 'Update retention',
        },
      },
    },
  },
  retention: {
    nothing: 'With these periods, the next run will purge nothing.',
    would: 'The next run, {{at}}, will purge {{candidates}} and {{videos}}.',
    unknown: 'We couldn’t work out how much would be deleted.',
    candidates_one: '{{count, number}} candidate',
    candidates_other: '{{count, number}} candidates',
    videos_one: '{{count, number}} video',
    videos_other: '{{count, number}} videos',
  },
  validation: {
    retention: {
      required: 'Please input retention period',
      integer: 'Please input an integer number',
      between: 'Please enter a number between 1 - 9999',
    },
  },
  reasons: {
    CUSTOMER_SETTING_EXISTS: 'Someone else has created these settings meanwhile. Please reload the page.',
  },
};
