import { smsTexts } from '../language.ts';

const received = '{customer} har tagit emot din intervju för {vacancy}.';

export const swedish = smsTexts({
  greeting: 'Hej {firstName}! ',
  assessment: {
    PII_COMPLETED: '{customer} har dina uppgifter för {vacancy}. Fortsätt din {interview}: {link}',
    IN_PROGRESS: 'Din {interview} för {vacancy} hos {customer} har börjat. Fortsätt när du vill: {link}',
    COMPLETED: 'Tack! {customer} har tagit emot din {interview} för {vacancy}.',
    ASSESSMENT_LINK_RESENT: 'Här är din länk till {interview}n för {vacancy} hos {customer}: {link}',
    NOT_STARTED_FIRST_REMINDER: 'Din {interview} för {vacancy} hos {customer} väntar på dig: {link}',
    NOT_STARTED_SECOND_REMINDER: 'Sista påminnelsen om din {interview} för {vacancy} hos {customer}: {link}',
    NOT_COMPLETED_FIRST_REMINDER: 'Din {interview} för {vacancy} hos {customer} är inte klar än. Fortsätt: {link}',
    NOT_COMPLETED_SECOND_REMINDER: 'Sista påminnelsen: gör klart din {interview} för {vacancy} hos {customer}: {link}',
  },
  messages: {
    MI_PREDICTION_COMPLETED_SUCCESS: 'My Insights om din intervju för {vacancy} hos {customer} är klart.[ Läs här: {link}]',
    MI_PREDICTION_COMPLETED_SHORT: `${received} För My Insights var dina svar för korta.`,
    MI_PREDICTION_COMPLETED_GARBAGE: `${received} För My Insights var dina svar för svåra att förstå.`,
    MI_PREDICTION_COMPLETED_SELF_REPEATER: `${received} För My Insights upprepar sig dina svar för mycket.`,
    MI_PREDICTION_COMPLETED_NON_ENGLISH: `${received} My Insights finns bara för svar på engelska.`,
    MI_REPORT: 'Din My Insights-rapport om intervjun för {vacancy} hos {customer}: {link}',
    APPS_APPLICATION_STATUS_DECLINED:
      'Tack för din ansökan till {vacancy}. Tyvärr går {customer} inte vidare med den. Lycka till framöver!',
    LI_CANDIDATE_INVITATION: '{customer} bjuder in dig till en intervju för {vacancy}. Välj en tid: {link}',
    LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER: 'Välj gärna en tid för din intervju för {vacancy} hos {customer}: {link}',
    LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER: 'Sista påminnelsen: välj en tid för din intervju för {vacancy} hos {customer}: {link}',
    LI_CANDIDATE_SCHEDULED: 'Din intervju för {vacancy} hos {customer} är bokad: {when}.[ Var: {place}.][ Länk: {link}]',
    LI_CANDIDATE_UPCOMING_REMINDER: 'Påminnelse om din intervju för {vacancy} hos {customer}: {when}.[ Var: {place}.][ Länk: {link}]',
    LI_CANDIDATE_CANCELLED: 'Din intervju för {vacancy} hos {customer}[ ({when})] är inställd. Vi beklagar.',
  },
});
