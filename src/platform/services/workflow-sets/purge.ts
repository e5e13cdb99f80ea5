import { product } from '../../purge/place.ts';

export const purges = { workflowSets: product };
