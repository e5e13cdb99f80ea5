import { startExport } from './start.ts';

export const operations = [startExport];
