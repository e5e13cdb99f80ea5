export { standIn } from '../services/candidates/purge.ts';
export { purgeCandidates } from './purgeCandidates.ts';
export { countDue, emptyRequests, purgeDue } from './retention.ts';
export { nextRunAt, startRetention } from './retentionJob.ts';
