import { getAccessGrants } from './list.ts';

export const operations = [getAccessGrants];
