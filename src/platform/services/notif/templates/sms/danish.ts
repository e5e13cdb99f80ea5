import { smsTexts } from '../language.ts';

const received = '{customer} har modtaget dit interview til {vacancy}.';

export const danish = smsTexts({
  greeting: 'Hej {firstName}. ',
  assessment: {
    PII_COMPLETED: '{customer} har dine oplysninger til {vacancy}. Fortsæt dit {interview}: {link}',
    IN_PROGRESS: 'Dit {interview} til {vacancy} hos {customer} er begyndt. Fortsæt, når du vil: {link}',
    COMPLETED: 'Tak! {customer} har modtaget dit {interview} til {vacancy}.',
    ASSESSMENT_LINK_RESENT: 'Her er linket til dit {interview} til {vacancy} hos {customer}: {link}',
    NOT_STARTED_FIRST_REMINDER: 'Dit {interview} til {vacancy} hos {customer} venter på dig: {link}',
    NOT_STARTED_SECOND_REMINDER: 'Sidste påmindelse om dit {interview} til {vacancy} hos {customer}: {link}',
    NOT_COMPLETED_FIRST_REMINDER: 'Dit {interview} til {vacancy} hos {customer} er ikke færdigt endnu. Fortsæt: {link}',
    NOT_COMPLETED_SECOND_REMINDER: 'Sidste påmindelse: gør dit {interview} til {vacancy} hos {customer} færdigt: {link}',
  },
  messages: {
    MI_PREDICTION_COMPLETED_SUCCESS: 'My Insights om dit interview til {vacancy} hos {customer} er klar.[ Læs her: {link}]',
    MI_PREDICTION_COMPLETED_SHORT: `${received} Til My Insights var dine svar for korte.`,
    MI_PREDICTION_COMPLETED_GARBAGE: `${received} Til My Insights var dine svar for svære at forstå.`,
    MI_PREDICTION_COMPLETED_SELF_REPEATER: `${received} Til My Insights gentager dine svar sig for meget.`,
    MI_PREDICTION_COMPLETED_NON_ENGLISH: `${received} My Insights findes kun til svar på engelsk.`,
    MI_REPORT: 'Din My Insights-rapport om interviewet til {vacancy} hos {customer}: {link}',
    APPS_APPLICATION_STATUS_DECLINED:
      'Tak for din ansøgning til {vacancy}. Desværre går {customer} ikke videre med den. Held og lykke fremover!',
    LI_CANDIDATE_INVITATION: '{customer} inviterer dig til en samtale om {vacancy}. Vælg et tidspunkt: {link}',
    LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER: 'Vælg venligst et tidspunkt til din samtale om {vacancy} hos {customer}: {link}',
    LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER: 'Sidste påmindelse: vælg et tidspunkt til din samtale om {vacancy} hos {customer}: {link}',
    LI_CANDIDATE_SCHEDULED: 'Din samtale om {vacancy} hos {customer} er booket: {when}.[ Hvor: {place}.][ Link: {link}]',
    LI_CANDIDATE_UPCOMING_REMINDER: 'Påmindelse om din samtale om {vacancy} hos {customer}: {when}.[ Hvor: {place}.][ Link: {link}]',
    LI_CANDIDATE_CANCELLED: 'Din samtale om {vacancy} hos {customer}[ ({when})] er aflyst. Vi beklager.',
  },
});
