import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Names of the logs, for the menu; what stands in them is fetched with the first of them (`../later/logs.ts`). */
export const logs: Catalogue = {
  resources: {
    emails: { name: 'Email' },
    'email-events': { name: 'Email events', page: 'Notifications' },
    'suppressed-addresses': { name: 'Suppressed' },
    'sms-events': { name: 'SMS' },
    'ats-tenants': { name: 'ATS Tenants' },
    'ats-requests': { name: 'ATS Requests' },
    'scim-requests': { name: 'SCIM requests' },
  },
};
