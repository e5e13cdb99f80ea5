export { startCleanUp } from './cleanUp.ts';
export { startLargeTables } from './largeTables.ts';
export { startMailJob } from './mail.ts';
export type { MailJob } from './mail.ts';
export { startSmsJob } from './sms.ts';
export type { WokenJob } from './woken.ts';
