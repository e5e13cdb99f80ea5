export { startCleanUp } from './cleanUp.ts';
export { startMailJob } from './mail.ts';
export type { Job, MailJob } from './mail.ts';
