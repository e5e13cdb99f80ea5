import { getPageLayout, savePageLayout } from './operations.ts';

export const operations = [getPageLayout, savePageLayout];
