import { mailTexts } from '../language.ts';

const kept = 'Vos réponses sont enregistrées et vous pouvez reprendre à tout moment au même endroit.';
const noInsights = <const Why extends string>(why: Why) =>
  ({
    subject: 'My Insights : {vacancy}',
    lines: [
      'Merci pour votre entretien pour le poste « {vacancy} » chez {customer}.',
      why,
      'Votre entretien a bien été reçu. Ce message ne concerne que le retour personnel.',
    ],
  }) as const;

/** Non-breaking spaces around French double signs. */
export const french = mailTexts({
  greeting: 'Bonjour {firstName},',
  greetingUnnamed: 'Bonjour,',
  closing: 'Cordialement,',
  linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  about: 'Cet e-mail concerne votre candidature au poste « {vacancy} » chez {customer}.',
  labels: { candidate: 'Candidature de', vacancy: 'Poste', when: 'Quand', place: 'Où' },
  interviews: {
    FI: {
      interview: 'entretien par chat',
      how: 'Vous répondez par écrit à quelques questions, sur un téléphone ou un ordinateur, au moment qui vous convient.',
    },
    SI: {
      interview: 'entretien vidéo',
      how: 'Vous enregistrez vos réponses avec la caméra d’un téléphone ou d’un ordinateur, au moment qui vous convient. Choisissez de préférence un endroit calme et bien éclairé.',
    },
  },
  buttons: {
    start: 'Commencer l’{interview}',
    goOn: 'Poursuivre l’{interview}',
    open: 'Ouvrir l’{interview}',
    report: 'Ouvrir le rapport',
    insights: 'Lire My Insights',
    chooseTime: 'Choisir un créneau',
    liveInterview: 'Ouvrir l’entretien',
    runSheet: 'Ouvrir la feuille de route',
    firstPassword: 'Définir le mot de passe',
    newPassword: 'Réinitialiser le mot de passe',
    purchase: 'Acheter des crédits SMS',
  },
  notes: {
    ownLink: 'Ce lien vous est personnel : merci de ne pas le transmettre.',
    ifDone: 'Si vous l’avez fait entre-temps, vous n’avez plus rien à faire.',
    lastTime: 'Nous ne vous enverrons pas d’autre rappel à ce sujet.',
    cannotCome: 'En cas d’empêchement, merci de prévenir {customer} dès que possible.',
    code: 'Il est valable 10 minutes et ne sert qu’une fois.',
    notYou:
      'Si vous n’avez pas essayé de vous connecter, quelqu’un connaît peut-être votre mot de passe : changez-le et prévenez votre service d’administration.',
    firstPassword:
      'Le lien est valable 72 heures et ne sert qu’une fois. Ensuite, choisissez « Mot de passe oublié » sur la page de connexion pour en recevoir un nouveau.',
    newPassword:
      'Le lien est valable 60 minutes et ne sert qu’une fois. Votre mot de passe actuel reste valable tant que vous n’en avez pas défini un nouveau.',
    notAsked: 'Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail.',
    personalData: 'Le rapport contient des données personnelles. Merci de ne le transmettre qu’aux personnes qui en ont besoin.',
  },
  assessment: {
    INVITED: {
      subject: '{customer} vous invite à un {interview}',
      lines: [
        'Merci de l’intérêt que vous portez au poste « {vacancy} ». Pour la prochaine étape, {customer} vous invite à un {interview}.',
        '{how}',
      ],
    },
    PII_COMPLETED: {
      subject: 'Vos informations ont bien été reçues : {vacancy}',
      lines: [
        'Merci. Vos informations pour l’{interview} pour le poste « {vacancy} » chez {customer} ont bien été reçues.',
        'Vous pouvez continuer dès maintenant ou revenir plus tard avec ce lien.',
      ],
    },
    IN_PROGRESS: {
      subject: 'Votre {interview} a commencé : {vacancy}',
      lines: ['Vous avez commencé l’{interview} pour le poste « {vacancy} » chez {customer}.', kept],
    },
    COMPLETED: {
      subject: '{customer} a bien reçu votre {interview}',
      lines: [
        'Merci d’avoir terminé l’{interview} pour le poste « {vacancy} ». {customer} a bien reçu vos réponses.',
        'Une fois qu’elles auront été examinées, la suite vous sera communiquée. D’ici là, vous n’avez rien à faire.',
      ],
    },
    ASSESSMENT_LINK_RESENT: {
      subject: 'Votre lien vers l’{interview} avec {customer}',
      lines: ['Voici à nouveau votre lien vers l’{interview} pour le poste « {vacancy} » chez {customer}.', '{how}'],
    },
    NOT_STARTED_FIRST_REMINDER: {
      subject: 'Rappel : votre {interview} avec {customer}',
      lines: ['Votre {interview} pour le poste « {vacancy} » chez {customer} vous attend.', '{how}'],
    },
    NOT_STARTED_SECOND_REMINDER: {
      subject: 'Dernier rappel : votre {interview} avec {customer}',
      lines: [
        'Vous n’avez pas encore commencé l’{interview} pour le poste « {vacancy} » chez {customer}. Si ce poste vous intéresse toujours, il est encore temps.',
        '{how}',
      ],
    },
    NOT_COMPLETED_FIRST_REMINDER: {
      subject: 'Rappel : terminez votre {interview} avec {customer}',
      lines: ['Vous avez commencé l’{interview} pour le poste « {vacancy} » chez {customer}, sans l’avoir encore terminé.', kept],
    },
    NOT_COMPLETED_SECOND_REMINDER: {
      subject: 'Dernier rappel : terminez votre {interview} avec {customer}',
      lines: [
        'Votre {interview} pour le poste « {vacancy} » chez {customer} n’est toujours pas terminé. Sans les réponses manquantes, il ne pourra pas être pris en compte.',
        kept,
      ],
    },
  },
  mails: {
    ORG_USER_CREATE_COMPLETED: {
      subject: 'Bienvenue sur {brand}',
      lines: ['Un compte a été créé pour vous. Définissez votre mot de passe pour commencer ; vous vous connectez avec {email}.'],
    },
    EDGE_USER_EMAIL_MFA_CODE: {
      subject: 'Votre code de vérification {brand}',
      lines: ['Utilisez ce code pour terminer votre connexion à {brand}.', '{code}'],
    },
    EDGE_USER_RESEND_MFA_CODE: {
      subject: 'Votre nouveau code de vérification {brand}',
      lines: ['Voici le nouveau code que vous avez demandé. Le code précédent n’est plus valable.', '{code}'],
    },
    EDGE_USER_RESET_PASSWORD: {
      subject: 'Réinitialiser votre mot de passe {brand}',
      lines: ['Quelqu’un, probablement vous, a demandé la réinitialisation du mot de passe de votre compte {brand}.'],
    },
    TI_PDF_REQUESTED: {
      subject: 'Votre rapport Talent Insights est disponible',
      lines: ['Le rapport Talent Insights que vous avez demandé est disponible.'],
    },
    MI_PREDICTION_COMPLETED_SUCCESS: {
      subject: 'Votre retour My Insights est disponible',
      lines: [
        'Merci pour votre entretien pour le poste « {vacancy} » chez {customer}.',
        'My Insights a été préparé pour vous : un retour personnel sur ce que vos réponses disent de vos points forts.',
      ],
    },
    MI_PREDICTION_COMPLETED_SHORT: noInsights(
      'Vos réponses étaient trop courtes pour préparer My Insights, le retour personnel sur celles-ci.',
    ),
    MI_PREDICTION_COMPLETED_GARBAGE: noInsights(
      'Vos réponses étaient trop difficiles à comprendre pour préparer My Insights, le retour personnel sur celles-ci.',
    ),
    MI_PREDICTION_COMPLETED_SELF_REPEATER: noInsights(
      'Vos réponses se répètent trop pour préparer My Insights, le retour personnel sur celles-ci.',
    ),
    MI_PREDICTION_COMPLETED_NON_ENGLISH: noInsights(
      'My Insights, le retour personnel sur vos réponses, n’existe que pour les réponses en anglais.',
    ),
    MI_REPORT: {
      subject: 'Votre rapport My Insights',
      lines: ['Voici votre rapport My Insights, le retour personnel sur votre entretien pour le poste « {vacancy} » chez {customer}.'],
    },
    APPS_APPLICATION_STATUS_DECLINED: {
      subject: 'Votre candidature chez {customer}',
      lines: [
        'Merci de votre candidature au poste « {vacancy} » et du temps que vous y avez consacré.',
        'Nous avons le regret de vous informer que {customer} ne donnera pas suite à votre candidature.',
        'Nous vous souhaitons une pleine réussite dans vos projets.',
      ],
    },
    LI_SCHEDULER_SCHEDULED: {
      subject: 'Réservé : entretien avec {candidate}, {vacancy}',
      lines: ['L’entretien en direct que vous avez organisé est réservé.'],
    },
    LI_SCHEDULER_UPDATED: {
      subject: 'Modifié : entretien avec {candidate}, {vacancy}',
      lines: ['L’entretien en direct que vous avez organisé a été modifié. Voici ce qui est désormais prévu :'],
    },
    LI_SCHEDULER_CANCELLED: {
      subject: 'Annulé : entretien avec {candidate}, {vacancy}',
      lines: ['L’entretien en direct que vous avez organisé a été annulé.'],
    },
    LI_INTERVIEWER_SCHEDULED: {
      subject: 'Réservé : vous menez un entretien avec {candidate}, {vacancy}',
      lines: ['Un entretien en direct que vous mènerez a été réservé.'],
    },
    LI_INTERVIEWER_UPDATED: {
      subject: 'Modifié : votre entretien avec {candidate}, {vacancy}',
      lines: ['Un entretien en direct que vous mènerez a été modifié. Voici ce qui est désormais prévu :'],
    },
    LI_INTERVIEWER_CANCELLED: {
      subject: 'Annulé : votre entretien avec {candidate}, {vacancy}',
      lines: ['Un entretien en direct que vous deviez mener a été annulé.'],
    },
    LI_INTERVIEWER_RUNSHEET_REMINDER: {
      subject: 'Feuille de route : votre entretien avec {candidate}',
      lines: ['Votre entretien en direct approche. Merci de consulter la feuille de route au préalable.'],
    },
    LI_CANDIDATE_INVITATION: {
      subject: '{customer} vous invite à un entretien',
      lines: ['{customer} souhaite échanger avec vous au sujet du poste « {vacancy} ». Merci de choisir un créneau qui vous convient.'],
    },
    LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER: {
      subject: 'Rappel : choisissez un créneau pour votre entretien avec {customer}',
      lines: ['Vous n’avez pas encore choisi de créneau pour votre entretien pour le poste « {vacancy} » chez {customer}.'],
    },
    LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER: {
      subject: 'Dernier rappel : choisissez un créneau pour votre entretien avec {customer}',
      lines: ['{customer} souhaite toujours échanger avec vous au sujet du poste « {vacancy} ». Merci de choisir un créneau.'],
    },
    LI_CANDIDATE_SCHEDULED: {
      subject: 'Votre entretien avec {customer} est réservé',
      lines: ['Merci. Votre entretien avec {customer} est réservé.'],
    },
    LI_CANDIDATE_UPCOMING_REMINDER: {
      subject: 'Votre entretien avec {customer} approche',
      lines: ['Nous vous rappelons votre entretien. {customer} se réjouit d’échanger avec vous.'],
    },
    LI_CANDIDATE_CANCELLED: {
      subject: 'Votre entretien avec {customer} a été annulé',
      lines: ['Nous regrettons de vous l’annoncer : votre entretien avec {customer} a été annulé et n’aura pas lieu.'],
    },
    NOTIF_SMS_CREDITS: {
      subject: '{customer} : crédits SMS restants : {credits}',
      lines: [
        'Crédits SMS qui restent à {customer} dans {brand} : {credits}. Vous avez demandé une alerte en dessous de {threshold}.',
        'Chaque partie d’un SMS envoyé à une personne candidate coûte un crédit. Sans crédits, plus aucun SMS n’est envoyé.',
      ],
    },
  },
});
