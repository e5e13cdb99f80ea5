import { previewMessageText } from './preview.ts';
import { getMessageText, getMessageTexts, getMessageTextVersions } from './read.ts';
import { restoreMessageText, saveMessageText } from './write.ts';

export const operations = [
  getMessageTexts,
  getMessageText,
  getMessageTextVersions,
  previewMessageText,
  saveMessageText,
  restoreMessageText,
];
