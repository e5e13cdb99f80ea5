export { startAtsDemo } from './atsRequests.ts';
export { startAuditRelay } from './auditRelay.ts';
export { startCleanUp } from './cleanUp.ts';
export { startMailJob } from './mail.ts';
export type { MailJob } from './mail.ts';
export { repeating } from './repeating.ts';
export type { Job } from './repeating.ts';
export { startSmsJob } from './sms.ts';
export type { WokenJob } from './woken.ts';
