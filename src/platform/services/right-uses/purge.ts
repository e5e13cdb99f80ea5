import { staff } from '../../purge/place.ts';

export const purges = { rightUses: staff };
