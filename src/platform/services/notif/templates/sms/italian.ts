import { smsTexts } from '../language.ts';

const received = '{customer} ha ricevuto il Suo colloquio per {vacancy}.';

export const italian = smsTexts({
  greeting: 'Buongiorno {firstName}! ',
  assessment: {
    PII_COMPLETED: '{customer} ha i Suoi dati per {vacancy}. Continui il {interview}: {link}',
    IN_PROGRESS: 'Il Suo {interview} per {vacancy} presso {customer} è iniziato. Può riprendere in ogni momento: {link}',
    COMPLETED: 'Grazie! {customer} ha ricevuto il Suo {interview} per {vacancy}.',
    ASSESSMENT_LINK_RESENT: 'Ecco il Suo link per il {interview} per {vacancy} presso {customer}: {link}',
    NOT_STARTED_FIRST_REMINDER: 'Il Suo {interview} per {vacancy} presso {customer} La attende: {link}',
    NOT_STARTED_SECOND_REMINDER: 'Ultimo promemoria per il Suo {interview} per {vacancy} presso {customer}: {link}',
    NOT_COMPLETED_FIRST_REMINDER: 'Il Suo {interview} per {vacancy} presso {customer} non è ancora completo. Riprenda qui: {link}',
    NOT_COMPLETED_SECOND_REMINDER: 'Ultimo promemoria: completi il Suo {interview} per {vacancy} presso {customer}: {link}',
  },
  messages: {
    MI_PREDICTION_COMPLETED_SUCCESS: 'My Insights sul Suo colloquio per {vacancy} presso {customer} è pronto.[ Lo legga qui: {link}]',
    MI_PREDICTION_COMPLETED_SHORT: `${received} Per My Insights le Sue risposte erano troppo brevi.`,
    MI_PREDICTION_COMPLETED_GARBAGE: `${received} Per My Insights le Sue risposte erano troppo difficili da capire.`,
    MI_PREDICTION_COMPLETED_SELF_REPEATER: `${received} Per My Insights le Sue risposte si ripetono troppo.`,
    MI_PREDICTION_COMPLETED_NON_ENGLISH: `${received} My Insights esiste solo per risposte in inglese.`,
    MI_REPORT: 'Ecco il Suo rapporto My Insights sul colloquio per {vacancy} presso {customer}: {link}',
    APPS_APPLICATION_STATUS_DECLINED:
      'La ringraziamo per la Sua candidatura per {vacancy}. Purtroppo {customer} non le darà seguito. Le auguriamo ogni bene!',
    LI_CANDIDATE_INVITATION: '{customer} La invita a un colloquio per {vacancy}. Scelga un orario: {link}',
    LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER:
      'La preghiamo di scegliere un orario per il Suo colloquio per {vacancy} presso {customer}: {link}',
    LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER:
      'Ultimo promemoria: scelga un orario per il Suo colloquio per {vacancy} presso {customer}: {link}',
    LI_CANDIDATE_SCHEDULED: 'Il Suo colloquio per {vacancy} presso {customer} è prenotato: {when}.[ Dove: {place}.][ Link: {link}]',
    LI_CANDIDATE_UPCOMING_REMINDER: 'Promemoria del Suo colloquio per {vacancy} presso {customer}: {when}.[ Dove: {place}.][ Link: {link}]',
    LI_CANDIDATE_CANCELLED: 'Il Suo colloquio per {vacancy} presso {customer}[ ({when})] è stato annullato. Ci dispiace.',
  },
});
