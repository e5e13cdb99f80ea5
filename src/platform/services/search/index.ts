import { search } from './search.ts';

export const operations = [search];
