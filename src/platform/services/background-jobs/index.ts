import { getBackgroundJobs } from './list.ts';
import { runBackgroundJobs } from './run.ts';

export const operations = [getBackgroundJobs, runBackgroundJobs];
