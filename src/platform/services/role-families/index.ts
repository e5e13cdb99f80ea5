import { suggestRoleFamilies } from './list.ts';

export const operations = [suggestRoleFamilies];
