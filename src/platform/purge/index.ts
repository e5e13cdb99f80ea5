export { purgeCandidates } from './purgeCandidates.ts';
export { countDue } from './retention.ts';
export { nextRunAt } from './retentionJob.ts';
