import { getAtsRequest, getAtsRequests, retryAtsRequest } from './list.ts';

export const operations = [getAtsRequests, getAtsRequest, retryAtsRequest];
