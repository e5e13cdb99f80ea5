import { previewTemplate } from './preview.ts';
import { sendTestMail } from './test.ts';

export const operations = [previewTemplate, sendTestMail];
