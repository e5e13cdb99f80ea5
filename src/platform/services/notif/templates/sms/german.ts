import { smsTexts } from '../language.ts';

const received = 'Ihr Interview für {vacancy} ist bei {customer} eingegangen.';

export const german = smsTexts({
  greeting: 'Guten Tag {firstName}! ',
  assessment: {
    PII_COMPLETED: '{customer} hat Ihre Angaben für {vacancy} erhalten. Weiter zum {interview}: {link}',
    IN_PROGRESS: 'Ihr {interview} für {vacancy} bei {customer} hat begonnen. Hier geht es jederzeit weiter: {link}',
    COMPLETED: 'Vielen Dank! {customer} hat Ihr {interview} für {vacancy} erhalten.',
    ASSESSMENT_LINK_RESENT: 'Ihr Link zum {interview} für {vacancy} bei {customer}: {link}',
    NOT_STARTED_FIRST_REMINDER: 'Ihr {interview} für {vacancy} bei {customer} wartet auf Sie: {link}',
    NOT_STARTED_SECOND_REMINDER: 'Letzte Erinnerung an Ihr {interview} für {vacancy} bei {customer}: {link}',
    NOT_COMPLETED_FIRST_REMINDER: 'Ihr {interview} für {vacancy} bei {customer} ist noch nicht abgeschlossen. Weiter: {link}',
    NOT_COMPLETED_SECOND_REMINDER: 'Letzte Erinnerung: Bitte schließen Sie Ihr {interview} für {vacancy} bei {customer} ab: {link}',
  },
  messages: {
    MI_PREDICTION_COMPLETED_SUCCESS: 'My Insights zu Ihrem Interview für {vacancy} bei {customer} ist fertig.[ Lesen: {link}]',
    MI_PREDICTION_COMPLETED_SHORT: `${received} Für My Insights waren Ihre Antworten zu kurz.`,
    MI_PREDICTION_COMPLETED_GARBAGE: `${received} Für My Insights waren Ihre Antworten zu schwer zu verstehen.`,
    MI_PREDICTION_COMPLETED_SELF_REPEATER: `${received} Für My Insights wiederholen sich Ihre Antworten zu sehr.`,
    MI_PREDICTION_COMPLETED_NON_ENGLISH: `${received} My Insights gibt es nur für Antworten auf Englisch.`,
    MI_REPORT: 'Ihr My-Insights-Bericht zum Interview für {vacancy} bei {customer}: {link}',
    APPS_APPLICATION_STATUS_DECLINED:
      'Vielen Dank für Ihre Bewerbung für {vacancy}. Leider wird {customer} sie nicht weiterverfolgen. Alles Gute für Ihren weiteren Weg!',
    LI_CANDIDATE_INVITATION: '{customer} lädt Sie zu einem Interview für {vacancy} ein. Termin wählen: {link}',
    LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER: 'Bitte wählen Sie einen Termin für Ihr Interview für {vacancy} bei {customer}: {link}',
    LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER: 'Letzte Erinnerung: Termin für Ihr Interview für {vacancy} bei {customer} wählen: {link}',
    LI_CANDIDATE_SCHEDULED: 'Ihr Interview für {vacancy} bei {customer} ist gebucht: {when}.[ Wo: {place}.][ Link: {link}]',
    LI_CANDIDATE_UPCOMING_REMINDER: 'Erinnerung an Ihr Interview für {vacancy} bei {customer}: {when}.[ Wo: {place}.][ Link: {link}]',
    LI_CANDIDATE_CANCELLED: 'Ihr Interview für {vacancy} bei {customer}[ ({when})] wurde leider abgesagt.',
  },
});
