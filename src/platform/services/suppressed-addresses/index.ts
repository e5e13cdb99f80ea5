import { allowAddresses, suppressAddresses } from './allow.ts';
import { getSuppressedAddresses } from './list.ts';

export const operations = [getSuppressedAddresses, allowAddresses, suppressAddresses];
