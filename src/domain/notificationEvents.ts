import { SmsNotificationEvent } from '../generated/values.ts';
import type { NotificationChannel, NotificationEvent, NotificationTemplateType, TemplateLanguage } from '../generated/values.ts';

// Tabs and groups of the notification settings (specification 2 §2, §3; decisions §7), shared by platform and console.

export interface NotificationEntry {
  name: NotificationEvent;
  type: NotificationChannel;
  enabled: boolean;
  /** The customer's own template; null for the default. */
  template: string | null;
  language: TemplateLanguage;
}

interface EventGroup {
  /** The group's name in the specification. */
  name: string;
  events: readonly NotificationEvent[];
}

export interface NotificationTab {
  language: TemplateLanguage;
  groups: readonly EventGroup[];
  /** Its entries are there before they were ever saved; the other tabs have none until their language is in use. */
  always?: true;
  /** Without these mails nobody could sign in: they are always sent, and only their template is chosen. */
  required?: true;
}

const assessment = <const Code extends 'FI' | 'SI'>(code: Code) =>
  [
    `${code}_INVITED`,
    `${code}_PII_COMPLETED`,
    `${code}_IN_PROGRESS`,
    `${code}_COMPLETED`,
    `${code}_ASSESSMENT_LINK_RESENT`,
    `${code}_NOT_STARTED_FIRST_REMINDER`,
    `${code}_NOT_STARTED_SECOND_REMINDER`,
    `${code}_NOT_COMPLETED_FIRST_REMINDER`,
    `${code}_NOT_COMPLETED_SECOND_REMINDER`,
  ] as const;

const inLanguage = (language: TemplateLanguage): NotificationTab => ({
  language,
  groups: [
    { name: 'gnSettings', events: ['APPS_APPLICATION_STATUS_DECLINED'] },
    { name: 'fiSettings', events: assessment('FI') },
    { name: 'siSettings', events: assessment('SI') },
    {
      name: 'miReportSettings',
      events: [
        'MI_PREDICTION_COMPLETED_SUCCESS',
        'MI_PREDICTION_COMPLETED_SHORT',
        'MI_PREDICTION_COMPLETED_GARBAGE',
        'MI_PREDICTION_COMPLETED_SELF_REPEATER',
        'MI_PREDICTION_COMPLETED_NON_ENGLISH',
        'MI_REPORT',
      ],
    },
  ],
});

export const notificationTabs: Record<NotificationTemplateType, NotificationTab> = {
  default: {
    language: 'en-US',
    always: true,
    required: true,
    groups: [
      {
        name: 'basicSettings',
        events: [
          'ORG_USER_CREATE_COMPLETED',
          'EDGE_USER_EMAIL_MFA_CODE',
          'EDGE_USER_RESEND_MFA_CODE',
          'EDGE_USER_RESET_PASSWORD',
          'TI_PDF_REQUESTED',
          'NOTIF_SMS_CREDITS',
        ],
      },
    ],
  },
  liveInterview: {
    language: 'en-US',
    always: true,
    groups: [
      { name: 'liSchedulerSettings', events: ['LI_SCHEDULER_SCHEDULED', 'LI_SCHEDULER_UPDATED', 'LI_SCHEDULER_CANCELLED'] },
      {
        name: 'liInterviewerSettings',
        events: ['LI_INTERVIEWER_SCHEDULED', 'LI_INTERVIEWER_UPDATED', 'LI_INTERVIEWER_CANCELLED', 'LI_INTERVIEWER_RUNSHEET_REMINDER'],
      },
      {
        name: 'liCandidateSettings',
        events: [
          'LI_CANDIDATE_INVITATION',
          'LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER',
          'LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER',
          'LI_CANDIDATE_SCHEDULED',
          'LI_CANDIDATE_UPCOMING_REMINDER',
          'LI_CANDIDATE_CANCELLED',
        ],
      },
    ],
  },
  english: inLanguage('en-US'),
  danish: inLanguage('da'),
  dutch: inLanguage('nl'),
  french: inLanguage('fr'),
  finnish: inLanguage('fi'),
  german: inLanguage('de'),
  italian: inLanguage('it'),
  norwegian: inLanguage('nb'),
  spanish: inLanguage('es'),
  swedish: inLanguage('sv'),
};

export const storedOnlyEvents: ReadonlySet<NotificationEvent> = new Set(['TI_PDF_REQUESTED']);

export const tabNames = Object.keys(notificationTabs) as NotificationTemplateType[];

const bySms: ReadonlySet<string> = new Set(SmsNotificationEvent);

export const channelsOf = (event: NotificationEvent): readonly NotificationChannel[] => (bySms.has(event) ? ['EMAIL', 'SMS'] : ['EMAIL']);

export const eventsOf = ({ groups }: NotificationTab): NotificationEvent[] => groups.flatMap(({ events }) => events);

export const hasSms = (tab: NotificationTab): boolean => eventsOf(tab).some((event) => channelsOf(event).includes('SMS'));

export const entryKey = ({ name, type }: Pick<NotificationEntry, 'name' | 'type'>): string => `${name}.${type}`;

/** A tab's entries with nothing of one's own in them: default templates, all of them sent, by text message only where those are sent at all. */
export const defaultEntries = (tab: NotificationTab, smsEnabled: boolean): NotificationEntry[] =>
  eventsOf(tab).flatMap((name) =>
    channelsOf(name).map((type) => ({ name, type, enabled: type === 'EMAIL' || smsEnabled, template: null, language: tab.language })),
  );

/**
 * Entries after text messages were switched on or off for the whole customer (specification 2 §4): off sends none of them, on begins
 * anew with the default templates.
 */
export const afterSmsSwitch = <Entry extends NotificationEntry>(entries: readonly Entry[], smsEnabled: boolean): Entry[] =>
  entries.map((entry) => {
    if (entry.type !== 'SMS') return entry;
    return smsEnabled ? { ...entry, enabled: true, template: null } : { ...entry, enabled: false };
  });

const templateId = (channels: string) =>
  `^arn:aws:mobiletargeting:[a-z]{2}-[a-z]+-[0-9]:[0-9]{12}:templates/[A-Za-z0-9][A-Za-z0-9_-]{0,127}/(${channels})$`;

export const templatePatterns = { any: templateId('EMAIL|SMS'), EMAIL: templateId('EMAIL'), SMS: templateId('SMS') } as const;
