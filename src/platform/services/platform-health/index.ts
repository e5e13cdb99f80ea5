import { getPlatformHealth } from './list.ts';

export const operations = [getPlatformHealth];
