import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Texts of the settings' overview (spec 2 §2 “Overview tab”). */
export const overview: Catalogue = {
  resources: {
    'customer-overview': {
      fields: { organizationId: '{{Organisation}}', displayName: 'Display Name', uniqueName: 'Account Name', awsRegion: 'Region' },
    },
  },
};
