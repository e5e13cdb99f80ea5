import { defineResource } from '../../src/engine/compile/Declaration.ts';
import { tabNames } from '../../src/domain/notificationEvents.ts';

export const notificationSettings = defineResource({
  name: 'notification-settings',
  type: 'NotificationSettings',
  kind: 'settings',
  path: 'settings/notification',
  title: 'customerId',
  operations: {
    get: { name: 'NotifGetNotificationSettingsV2', args: { 'notification.templateType': 'section' } },
    update: {
      name: 'NotifUpdateNotificationSettingsV2',
      args: { 'update.templateType': 'section', 'update.isSapiaCustomer': { value: true } },
    },
  },
  forms: { update: 'notif/updateNotificationSettings' },
  sections: { query: 'language', of: tabNames },
  absent: { field: 'settings', is: [] },
  setUp: true,
  flags: { show: 'edgeCustomerNotificationEditEnabled' },
});
