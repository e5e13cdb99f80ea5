import { staff } from '../../purge/place.ts';

export const purges = { groups: staff, groupMembers: staff };
