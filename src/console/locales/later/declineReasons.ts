import type { Catalogue } from '../../../engine/texts/translate.ts';

export const declineReasons: Catalogue = {
  resources: {
    'decline-reasons': {
      intro: 'Recruiters choose one of these when they decline an application. Candidates don’t see it.',
      fields: { declineReasons: 'Reasons', isDeclineReasonRequired: 'A reason is required' },
      help: { declineReasons: 'Applications that are declined already keep the reason they have.' },
      updated: 'Decline reasons saved.',
      updateFailed: 'We couldn’t save the decline reasons. Please try again.',
      loadFailed: 'We couldn’t load the decline reasons. Please try again.',
    },
  },
  validation: {
    declineReasons: {
      required: 'Please enter at least one reason',
      maxItems: 'Please keep to {{limit}} reasons',
      repeated: 'This reason is on the list already',
      name: { required: 'Please enter a reason', maxLength: 'Please keep each reason within {{limit}} characters' },
    },
  },
};
