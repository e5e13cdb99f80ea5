import { geocode } from './geocode.ts';

export const operations = [geocode];
