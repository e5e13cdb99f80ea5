import { archiveWebhooks, restoreWebhooks } from './archive.ts';
import { getWebhook, getWebhookList } from './list.ts';
import { renewWebhookSecret } from './renew.ts';
import { resumeWebhook } from './resume.ts';
import { testWebhook } from './test.ts';
import { createWebhook, updateWebhook } from './write.ts';

export const operations = [
  getWebhookList,
  getWebhook,
  createWebhook,
  updateWebhook,
  archiveWebhooks,
  restoreWebhooks,
  renewWebhookSecret,
  resumeWebhook,
  testWebhook,
];
