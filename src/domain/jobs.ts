/** Recurring work of the platform, by the names that staff see in the list of jobs. */
export const jobNames = [
  'ATS_INVITATIONS',
  'ATS_REQUESTS',
  'AUDIT_CHAIN',
  'AUDIT_RELAY',
  'AUDIT_RETENTION',
  'CLEAN_UP',
  'DROP_OUTS',
  'EMAIL_DOMAINS',
  'FIGURES',
  'LARGE_TABLES',
  'MAILED_VIEWS',
  'REMINDERS',
  'RETENTION',
  'SSO_DOMAINS',
  'SSO_METADATA',
  'SYSLOG',
  'USER_SYNC',
] as const;

export type JobName = (typeof jobNames)[number];
