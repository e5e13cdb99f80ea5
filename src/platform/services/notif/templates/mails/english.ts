import { mailTexts } from '../language.ts';

const kept = 'Your answers are kept, and you can go on where you left off.';
const noInsights = <const Why extends string>(why: Why) =>
  ({
    subject: 'My Insights: {vacancy}',
    lines: [
      'Thank you for your interview for “{vacancy}” at {customer}.',
      why,
      'Your interview itself has been received. This message is only about the feedback.',
    ],
  }) as const;

export const english = mailTexts({
  greeting: 'Hi {firstName},',
  greetingUnnamed: 'Hello,',
  closing: 'Kind regards,',
  linkHint: 'If the button does not work, copy this address into your browser:',
  about: 'This email is about your application for “{vacancy}” at {customer}.',
  labels: { candidate: 'Candidate', vacancy: 'Vacancy', when: 'When', place: 'Where' },
  interviews: {
    FI: {
      interview: 'chat interview',
      how: 'You answer a few questions in writing, on a phone or a computer, at a time that suits you.',
    },
    SI: {
      interview: 'video interview',
      how: 'You record your answers with the camera of a phone or a computer, at a time that suits you. A quiet, well-lit place is best.',
    },
  },
  buttons: {
    start: 'Start the {interview}',
    goOn: 'Continue the {interview}',
    open: 'Open the {interview}',
    report: 'Open the report',
    insights: 'Read My Insights',
    chooseTime: 'Choose a time',
    liveInterview: 'Open the interview',
    runSheet: 'Open the run sheet',
    firstPassword: 'Set your password',
    newPassword: 'Reset password',
    purchase: 'Purchase SMS credits',
  },
  notes: {
    ownLink: 'The link is meant for you alone, so please do not pass it on.',
    ifDone: 'If you have already done so, there is nothing more to do.',
    lastTime: 'We will not remind you of it again.',
    cannotCome: 'If you cannot come, please let {customer} know in good time.',
    code: 'It is valid for 10 minutes and works once.',
    notYou: 'If you did not try to sign in, somebody may know your password: change it and tell your administrator.',
    firstPassword:
      'The link is valid for 72 hours and works once. After that, choose “Forgot password” on the sign-in page to get a new one.',
    newPassword: 'The link is valid for 60 minutes and works once. Your current password stays valid until you have set a new one.',
    notAsked: 'If you did not ask for this, you can ignore this email.',
    personalData: 'The report holds personal data. Please share it only with those who need it.',
  },
  assessment: {
    INVITED: {
      subject: '{customer} invites you to a {interview}',
      lines: ['Thank you for your interest in “{vacancy}”. As the next step, {customer} invites you to a {interview}.', '{how}'],
    },
    PII_COMPLETED: {
      subject: 'Your details have been received: {vacancy}',
      lines: [
        'Thank you. Your details for the {interview} for “{vacancy}” at {customer} have been received.',
        'You can go on now, or come back later with this link.',
      ],
    },
    IN_PROGRESS: {
      subject: 'Your {interview} has begun: {vacancy}',
      lines: ['You have begun the {interview} for “{vacancy}” at {customer}.', kept],
    },
    COMPLETED: {
      subject: '{customer} has received your {interview}',
      lines: [
        'Thank you for completing the {interview} for “{vacancy}”. {customer} has received your answers.',
        'You will hear about the next steps once they have been looked at. There is nothing more to do until then.',
      ],
    },
    ASSESSMENT_LINK_RESENT: {
      subject: 'Your link to the {interview} with {customer}',
      lines: ['Here is your link to the {interview} for “{vacancy}” at {customer} once more.', '{how}'],
    },
    NOT_STARTED_FIRST_REMINDER: {
      subject: 'Reminder: your {interview} with {customer}',
      lines: ['Your {interview} for “{vacancy}” at {customer} is waiting for you.', '{how}'],
    },
    NOT_STARTED_SECOND_REMINDER: {
      subject: 'Last reminder: your {interview} with {customer}',
      lines: [
        'You have not started the {interview} for “{vacancy}” at {customer} yet. If you are still interested, there is time.',
        '{how}',
      ],
    },
    NOT_COMPLETED_FIRST_REMINDER: {
      subject: 'Reminder: finish your {interview} with {customer}',
      lines: ['You have begun the {interview} for “{vacancy}” at {customer}, but not finished it yet.', kept],
    },
    NOT_COMPLETED_SECOND_REMINDER: {
      subject: 'Last reminder: finish your {interview} with {customer}',
      lines: ['Your {interview} for “{vacancy}” at {customer} is still not finished. Without the rest it cannot be considered.', kept],
    },
  },
  mails: {
    ORG_USER_CREATE_COMPLETED: {
      subject: 'Welcome to {brand}',
      lines: ['An account has been created for you. Set your password to start; you sign in with {email}.'],
    },
    EDGE_USER_EMAIL_MFA_CODE: {
      subject: 'Your {brand} verification code',
      lines: ['Use this code to finish signing in to {brand}.', '{code}'],
    },
    EDGE_USER_RESEND_MFA_CODE: {
      subject: 'Your new {brand} verification code',
      lines: ['Here is the new code that you asked for. The code before it no longer works.', '{code}'],
    },
    EDGE_USER_RESET_PASSWORD: {
      subject: 'Reset your {brand} password',
      lines: ['Somebody, most likely you, asked to reset the password of your {brand} account.'],
    },
    TI_PDF_REQUESTED: {
      subject: 'Your Talent Insights report is ready',
      lines: ['The Talent Insights report that you asked for is ready.'],
    },
    MI_PREDICTION_COMPLETED_SUCCESS: {
      subject: 'Your My Insights feedback is ready',
      lines: [
        'Thank you for your interview for “{vacancy}” at {customer}.',
        'My Insights has been prepared for you: personal feedback on what your answers say about your strengths.',
      ],
    },
    MI_PREDICTION_COMPLETED_SHORT: noInsights('Your answers were too short for us to prepare My Insights, the personal feedback on them.'),
    MI_PREDICTION_COMPLETED_GARBAGE: noInsights(
      'Your answers were too hard to understand for us to prepare My Insights, the personal feedback on them.',
    ),
    MI_PREDICTION_COMPLETED_SELF_REPEATER: noInsights(
      'Your answers repeat themselves too much for us to prepare My Insights, the personal feedback on them.',
    ),
    MI_PREDICTION_COMPLETED_NON_ENGLISH: noInsights(
      'My Insights, the personal feedback on your answers, can be prepared for answers in English only.',
    ),
    MI_REPORT: {
      subject: 'Your My Insights report',
      lines: ['Here is your My Insights report, the personal feedback on your interview for “{vacancy}” at {customer}.'],
    },
    APPS_APPLICATION_STATUS_DECLINED: {
      subject: 'Your application to {customer}',
      lines: [
        'Thank you for applying for “{vacancy}” and for the time that you gave to it.',
        'We are sorry to tell you that {customer} will not be taking your application any further.',
        'We wish you all the best for what comes next.',
      ],
    },
    LI_SCHEDULER_SCHEDULED: {
      subject: 'Booked: interview with {candidate}, {vacancy}',
      lines: ['The live interview that you set up has been booked.'],
    },
    LI_SCHEDULER_UPDATED: {
      subject: 'Changed: interview with {candidate}, {vacancy}',
      lines: ['The live interview that you set up has changed. This is how it stands now:'],
    },
    LI_SCHEDULER_CANCELLED: {
      subject: 'Cancelled: interview with {candidate}, {vacancy}',
      lines: ['The live interview that you set up has been cancelled.'],
    },
    LI_INTERVIEWER_SCHEDULED: {
      subject: 'Booked: you interview {candidate}, {vacancy}',
      lines: ['A live interview has been booked that you will hold.'],
    },
    LI_INTERVIEWER_UPDATED: {
      subject: 'Changed: your interview with {candidate}, {vacancy}',
      lines: ['A live interview that you will hold has changed. This is how it stands now:'],
    },
    LI_INTERVIEWER_CANCELLED: {
      subject: 'Cancelled: your interview with {candidate}, {vacancy}',
      lines: ['A live interview that you were to hold has been cancelled.'],
    },
    LI_INTERVIEWER_RUNSHEET_REMINDER: {
      subject: 'Run sheet: your interview with {candidate}',
      lines: ['Your live interview is coming up. Please have a look at the run sheet beforehand.'],
    },
    LI_CANDIDATE_INVITATION: {
      subject: '{customer} invites you to an interview',
      lines: ['{customer} would like to talk to you about “{vacancy}”. Please choose a time that suits you.'],
    },
    LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER: {
      subject: 'Reminder: choose a time for your interview with {customer}',
      lines: ['You have not chosen a time for your interview for “{vacancy}” at {customer} yet.'],
    },
    LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER: {
      subject: 'Last reminder: choose a time for your interview with {customer}',
      lines: ['{customer} would still like to talk to you about “{vacancy}”. Please choose a time.'],
    },
    LI_CANDIDATE_SCHEDULED: {
      subject: 'Your interview with {customer} is booked',
      lines: ['Thank you. Your interview with {customer} is booked.'],
    },
    LI_CANDIDATE_UPCOMING_REMINDER: {
      subject: 'Your interview with {customer} is coming up',
      lines: ['This is a reminder of your interview. {customer} looks forward to talking to you.'],
    },
    LI_CANDIDATE_CANCELLED: {
      subject: 'Your interview with {customer} has been cancelled',
      lines: ['We are sorry: your interview with {customer} has been cancelled and will not take place.'],
    },
    NOTIF_SMS_CREDITS: {
      subject: '{customer}: SMS credits left: {credits}',
      lines: [
        'SMS credits that {customer} has left in {brand}: {credits}. You asked to be told when there are fewer than {threshold}.',
        'Every part of a text message to a candidate takes one credit. Without credits text messages are no longer sent.',
      ],
    },
  },
});
