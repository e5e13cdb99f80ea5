import { smsTexts } from '../language.ts';

const received = '{customer} a votre entretien pour le poste {vacancy}.';

export const french = smsTexts({
  greeting: 'Bonjour {firstName}. ',
  assessment: {
    PII_COMPLETED: '{customer} a vos informations pour le poste {vacancy}. Poursuivez votre {interview} : {link}',
    IN_PROGRESS: 'Votre {interview} pour le poste {vacancy} chez {customer} a commencé. Reprenez à tout moment : {link}',
    COMPLETED: 'Merci ! Votre {interview} pour le poste {vacancy} est bien parvenu chez {customer}.',
    ASSESSMENT_LINK_RESENT: 'Votre lien vers l’{interview} pour le poste {vacancy} chez {customer} : {link}',
    NOT_STARTED_FIRST_REMINDER: 'Votre {interview} pour le poste {vacancy} chez {customer} vous attend : {link}',
    NOT_STARTED_SECOND_REMINDER: 'Dernier rappel : votre {interview} pour le poste {vacancy} chez {customer} : {link}',
    NOT_COMPLETED_FIRST_REMINDER:
      'Votre {interview} pour le poste {vacancy} chez {customer} n’est pas encore terminé. Reprenez ici : {link}',
    NOT_COMPLETED_SECOND_REMINDER: 'Dernier rappel : terminez votre {interview} pour le poste {vacancy} chez {customer} : {link}',
  },
  messages: {
    MI_PREDICTION_COMPLETED_SUCCESS:
      'My Insights sur votre entretien pour le poste {vacancy} chez {customer} est disponible.[ Lire : {link}]',
    MI_PREDICTION_COMPLETED_SHORT: `${received} Pour My Insights, vos réponses étaient trop courtes.`,
    MI_PREDICTION_COMPLETED_GARBAGE: `${received} Pour My Insights, vos réponses étaient trop difficiles à comprendre.`,
    MI_PREDICTION_COMPLETED_SELF_REPEATER: `${received} Pour My Insights, vos réponses sont trop semblables.`,
    MI_PREDICTION_COMPLETED_NON_ENGLISH: `${received} My Insights n’existe que pour les réponses en anglais.`,
    MI_REPORT: 'Votre rapport My Insights sur l’entretien pour le poste {vacancy} chez {customer} : {link}',
    APPS_APPLICATION_STATUS_DECLINED:
      'Merci de votre candidature au poste {vacancy}. Malheureusement, {customer} n’y donnera pas suite. Bonne continuation !',
    LI_CANDIDATE_INVITATION: '{customer} vous invite à un entretien pour le poste {vacancy}. Choisissez un créneau : {link}',
    LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER:
      'Merci de choisir un créneau pour votre entretien pour le poste {vacancy} chez {customer} : {link}',
    LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER:
      'Dernier rappel : choisissez un créneau pour votre entretien pour le poste {vacancy} chez {customer} : {link}',
    LI_CANDIDATE_SCHEDULED:
      'Votre entretien pour le poste {vacancy} chez {customer} est réservé : {when}.[ Lieu : {place}.][ Lien : {link}]',
    LI_CANDIDATE_UPCOMING_REMINDER:
      'Rappel : votre entretien pour le poste {vacancy} chez {customer} : {when}.[ Lieu : {place}.][ Lien : {link}]',
    LI_CANDIDATE_CANCELLED: 'Votre entretien pour le poste {vacancy} chez {customer}[ ({when})] est annulé. Nous le regrettons.',
  },
});
