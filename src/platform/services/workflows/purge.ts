import { product } from '../../purge/place.ts';

export const purges = { workflows: product };
