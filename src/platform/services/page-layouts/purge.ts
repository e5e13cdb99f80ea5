import { staff } from '../../purge/place.ts';

export const identityPurges = { pageLayouts: staff };
