import { getSmsCredits, getSmsPurchases, purchaseSmsCredits } from './operations.ts';

export const operations = [getSmsCredits, getSmsPurchases, purchaseSmsCredits];
