import { smsTexts } from '../language.ts';

export const english = smsTexts({
  greeting: 'Hi {firstName}! ',
  assessment: {
    PII_COMPLETED: '{customer} has your details for {vacancy}. Continue your {interview}: {link}',
    IN_PROGRESS: 'Your {interview} for {vacancy} at {customer} has begun. Go on at any time: {link}',
    COMPLETED: 'Thank you! {customer} has received your {interview} for {vacancy}.',
    ASSESSMENT_LINK_RESENT: 'Your link to the {interview} for {vacancy} at {customer}: {link}',
    NOT_STARTED_FIRST_REMINDER: 'Your {interview} for {vacancy} at {customer} is waiting for you: {link}',
    NOT_STARTED_SECOND_REMINDER: 'Last reminder of your {interview} for {vacancy} at {customer}: {link}',
    NOT_COMPLETED_FIRST_REMINDER: 'Your {interview} for {vacancy} at {customer} is not finished yet. Go on: {link}',
    NOT_COMPLETED_SECOND_REMINDER: 'Last reminder: finish your {interview} for {vacancy} at {customer}: {link}',
  },
  messages: {
    MI_PREDICTION_COMPLETED_SUCCESS: 'My Insights on your interview for {vacancy} at {customer} is ready.[ Read it: {link}]',
    MI_PREDICTION_COMPLETED_SHORT: '{customer} has your interview for {vacancy}. For My Insights your answers were too short.',
    MI_PREDICTION_COMPLETED_GARBAGE:
      '{customer} has your interview for {vacancy}. For My Insights your answers were too hard to understand.',
    MI_PREDICTION_COMPLETED_SELF_REPEATER:
      '{customer} has your interview for {vacancy}. For My Insights your answers repeat themselves too much.',
    MI_PREDICTION_COMPLETED_NON_ENGLISH: '{customer} has your interview for {vacancy}. My Insights is for answers in English only.',
    MI_REPORT: 'Your My Insights report on the interview for {vacancy} at {customer}: {link}',
    APPS_APPLICATION_STATUS_DECLINED:
      'Thank you for applying for {vacancy}. We are sorry: {customer} will not be taking your application any further. All the best!',
    LI_CANDIDATE_INVITATION: '{customer} invites you to an interview for {vacancy}. Choose a time: {link}',
    LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER: 'Please choose a time for your interview for {vacancy} at {customer}: {link}',
    LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER: 'Last reminder: choose a time for your interview for {vacancy} at {customer}: {link}',
    LI_CANDIDATE_SCHEDULED: 'Your interview for {vacancy} at {customer} is booked: {when}.[ Where: {place}.][ Link: {link}]',
    LI_CANDIDATE_UPCOMING_REMINDER: 'Reminder of your interview for {vacancy} at {customer}: {when}.[ Where: {place}.][ Link: {link}]',
    LI_CANDIDATE_CANCELLED: 'Your interview for {vacancy} at {customer}[ ({when})] has been cancelled. We are sorry.',
  },
});
