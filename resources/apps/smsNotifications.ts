import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** Recipients of notices about SMS credits (specification 2 §3, §7). The first save creates the customer's settings. */
export const smsNotifications = defineResource({
  name: 'sms-notifications',
  type: 'CustomerSetting',
  kind: 'settings',
  parent: 'sms-credits',
  title: 'customerId',
  operations: {
    get: 'AppsGetCustomerSetting',
    update: {
      name: 'AppsUpdateSMSNotificationSettings',
      args: {
        'input.smsNotificationSettings': {
          join: {
            'form.reminder': { type: 'USAGE_REMINDER', channel: 'EMAIL', language: 'en-US' },
            'form.alert': { type: 'USAGE_ALERT', channel: 'EMAIL', language: 'en-US' },
          },
        },
      },
    },
  },
  forms: { update: 'apps/updateSmsNotifications' },
});
