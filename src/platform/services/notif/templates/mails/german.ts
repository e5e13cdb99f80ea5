import { mailTexts } from '../language.ts';

const kept = 'Ihre Antworten sind gespeichert, und Sie können dort weitermachen, wo Sie aufgehört haben.';
const noInsights = <const Why extends string>(why: Why) =>
  ({
    subject: 'My Insights: {vacancy}',
    lines: [
      'vielen Dank für Ihr Interview für die Stelle „{vacancy}“ bei {customer}.',
      why,
      'Ihr Interview selbst ist eingegangen. In dieser Nachricht geht es nur um die Rückmeldung.',
    ],
  }) as const;

export const german = mailTexts({
  greeting: 'Guten Tag {firstName},',
  greetingUnnamed: 'Guten Tag,',
  closing: 'Mit freundlichen Grüßen',
  linkHint: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie bitte diese Adresse in Ihren Browser:',
  about: 'In dieser E-Mail geht es um Ihre Bewerbung für „{vacancy}“ bei {customer}.',
  labels: { candidate: 'Bewerbung von', vacancy: 'Stelle', when: 'Wann', place: 'Wo' },
  interviews: {
    FI: {
      interview: 'Chat-Interview',
      how: 'Sie beantworten einige Fragen schriftlich, am Handy oder am Computer und zu einer Zeit, die Ihnen passt.',
    },
    SI: {
      interview: 'Video-Interview',
      how: 'Sie nehmen Ihre Antworten mit der Kamera Ihres Handys oder Computers auf, zu einer Zeit, die Ihnen passt. Am besten eignet sich ein ruhiger, heller Ort.',
    },
  },
  buttons: {
    start: '{interview} beginnen',
    goOn: '{interview} fortsetzen',
    open: '{interview} öffnen',
    report: 'Bericht öffnen',
    insights: 'My Insights lesen',
    chooseTime: 'Termin wählen',
    liveInterview: 'Interview öffnen',
    runSheet: 'Ablaufplan öffnen',
    firstPassword: 'Passwort festlegen',
    newPassword: 'Passwort zurücksetzen',
    purchase: 'SMS-Guthaben kaufen',
  },
  notes: {
    ownLink: 'Der Link ist nur für Sie bestimmt. Bitte geben Sie ihn nicht weiter.',
    ifDone: 'Falls Sie das inzwischen schon getan haben, brauchen Sie nichts weiter zu tun.',
    lastTime: 'Wir werden Sie nicht noch einmal daran erinnern.',
    cannotCome: 'Wenn Sie verhindert sind, geben Sie {customer} bitte rechtzeitig Bescheid.',
    code: 'Der Code gilt 10 Minuten und nur einmal.',
    notYou:
      'Wenn Sie sich nicht anmelden wollten, kennt womöglich jemand Ihr Passwort: Ändern Sie es und sagen Sie Ihrer Administration Bescheid.',
    firstPassword:
      'Der Link gilt 72 Stunden und nur einmal. Danach erhalten Sie auf der Anmeldeseite über „Passwort vergessen“ einen neuen.',
    newPassword: 'Der Link gilt 60 Minuten und nur einmal. Ihr bisheriges Passwort gilt, bis Sie ein neues festgelegt haben.',
    notAsked: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.',
    personalData: 'Der Bericht enthält personenbezogene Daten. Bitte geben Sie ihn nur an Personen weiter, die ihn brauchen.',
  },
  assessment: {
    INVITED: {
      subject: '{customer} lädt Sie zu einem {interview} ein',
      lines: [
        'vielen Dank für Ihr Interesse an der Stelle „{vacancy}“. Als nächsten Schritt lädt {customer} Sie zu einem {interview} ein.',
        '{how}',
      ],
    },
    PII_COMPLETED: {
      subject: 'Ihre Angaben sind eingegangen: {vacancy}',
      lines: [
        'vielen Dank. Ihre Angaben für das {interview} für die Stelle „{vacancy}“ bei {customer} sind eingegangen.',
        'Sie können jetzt weitermachen oder später mit diesem Link zurückkehren.',
      ],
    },
    IN_PROGRESS: {
      subject: 'Ihr {interview} hat begonnen: {vacancy}',
      lines: ['Sie haben das {interview} für die Stelle „{vacancy}“ bei {customer} begonnen.', kept],
    },
    COMPLETED: {
      subject: '{customer} hat Ihr {interview} erhalten',
      lines: [
        'vielen Dank, dass Sie das {interview} für die Stelle „{vacancy}“ abgeschlossen haben. {customer} hat Ihre Antworten erhalten.',
        'Sobald sie ausgewertet sind, erfahren Sie, wie es weitergeht. Bis dahin brauchen Sie nichts zu tun.',
      ],
    },
    ASSESSMENT_LINK_RESENT: {
      subject: 'Ihr Link zum {interview} mit {customer}',
      lines: ['hier ist noch einmal Ihr Link zum {interview} für die Stelle „{vacancy}“ bei {customer}.', '{how}'],
    },
    NOT_STARTED_FIRST_REMINDER: {
      subject: 'Erinnerung: Ihr {interview} mit {customer}',
      lines: ['Ihr {interview} für die Stelle „{vacancy}“ bei {customer} wartet auf Sie.', '{how}'],
    },
    NOT_STARTED_SECOND_REMINDER: {
      subject: 'Letzte Erinnerung: Ihr {interview} mit {customer}',
      lines: [
        'Sie haben das {interview} für die Stelle „{vacancy}“ bei {customer} noch nicht begonnen. Wenn Sie weiterhin interessiert sind, ist noch Zeit.',
        '{how}',
      ],
    },
    NOT_COMPLETED_FIRST_REMINDER: {
      subject: 'Erinnerung: Schließen Sie Ihr {interview} mit {customer} ab',
      lines: ['Sie haben das {interview} für die Stelle „{vacancy}“ bei {customer} begonnen, aber noch nicht abgeschlossen.', kept],
    },
    NOT_COMPLETED_SECOND_REMINDER: {
      subject: 'Letzte Erinnerung: Schließen Sie Ihr {interview} mit {customer} ab',
      lines: [
        'Ihr {interview} für die Stelle „{vacancy}“ bei {customer} ist noch nicht abgeschlossen. Ohne die fehlenden Antworten kann es nicht berücksichtigt werden.',
        kept,
      ],
    },
  },
  mails: {
    ORG_USER_CREATE_COMPLETED: {
      subject: 'Willkommen bei {brand}',
      lines: ['für Sie wurde ein Konto angelegt. Legen Sie zu Beginn Ihr Passwort fest; Sie melden sich mit {email} an.'],
    },
    EDGE_USER_EMAIL_MFA_CODE: {
      subject: 'Ihr Bestätigungscode für {brand}',
      lines: ['mit diesem Code schließen Sie die Anmeldung bei {brand} ab.', '{code}'],
    },
    EDGE_USER_RESEND_MFA_CODE: {
      subject: 'Ihr neuer Bestätigungscode für {brand}',
      lines: ['hier ist der neue Code, den Sie angefordert haben. Der vorige gilt nicht mehr.', '{code}'],
    },
    EDGE_USER_RESET_PASSWORD: {
      subject: 'Ihr Passwort für {brand} zurücksetzen',
      lines: ['jemand, vermutlich Sie selbst, möchte das Passwort Ihres Kontos bei {brand} zurücksetzen.'],
    },
    TI_PDF_REQUESTED: {
      subject: 'Ihr Talent-Insights-Bericht ist fertig',
      lines: ['der Talent-Insights-Bericht, den Sie angefordert haben, ist fertig.'],
    },
    MI_PREDICTION_COMPLETED_SUCCESS: {
      subject: 'Ihre Rückmeldung My Insights ist fertig',
      lines: [
        'vielen Dank für Ihr Interview für die Stelle „{vacancy}“ bei {customer}.',
        'My Insights ist für Sie erstellt worden: eine persönliche Rückmeldung dazu, was Ihre Antworten über Ihre Stärken sagen.',
      ],
    },
    MI_PREDICTION_COMPLETED_SHORT: noInsights(
      'Ihre Antworten waren zu kurz, um My Insights zu erstellen, die persönliche Rückmeldung dazu.',
    ),
    MI_PREDICTION_COMPLETED_GARBAGE: noInsights(
      'Ihre Antworten waren zu schwer zu verstehen, um My Insights zu erstellen, die persönliche Rückmeldung dazu.',
    ),
    MI_PREDICTION_COMPLETED_SELF_REPEATER: noInsights(
      'Ihre Antworten wiederholen sich zu sehr, um My Insights zu erstellen, die persönliche Rückmeldung dazu.',
    ),
    MI_PREDICTION_COMPLETED_NON_ENGLISH: noInsights(
      'My Insights, die persönliche Rückmeldung zu Ihren Antworten, gibt es nur für Antworten auf Englisch.',
    ),
    MI_REPORT: {
      subject: 'Ihr My-Insights-Bericht',
      lines: [
        'hier ist Ihr My-Insights-Bericht, die persönliche Rückmeldung zu Ihrem Interview für die Stelle „{vacancy}“ bei {customer}.',
      ],
    },
    APPS_APPLICATION_STATUS_DECLINED: {
      subject: 'Ihre Bewerbung bei {customer}',
      lines: [
        'vielen Dank für Ihre Bewerbung auf die Stelle „{vacancy}“ und für die Zeit, die Sie sich dafür genommen haben.',
        'Leider müssen wir Ihnen mitteilen, dass {customer} Ihre Bewerbung nicht weiterverfolgen wird.',
        'Für Ihren weiteren Weg wünschen wir Ihnen alles Gute.',
      ],
    },
    LI_SCHEDULER_SCHEDULED: {
      subject: 'Gebucht: Interview mit {candidate}, {vacancy}',
      lines: ['das Live-Interview, das Sie angesetzt haben, ist gebucht.'],
    },
    LI_SCHEDULER_UPDATED: {
      subject: 'Geändert: Interview mit {candidate}, {vacancy}',
      lines: ['das Live-Interview, das Sie angesetzt haben, wurde geändert. Es gilt jetzt:'],
    },
    LI_SCHEDULER_CANCELLED: {
      subject: 'Abgesagt: Interview mit {candidate}, {vacancy}',
      lines: ['das Live-Interview, das Sie angesetzt haben, wurde abgesagt.'],
    },
    LI_INTERVIEWER_SCHEDULED: {
      subject: 'Gebucht: Sie führen ein Interview mit {candidate}, {vacancy}',
      lines: ['ein Live-Interview, das Sie führen werden, ist gebucht.'],
    },
    LI_INTERVIEWER_UPDATED: {
      subject: 'Geändert: Ihr Interview mit {candidate}, {vacancy}',
      lines: ['ein Live-Interview, das Sie führen werden, wurde geändert. Es gilt jetzt:'],
    },
    LI_INTERVIEWER_CANCELLED: {
      subject: 'Abgesagt: Ihr Interview mit {candidate}, {vacancy}',
      lines: ['ein Live-Interview, das Sie führen sollten, wurde abgesagt.'],
    },
    LI_INTERVIEWER_RUNSHEET_REMINDER: {
      subject: 'Ablaufplan: Ihr Interview mit {candidate}',
      lines: ['Ihr Live-Interview steht bevor. Bitte sehen Sie sich vorher den Ablaufplan an.'],
    },
    LI_CANDIDATE_INVITATION: {
      subject: '{customer} lädt Sie zu einem Interview ein',
      lines: ['{customer} möchte mit Ihnen über die Stelle „{vacancy}“ sprechen. Bitte wählen Sie einen Termin, der Ihnen passt.'],
    },
    LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER: {
      subject: 'Erinnerung: Wählen Sie einen Termin für Ihr Interview mit {customer}',
      lines: ['Sie haben noch keinen Termin für Ihr Interview für die Stelle „{vacancy}“ bei {customer} gewählt.'],
    },
    LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER: {
      subject: 'Letzte Erinnerung: Wählen Sie einen Termin für Ihr Interview mit {customer}',
      lines: ['{customer} möchte weiterhin gern mit Ihnen über die Stelle „{vacancy}“ sprechen. Bitte wählen Sie einen Termin.'],
    },
    LI_CANDIDATE_SCHEDULED: {
      subject: 'Ihr Interview mit {customer} ist gebucht',
      lines: ['vielen Dank. Ihr Interview mit {customer} ist gebucht.'],
    },
    LI_CANDIDATE_UPCOMING_REMINDER: {
      subject: 'Ihr Interview mit {customer} steht bevor',
      lines: ['wir möchten Sie an Ihr Interview erinnern. {customer} freut sich auf das Gespräch mit Ihnen.'],
    },
    LI_CANDIDATE_CANCELLED: {
      subject: 'Ihr Interview mit {customer} wurde abgesagt',
      lines: ['leider wurde Ihr Interview mit {customer} abgesagt. Es findet nicht statt.'],
    },
    NOTIF_SMS_CREDITS: {
      subject: '{customer}: SMS-Guthaben noch {credits}',
      lines: [
        'das SMS-Guthaben von {customer} in {brand} beträgt noch {credits}. Sie wollten Bescheid bekommen, wenn es unter {threshold} sinkt.',
        'Jeder Teil einer SMS an Bewerbende verbraucht ein Guthaben. Ohne Guthaben werden keine SMS mehr verschickt.',
      ],
    },
  },
});
