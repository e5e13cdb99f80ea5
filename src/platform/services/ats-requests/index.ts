import { getAtsRequest, getAtsRequests } from './list.ts';
import { retryAtsRequest } from './retry.ts';

export const operations = [getAtsRequests, getAtsRequest, retryAtsRequest];
