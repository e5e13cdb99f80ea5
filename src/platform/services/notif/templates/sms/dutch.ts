import { smsTexts } from '../language.ts';

const received = '{customer} heeft uw interview voor {vacancy} ontvangen.';

export const dutch = smsTexts({
  greeting: 'Hallo {firstName}. ',
  assessment: {
    PII_COMPLETED: '{customer} heeft uw gegevens voor {vacancy}. Ga verder met uw {interview}: {link}',
    IN_PROGRESS: 'Uw {interview} voor {vacancy} bij {customer} is begonnen. Ga op elk moment verder: {link}',
    COMPLETED: 'Bedankt! {customer} heeft uw {interview} voor {vacancy} ontvangen.',
    ASSESSMENT_LINK_RESENT: 'Uw link naar het {interview} voor {vacancy} bij {customer}: {link}',
    NOT_STARTED_FIRST_REMINDER: 'Uw {interview} voor {vacancy} bij {customer} staat voor u klaar: {link}',
    NOT_STARTED_SECOND_REMINDER: 'Laatste herinnering aan uw {interview} voor {vacancy} bij {customer}: {link}',
    NOT_COMPLETED_FIRST_REMINDER: 'Uw {interview} voor {vacancy} bij {customer} is nog niet afgerond. Ga verder: {link}',
    NOT_COMPLETED_SECOND_REMINDER: 'Laatste herinnering: rond uw {interview} voor {vacancy} bij {customer} af: {link}',
  },
  messages: {
    MI_PREDICTION_COMPLETED_SUCCESS: 'My Insights over uw interview voor {vacancy} bij {customer} is klaar.[ Lees het: {link}]',
    MI_PREDICTION_COMPLETED_SHORT: `${received} Voor My Insights waren uw antwoorden te kort.`,
    MI_PREDICTION_COMPLETED_GARBAGE: `${received} Voor My Insights waren uw antwoorden te moeilijk te begrijpen.`,
    MI_PREDICTION_COMPLETED_SELF_REPEATER: `${received} Voor My Insights herhalen uw antwoorden zich te veel.`,
    MI_PREDICTION_COMPLETED_NON_ENGLISH: `${received} My Insights is er alleen voor antwoorden in het Engels.`,
    MI_REPORT: 'Uw My Insights-rapport over het interview voor {vacancy} bij {customer}: {link}',
    APPS_APPLICATION_STATUS_DECLINED:
      'Bedankt voor uw sollicitatie naar {vacancy}. Helaas gaat {customer} er niet mee verder. We wensen u alle goeds!',
    LI_CANDIDATE_INVITATION: '{customer} nodigt u uit voor een gesprek over {vacancy}. Kies een tijdstip: {link}',
    LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER: 'Kies alstublieft een tijdstip voor uw gesprek over {vacancy} bij {customer}: {link}',
    LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER: 'Laatste herinnering: kies een tijdstip voor uw gesprek over {vacancy} bij {customer}: {link}',
    LI_CANDIDATE_SCHEDULED: 'Uw gesprek over {vacancy} bij {customer} is geboekt: {when}.[ Waar: {place}.][ Link: {link}]',
    LI_CANDIDATE_UPCOMING_REMINDER: 'Herinnering aan uw gesprek over {vacancy} bij {customer}: {when}.[ Waar: {place}.][ Link: {link}]',
    LI_CANDIDATE_CANCELLED: 'Uw gesprek over {vacancy} bij {customer}[ ({when})] is geannuleerd. Het spijt ons.',
  },
});
