import { smsTexts } from '../language.ts';

const received = '{customer} har mottatt intervjuet ditt for {vacancy}.';

export const norwegian = smsTexts({
  greeting: 'Hei, {firstName}! ',
  assessment: {
    PII_COMPLETED: '{customer} har opplysningene dine for {vacancy}. Fortsett {interview}et: {link}',
    IN_PROGRESS: 'Du har begynt på {interview}et for {vacancy} hos {customer}. Fortsett når du vil: {link}',
    COMPLETED: 'Takk! {customer} har mottatt {interview}et ditt for {vacancy}.',
    ASSESSMENT_LINK_RESENT: 'Her er lenken til {interview}et for {vacancy} hos {customer}: {link}',
    NOT_STARTED_FIRST_REMINDER: '{Interview}et for {vacancy} hos {customer} venter på deg: {link}',
    NOT_STARTED_SECOND_REMINDER: 'Siste påminnelse om {interview}et for {vacancy} hos {customer}: {link}',
    NOT_COMPLETED_FIRST_REMINDER: '{Interview}et for {vacancy} hos {customer} er ikke fullført ennå. Fortsett: {link}',
    NOT_COMPLETED_SECOND_REMINDER: 'Siste påminnelse: fullfør {interview}et for {vacancy} hos {customer}: {link}',
  },
  messages: {
    MI_PREDICTION_COMPLETED_SUCCESS: 'My Insights om intervjuet ditt for {vacancy} hos {customer} er klar.[ Les her: {link}]',
    MI_PREDICTION_COMPLETED_SHORT: `${received} Svarene dine var for korte for My Insights.`,
    MI_PREDICTION_COMPLETED_GARBAGE: `${received} Svarene dine var for vanskelige å forstå for My Insights.`,
    MI_PREDICTION_COMPLETED_SELF_REPEATER: `${received} Svarene dine gjentar seg for mye for My Insights.`,
    MI_PREDICTION_COMPLETED_NON_ENGLISH: `${received} My Insights finnes bare for svar på engelsk.`,
    MI_REPORT: 'My Insights-rapporten din om intervjuet for {vacancy} hos {customer}: {link}',
    APPS_APPLICATION_STATUS_DECLINED: 'Takk for søknaden på {vacancy}. Dessverre går {customer} ikke videre med den. Lykke til videre!',
    LI_CANDIDATE_INVITATION: '{customer} inviterer deg til en samtale om {vacancy}. Velg et tidspunkt: {link}',
    LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER: 'Vi ber deg velge et tidspunkt for samtalen om {vacancy} hos {customer}: {link}',
    LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER: 'Siste påminnelse: velg et tidspunkt for samtalen om {vacancy} hos {customer}: {link}',
    LI_CANDIDATE_SCHEDULED: 'Samtalen om {vacancy} hos {customer} er booket: {when}.[ Hvor: {place}.][ Lenke: {link}]',
    LI_CANDIDATE_UPCOMING_REMINDER: 'Påminnelse om samtalen om {vacancy} hos {customer}: {when}.[ Hvor: {place}.][ Lenke: {link}]',
    LI_CANDIDATE_CANCELLED: 'Samtalen om {vacancy} hos {customer}[ ({when})] er avlyst. Vi beklager.',
  },
});
