import { previewAction } from './operations.ts';

export const operations = [previewAction];
