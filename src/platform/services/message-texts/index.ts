import { previewMessageText } from './preview.ts';
import { sendTestText } from './sendTest.ts';
import { getMessageText, getMessageTexts, getMessageTextVersions } from './read.ts';
import { restoreMessageText, saveMessageText } from './write.ts';

export const operations = [
  getMessageTexts,
  getMessageText,
  getMessageTextVersions,
  previewMessageText,
  sendTestText,
  saveMessageText,
  restoreMessageText,
];
