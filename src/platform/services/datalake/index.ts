import { cards } from './cards.ts';
import { figureTrends } from './trends.ts';

export { startRollUps } from '../../figures/rollUpJob.ts';

export const operations = [...cards, figureTrends];
