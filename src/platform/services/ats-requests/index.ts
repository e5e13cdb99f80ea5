import { getAtsRequest, getAtsRequests } from './list.ts';
import { retryAtsRequest } from './retry.ts';
import { retryAtsRequests } from './retryMany.ts';

export const operations = [getAtsRequests, getAtsRequest, retryAtsRequest, retryAtsRequests];
