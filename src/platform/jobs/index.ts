export { startAtsDemo } from './atsRequests.ts';
export { startAuditRelay } from './auditRelay.ts';
export { startCleanUp } from './cleanUp.ts';
export { startMailJob } from './mail.ts';
export type { Job, MailJob } from './mail.ts';
export { startSmsJob } from './sms.ts';
