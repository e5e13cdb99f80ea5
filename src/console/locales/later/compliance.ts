import type { Catalogue } from '../translate.ts';

/** Texts of the retention periods and of what they would take away (spec 2 §4, §5, §8). */
export const compliance: Catalogue = {
  resources: {
    compliance: {
      help: 'Candidates who have been inactive for longer than their period lose their personal data, and videos are deleted once they are older than theirs. This is done daily, in every place where the data is kept, and cannot be undone.',
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
          text: 'Personal data and videos that are older than these periods will be deleted. This cannot be undone.',
          yes: 'Update retention',
        },
      },
    },
  },
  retention: {
    nothing: 'With these periods nothing would be purged at the next run.',
    would: '{{candidates}} and {{videos}} would be purged at the next run, {{at}}.',
    unknown: 'It could not be found out how much would be purged.',
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
    CUSTOMER_SETTING_EXISTS: 'Somebody else has made these settings in the meantime. Please load the page again.',
  },
};
