import { defineResource } from '../../src/engine/compile/Declaration.ts';

export const smsCredits = defineResource({
  name: 'sms-credits',
  type: 'SmsCredits',
  kind: 'settings',
  path: 'settings/sms',
  title: 'customerId',
  operations: { get: 'NotifGetSMSCreditsByCustomerId' },
  details: [{ field: 'credits', widget: 'credits' }, 'totalCredits'],
  actions: {
    purchase: { operation: 'NotifPurchaseSMSCreditsByCustomerId', on: 'record', form: 'notif/purchaseSmsCredits' },
  },
});
