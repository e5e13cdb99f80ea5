export { startCleanUp } from './cleanUp.ts';
export { startMailJob } from './mail.ts';
export type { MailJob } from './mail.ts';
