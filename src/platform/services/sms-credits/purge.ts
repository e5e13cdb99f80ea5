import { configuration, staff } from '../../purge/place.ts';

export const purges = { smsAccounts: configuration, smsPurchases: staff };
