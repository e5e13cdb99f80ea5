import { staff } from '../../purge/place.ts';

export const purges = { policies: staff, policyVersions: staff };
