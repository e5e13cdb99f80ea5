import type { NotificationEvent } from '../../../../generated/types.ts';

export type Fact = 'vacancy' | 'customer' | 'link' | 'when' | 'place' | 'candidate' | 'brand' | 'code' | 'email' | 'credits' | 'threshold';

export type Detail = Extract<Fact, 'candidate' | 'vacancy' | 'when' | 'place'>;

export type Button =
  | ('start' | 'goOn' | 'open')
  | ('report' | 'insights')
  | ('chooseTime' | 'liveInterview' | 'runSheet')
  | ('firstPassword' | 'newPassword' | 'purchase');

export type Note =
  | ('ownLink' | 'ifDone' | 'lastTime' | 'cannotCome')
  | ('code' | 'notYou' | 'firstPassword' | 'newPassword' | 'notAsked' | 'personalData');

interface EventFacts {
  needs: readonly Fact[];
  may?: readonly Fact[];
  details?: readonly Detail[];
  button?: Button;
  notes?: readonly Note[];
  reader: 'candidate' | 'colleague' | 'account';
}

const candidate = { needs: ['vacancy', 'customer'], reader: 'candidate' } as const;
const linked = { ...candidate, needs: ['vacancy', 'customer', 'link'] } as const;
const toStart = { ...linked, button: 'start', notes: ['ownLink'] } as const;
const toGoOn = { ...linked, button: 'goOn', notes: ['ownLink'] } as const;
const toOpen = { ...linked, button: 'open', notes: ['ownLink'] } as const;
const toChoose = { ...linked, button: 'chooseTime', notes: ['ownLink'] } as const;
const first = { notes: ['ifDone'] } as const;
const second = { notes: ['lastTime'] } as const;

const interview = ['vacancy', 'when', 'place'] as const;
const booked = {
  needs: ['vacancy', 'customer', 'when'],
  may: ['place', 'link'],
  details: interview,
  button: 'liveInterview',
  notes: ['cannotCome'],
  reader: 'candidate',
} as const;
const colleague = {
  needs: ['vacancy', 'customer', 'candidate', 'when'],
  may: ['place', 'link'],
  details: ['candidate', 'vacancy', 'when', 'place'],
  button: 'liveInterview',
  reader: 'colleague',
} as const;
/** A booking may be cancelled before it was confirmed. */
const colleagueCancelled = {
  needs: ['vacancy', 'customer', 'candidate'],
  may: ['when', 'place'],
  details: colleague.details,
  reader: 'colleague',
} as const;
const signInCode = { needs: ['code', 'brand'], notes: ['code', 'notYou'], reader: 'account' } as const;

export const eventFacts = {
  ORG_USER_CREATE_COMPLETED: { needs: ['link', 'email', 'brand'], button: 'firstPassword', notes: ['firstPassword'], reader: 'account' },
  EDGE_USER_EMAIL_MFA_CODE: signInCode,
  EDGE_USER_RESEND_MFA_CODE: signInCode,
  EDGE_USER_RESET_PASSWORD: { needs: ['link', 'brand'], button: 'newPassword', notes: ['newPassword', 'notAsked'], reader: 'account' },
  TI_PDF_REQUESTED: {
    needs: ['link', 'brand'],
    may: ['candidate', 'vacancy'],
    details: ['candidate', 'vacancy'],
    button: 'report',
    notes: ['personalData'],
    reader: 'account',
  },
  FI_INVITED: toStart,
  FI_PII_COMPLETED: toGoOn,
  FI_IN_PROGRESS: toGoOn,
  FI_COMPLETED: candidate,
  FI_ASSESSMENT_LINK_RESENT: toOpen,
  FI_NOT_STARTED_FIRST_REMINDER: { ...toStart, ...first },
  FI_NOT_STARTED_SECOND_REMINDER: { ...toStart, ...second },
  FI_NOT_COMPLETED_FIRST_REMINDER: { ...toGoOn, ...first },
  FI_NOT_COMPLETED_SECOND_REMINDER: { ...toGoOn, ...second },
  SI_INVITED: toStart,
  SI_PII_COMPLETED: toGoOn,
  SI_IN_PROGRESS: toGoOn,
  SI_COMPLETED: candidate,
  SI_ASSESSMENT_LINK_RESENT: toOpen,
  SI_NOT_STARTED_FIRST_REMINDER: { ...toStart, ...first },
  SI_NOT_STARTED_SECOND_REMINDER: { ...toStart, ...second },
  SI_NOT_COMPLETED_FIRST_REMINDER: { ...toGoOn, ...first },
  SI_NOT_COMPLETED_SECOND_REMINDER: { ...toGoOn, ...second },
  MI_PREDICTION_COMPLETED_SUCCESS: { ...candidate, may: ['link'], button: 'insights' },
  MI_PREDICTION_COMPLETED_SHORT: candidate,
  MI_PREDICTION_COMPLETED_GARBAGE: candidate,
  MI_PREDICTION_COMPLETED_SELF_REPEATER: candidate,
  MI_PREDICTION_COMPLETED_NON_ENGLISH: candidate,
  MI_REPORT: { ...linked, button: 'report', notes: ['ownLink'] },
  APPS_APPLICATION_STATUS_DECLINED: candidate,
  LI_SCHEDULER_SCHEDULED: colleague,
  LI_SCHEDULER_UPDATED: colleague,
  LI_SCHEDULER_CANCELLED: colleagueCancelled,
  LI_INTERVIEWER_SCHEDULED: colleague,
  LI_INTERVIEWER_UPDATED: colleague,
  LI_INTERVIEWER_CANCELLED: colleagueCancelled,
  LI_INTERVIEWER_RUNSHEET_REMINDER: { ...colleague, button: 'runSheet' },
  LI_CANDIDATE_INVITATION: toChoose,
  LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER: { ...toChoose, ...first },
  LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER: { ...toChoose, ...second },
  LI_CANDIDATE_SCHEDULED: booked,
  LI_CANDIDATE_UPCOMING_REMINDER: booked,
  LI_CANDIDATE_CANCELLED: { ...candidate, may: ['when', 'place'], details: interview },
  NOTIF_SMS_CREDITS: { needs: ['customer', 'credits', 'threshold', 'link', 'brand'], button: 'purchase', reader: 'account' },
} as const satisfies Record<NotificationEvent, EventFacts>;

export const factsOf = (event: NotificationEvent): EventFacts => eventFacts[event];
