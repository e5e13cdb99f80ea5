import type { NotificationEvent } from '../../generated/types.ts';
import type { Chance } from './deterministic.ts';

export interface Step {
  event: NotificationEvent;
  to: 'candidate' | 'staff';
  after: number;
}

type Stop = [event: NotificationEvent, share: number, after: number, ends?: 'ends'];

const interview = (product: 'FI' | 'SI'): Stop[] => [
  [`${product}_INVITED`, 1, 0],
  [`${product}_ASSESSMENT_LINK_RESENT`, 0.06, 20],
  [`${product}_NOT_STARTED_FIRST_REMINDER`, 0.3, 24],
  [`${product}_NOT_STARTED_SECOND_REMINDER`, 0.1, 24],
  [`${product}_PII_COMPLETED`, 0.82, 5, 'ends'],
  [`${product}_IN_PROGRESS`, 1, 0.1],
  [`${product}_NOT_COMPLETED_FIRST_REMINDER`, 0.12, 24],
  [`${product}_NOT_COMPLETED_SECOND_REMINDER`, 0.05, 24],
  [`${product}_COMPLETED`, 0.85, 0.5, 'ends'],
];

const insights: NotificationEvent[] = [
  ...Array.from({ length: 12 }, () => 'MI_PREDICTION_COMPLETED_SUCCESS' as const),
  ...(['SHORT', 'GARBAGE', 'SELF_REPEATER', 'NON_ENGLISH'] as const).map((kind) => `MI_PREDICTION_COMPLETED_${kind}` as const),
];

const booking: Stop[] = [
  ['LI_CANDIDATE_INVITATION', 0.3, 48, 'ends'],
  ['LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER', 0.3, 24],
  ['LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER', 0.1, 24],
  ['LI_CANDIDATE_SCHEDULED', 0.85, 6, 'ends'],
  ['LI_SCHEDULER_SCHEDULED', 1, 0.01],
  ['LI_INTERVIEWER_SCHEDULED', 1, 0.01],
  ['LI_SCHEDULER_UPDATED', 0.2, 10],
  ['LI_INTERVIEWER_UPDATED', 0.2, 0.01],
  ['LI_CANDIDATE_UPCOMING_REMINDER', 0.9, 30],
  ['LI_INTERVIEWER_RUNSHEET_REMINDER', 0.9, 4],
  ['LI_CANDIDATE_CANCELLED', 0.15, 8, 'ends'],
  ['LI_SCHEDULER_CANCELLED', 1, 0.01],
  ['LI_INTERVIEWER_CANCELLED', 1, 0.01],
];

const toStaff = /^(LI_SCHEDULER|LI_INTERVIEWER|ORG|EDGE|TI|NOTIF)_/;

export function journeyOf(luck: Chance): Step[] {
  const answers = luck.pick(insights);
  const after: Stop[] = [
    [answers, 0.95, 0.2],
    ['MI_REPORT', answers === 'MI_PREDICTION_COMPLETED_SUCCESS' ? 1 : 0, 0.05],
    ['TI_PDF_REQUESTED', 0.08, 12],
    ['APPS_APPLICATION_STATUS_DECLINED', 0.25, 72],
  ];
  return taken(luck, [...interview(luck.happens(0.7) ? 'FI' : 'SI'), ...after, ...booking]);
}

export const accountJourneyOf = (luck: Chance): Step[] =>
  taken(luck, [
    ['ORG_USER_CREATE_COMPLETED', 0.5, 0],
    ['EDGE_USER_EMAIL_MFA_CODE', 0.8, 3],
    ['EDGE_USER_RESEND_MFA_CODE', 0.2, 0.03],
    ['EDGE_USER_RESET_PASSWORD', 0.3, 90],
    ['EDGE_USER_EMAIL_MFA_CODE', 0.8, 50],
    ['NOTIF_SMS_CREDITS', 0.1, 30],
  ]);

function taken(luck: Chance, stops: readonly Stop[]): Step[] {
  const steps: Step[] = [];
  for (const [event, share, after, ends] of stops) {
    if (luck.happens(share)) steps.push({ event, to: toStaff.test(event) ? 'staff' : 'candidate', after });
    else if (ends) break;
  }
  return steps;
}
