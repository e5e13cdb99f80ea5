import { defineResource } from '../../src/engine/compile/Declaration.ts';

/** Who is told about SMS credits, and when (specification 2 §3, §7); it stands below the credits. The first save makes the customer's settings. */
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
