import { cards } from './cards.ts';
import { figureTrends } from './trends.ts';

export const operations = [...cards, figureTrends];
