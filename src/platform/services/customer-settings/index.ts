import { getCustomerSetting } from './read.ts';
import { previewRetention } from './retentionPreview.ts';
import { updateSmsNotifications } from './smsNotifications.ts';
import { updateDeclineReasons } from './updateDeclineReasons.ts';
import { createCustomerSetting, updateCustomerSetting } from './write.ts';

export const operations = [
  updateSmsNotifications,
  getCustomerSetting,
  createCustomerSetting,
  updateCustomerSetting,
  updateDeclineReasons,
  previewRetention,
];
