import { getSmsEvents } from './list.ts';

export const operations = [getSmsEvents];
