import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Texts of the platform's recurring work. */
export const backgroundJobs: Catalogue = {
  enums: {
    BackgroundJobState: { FAILING: 'Failing', RUNNING: 'Running', LATE: 'Late', WAITING: 'Waiting' },
    BackgroundJobName: {
      ATS_INVITATIONS: 'Send waiting ATS invitations',
      ATS_REQUESTS: 'Try ATS requests again',
      AUDIT_CHAIN: 'Chain audit entries',
      AUDIT_RELAY: 'Deliver audit entries to regions',
      AUDIT_RETENTION: 'Delete old audit entries',
      CLEAN_UP: 'Delete what has expired',
      DROP_OUTS: 'Mark dropped-out assessments',
      EMAIL_DOMAINS: 'Verify email domains',
      FIGURES: 'Add up dashboard figures',
      MAILED_VIEWS: 'Email saved views',
      REMINDERS: 'Remind candidates',
      RETENTION: 'Purge by retention periods',
      SSO_DOMAINS: 'Verify SSO domains',
      SSO_METADATA: 'Read identity providers’ metadata',
      SYSLOG: 'Send security entries to syslog',
      USER_SYNC: 'Compare users with their accounts',
    },
  },
  resources: {
    'background-jobs': {
      fields: {
        _id: 'Job ID',
        name: 'Job',
        region: 'Region',
        state: 'State',
        begunAt: 'Last run began',
        endedAt: 'Last run ended',
        nextAt: 'Next run',
        failures: 'Failures in a row',
        error: 'Last failure',
        failedAt: 'Last failed',
      },
      filters: { states: 'State', names: 'Job', regions: 'Region' },
      help: { error: 'A code, such as that of PostgreSQL. The server’s log has the message.' },
      actions: { run: 'Run now' },
      run_one: '{{count}} job runs within seconds.',
      run_other: '{{count}} jobs run within seconds.',
      runFailed: 'We couldn’t start the jobs. Please try again.',
      listFailed: 'We couldn’t load the background jobs. Please try again.',
      empty: 'No background jobs yet',
      emptyHelp: 'A job is listed here once its store has been open for a few seconds.',
    },
  },
};
