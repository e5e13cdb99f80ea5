export { purgeCandidates } from './purgeCandidates.ts';
export { countDue, purgeDue } from './retention.ts';
export { nextRunAt, startRetention } from './retentionJob.ts';
