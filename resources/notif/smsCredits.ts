import { defineResource } from '../../src/engine/compile/Declaration.ts';

export const smsCredits = defineResource({
  name: 'sms-credits',
  type: 'SmsCredits',
  kind: 'settings',
  path: 'settings/sms',
  title: 'customerId',
  operations: { get: 'NotifGetSMSCreditsByCustomerId' },
  // Specification 2 §9: under 100 in a danger style, whatever one is reminded at.
  details: [{ field: 'credits', low: 100 }, 'totalCredits'],
  actions: {
    purchase: { operation: 'NotifPurchaseSMSCreditsByCustomerId', on: 'record', form: 'notif/purchaseSmsCredits' },
  },
  parts: ['sms-notifications'],
});
