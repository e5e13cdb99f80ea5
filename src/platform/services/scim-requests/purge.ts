import { staff } from '../../purge/place.ts';

export const purges = { scimRequests: staff };
