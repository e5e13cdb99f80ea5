import { getSecurityLog } from './list.ts';

export const operations = [getSecurityLog];
