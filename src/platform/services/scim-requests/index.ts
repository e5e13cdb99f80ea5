import { getScimRequest, getScimRequests } from './list.ts';

export const operations = [getScimRequests, getScimRequest];
