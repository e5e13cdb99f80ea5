import { getSsoDomain, getSsoDomains } from './list.ts';
import { createSsoDomain, deleteSsoDomains, verifySsoDomain } from './write.ts';

export const operations = [getSsoDomains, getSsoDomain, createSsoDomain, verifySsoDomain, deleteSsoDomains];
