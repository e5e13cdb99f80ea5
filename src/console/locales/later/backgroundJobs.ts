import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Texts of the platform's recurring work. */
export const backgroundJobs: Catalogue = {
  enums: {
    BackgroundJobState: { FAILING: 'Failing', RUNNING: 'Running', LATE: 'Late', WAITING: 'Waiting' },
    BackgroundJobName: {
      ATS_INVITATIONS: 'ATS invitations that wait',
      ATS_REQUESTS: 'ATS requests to try again',
      AUDIT_CHAIN: 'Audit chain',
      AUDIT_RELAY: 'Audit entries for regions',
      AUDIT_RETENTION: 'Audit retention',
      CLEAN_UP: 'Clean-up',
      DROP_OUTS: 'Drop-outs',
      EMAIL_DOMAINS: 'Email domains',
      FIGURES: 'Figures of the dashboard',
      LARGE_TABLES: 'Large tables',
      MAILED_VIEWS: 'Mailed views',
      REMINDERS: 'Reminders',
      RETENTION: 'Retention',
      SSO_DOMAINS: 'SSO domains',
      SSO_METADATA: 'SSO metadata',
      SYSLOG: 'Syslog',
      USER_SYNC: 'User accounts',
    },
  },
  resources: {
    'background-jobs': {
      fields: {
        _id: 'Task ID',
        name: 'Task',
        region: 'Region',
        state: 'State',
        begunAt: 'Last run began',
        endedAt: 'Last run ended',
        nextAt: 'Next run',
        failures: 'Failures in a row',
        error: 'Last failure',
        failedAt: 'Last failed',
      },
      filters: { states: 'State', names: 'Task', regions: 'Region' },
      help: { error: 'A code, such as that of PostgreSQL. The server’s log has the message.' },
      actions: { run: 'Run now' },
      runed_one: '{{count}} task runs within seconds.',
      runed_other: '{{count}} tasks run within seconds.',
      runFailed: 'We couldn’t start the tasks. Please try again.',
      listFailed: 'We couldn’t load the background tasks. Please try again.',
      empty: 'No background tasks yet',
      emptyHelp: 'A task is listed here once its store has been open for a few seconds.',
    },
  },
};
