import { staff } from '../../purge/place.ts';

export const purges = { hierarchies: staff };
