import { getAtsRequest, getAtsRequests, retryAtsRequest } from './requests.ts';
import { getAtsTenants } from './tenants.ts';

export { atsRequestTotal } from './requests.ts';

export const operations = [getAtsRequests, getAtsRequest, retryAtsRequest, getAtsTenants];
