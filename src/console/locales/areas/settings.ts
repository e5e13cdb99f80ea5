import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Names of the customer settings and their tabs (spec 1 §2.5); what stands in them is fetched with the first of them (`../later/`). */
export const settings: Catalogue = {
  resources: {
    'customer-settings': {
      name: 'Customer Settings',
      page: 'Customer Settings',
      fields: { displayName: 'Customer', createdAt: 'Created' },
    },
    'customer-overview': { name: 'Overview' },
    account: { name: 'Your account', page: 'Your account' },
    'own-profile': { name: 'Profile' },
    'own-password': { name: 'Password' },
    'own-factors': { name: 'Second factors' },
    'own-sessions': { name: 'Sessions and devices' },
    'mailed-views': { name: 'View emails' },
    branding: { name: 'Branding' },
    'notification-settings': { name: 'Notifications' },
    'message-texts': { name: 'Message texts' },
    sso: { name: 'Single Sign-On' },
    'sso-domains': { name: 'Domains', tab: 'Domains' },
    'sign-in-rules': { name: 'Login rules' },
    'scim-tokens': { name: 'SCIM tokens', tab: 'SCIM' },
    compliance: { name: 'Compliance' },
    'decline-reasons': { name: 'Decline reasons' },
    'ats-tenants': { tab: 'ATS Integration' },
    webhooks: { name: 'Webhooks' },
    'api-keys': { name: 'API keys' },
    'sms-credits': { name: 'SMS Credits', tab: 'SMS' },
    'sms-notifications': { name: 'Emails about credits' },
    'email-domain': { name: 'Email Domain' },
  },
};
