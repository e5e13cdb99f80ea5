import { form } from '../../src/engine/forms/form.ts';
import { smsReminderThreshold } from '../../src/domain/limits.ts';
import { credits, recipients } from '../smsCredits.ts';

const updateSmsNotifications = form(
  'AppsUpdateSMSNotificationSettings',
  'input',
  {
    properties: {
      reminder: {
        type: 'object',
        additionalProperties: false,
        properties: { threshold: { ...credits, default: smsReminderThreshold }, recipients },
        required: ['threshold'],
        errorMessage: { required: { threshold: 'validation.smsCredits.required' } },
      },
      alert: { type: 'object', additionalProperties: false, properties: { recipients } },
    },
    required: [],
  },
  {
    detached: ['reminder', 'alert'],
    transforms: { 'reminder.recipients.*': ['trim', 'lowerCase'], 'alert.recipients.*': ['trim', 'lowerCase'] },
    fields: {
      reminder: { from: { path: 'smsNotificationSettings', where: { type: 'USAGE_REMINDER' } } },
      alert: { from: { path: 'smsNotificationSettings', where: { type: 'USAGE_ALERT' } } },
      'reminder.recipients': { widget: 'emails' },
      'alert.recipients': { widget: 'emails' },
    },
  },
);
export default updateSmsNotifications;
