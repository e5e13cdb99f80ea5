import { mailTexts } from '../language.ts';

const kept = 'Le Sue risposte sono salvate e può riprendere dal punto in cui ha smesso.';
const noInsights = <const Why extends string>(why: Why) =>
  ({
    subject: 'My Insights: {vacancy}',
    lines: [
      'La ringraziamo per il Suo colloquio per la posizione «{vacancy}» presso {customer}.',
      why,
      'Il colloquio è stato comunque ricevuto. Questo messaggio riguarda soltanto il riscontro personale.',
    ],
  }) as const;

export const italian = mailTexts({
  greeting: 'Gentile {firstName},',
  greetingUnnamed: 'Buongiorno,',
  closing: 'Cordiali saluti',
  linkHint: 'Se il pulsante non funziona, copi questo indirizzo nel Suo browser:',
  about: 'Questa e-mail riguarda la Sua candidatura per «{vacancy}» presso {customer}.',
  labels: { candidate: 'Candidatura di', vacancy: 'Posizione', when: 'Quando', place: 'Dove' },
  interviews: {
    FI: {
      interview: 'colloquio via chat',
      how: 'Risponderà per iscritto ad alcune domande, dal telefono o dal computer, quando Le è più comodo.',
    },
    SI: {
      interview: 'videocolloquio',
      how: 'Registrerà le Sue risposte con la videocamera del telefono o del computer, quando Le è più comodo. L’ideale è un luogo tranquillo e ben illuminato.',
    },
  },
  buttons: {
    start: 'Inizia il {interview}',
    goOn: 'Continua il {interview}',
    open: 'Apri il {interview}',
    report: 'Apri il rapporto',
    insights: 'Leggi My Insights',
    chooseTime: 'Scegli un orario',
    liveInterview: 'Apri il colloquio',
    runSheet: 'Apri la scaletta',
    firstPassword: 'Imposta la password',
    newPassword: 'Reimposta la password',
    purchase: 'Acquista crediti SMS',
  },
  notes: {
    ownLink: 'Il link è personale: La preghiamo di non inoltrarlo.',
    ifDone: 'Se nel frattempo l’ha già fatto, non occorre altro.',
    lastTime: 'Non Le invieremo altri promemoria al riguardo.',
    cannotCome: 'In caso di impedimento, La preghiamo di avvisare {customer} per tempo.',
    code: 'È valido per 10 minuti e si può usare una sola volta.',
    notYou: 'Se non ha tentato di accedere, qualcuno potrebbe conoscere la Sua password: la cambi e avvisi chi amministra il sistema.',
    firstPassword:
      'Il link è valido per 72 ore e si può usare una sola volta. In seguito, scelga «Password dimenticata» nella pagina di accesso per riceverne uno nuovo.',
    newPassword:
      'Il link è valido per 60 minuti e si può usare una sola volta. La password attuale resta valida finché non ne avrà impostata una nuova.',
    notAsked: 'Se non ne ha fatto richiesta, può ignorare questa e-mail.',
    personalData: 'Il rapporto contiene dati personali. La preghiamo di condividerlo solo con chi ne ha bisogno.',
  },
  assessment: {
    INVITED: {
      subject: '{customer} La invita a un {interview}',
      lines: [
        'La ringraziamo per il Suo interesse per la posizione «{vacancy}». Come prossimo passo, {customer} La invita a un {interview}.',
        '{how}',
      ],
    },
    PII_COMPLETED: {
      subject: 'I Suoi dati sono stati ricevuti: {vacancy}',
      lines: [
        'Grazie. I Suoi dati per il {interview} per la posizione «{vacancy}» presso {customer} sono stati ricevuti.',
        'Può continuare subito oppure tornare più tardi con questo link.',
      ],
    },
    IN_PROGRESS: {
      subject: 'Il Suo {interview} è iniziato: {vacancy}',
      lines: ['Ha iniziato il {interview} per la posizione «{vacancy}» presso {customer}.', kept],
    },
    COMPLETED: {
      subject: '{customer} ha ricevuto il Suo {interview}',
      lines: [
        'La ringraziamo per aver completato il {interview} per la posizione «{vacancy}». {customer} ha ricevuto le Sue risposte.',
        'Quando saranno state esaminate, riceverà notizie sui passi successivi. Fino ad allora non occorre fare altro.',
      ],
    },
    ASSESSMENT_LINK_RESENT: {
      subject: 'Il Suo link per il {interview} con {customer}',
      lines: ['Ecco di nuovo il Suo link per il {interview} per la posizione «{vacancy}» presso {customer}.', '{how}'],
    },
    NOT_STARTED_FIRST_REMINDER: {
      subject: 'Promemoria: il Suo {interview} con {customer}',
      lines: ['Il Suo {interview} per la posizione «{vacancy}» presso {customer} La attende.', '{how}'],
    },
    NOT_STARTED_SECOND_REMINDER: {
      subject: 'Ultimo promemoria: il Suo {interview} con {customer}',
      lines: [
        'Non ha ancora iniziato il {interview} per la posizione «{vacancy}» presso {customer}. Se la posizione Le interessa ancora, è sempre in tempo.',
        '{how}',
      ],
    },
    NOT_COMPLETED_FIRST_REMINDER: {
      subject: 'Promemoria: completi il Suo {interview} con {customer}',
      lines: ['Ha iniziato il {interview} per la posizione «{vacancy}» presso {customer}, ma non l’ha ancora completato.', kept],
    },
    NOT_COMPLETED_SECOND_REMINDER: {
      subject: 'Ultimo promemoria: completi il Suo {interview} con {customer}',
      lines: [
        'Il Suo {interview} per la posizione «{vacancy}» presso {customer} non è ancora completo. Senza le risposte mancanti non potrà essere preso in considerazione.',
        kept,
      ],
    },
  },
  mails: {
    ORG_USER_CREATE_COMPLETED: {
      subject: 'Le diamo il benvenuto in {brand}',
      lines: ['È stato creato un account per Lei. Per iniziare imposti la password; per accedere usi {email}.'],
    },
    EDGE_USER_EMAIL_MFA_CODE: {
      subject: 'Il Suo codice di verifica {brand}',
      lines: ['Usi questo codice per completare l’accesso a {brand}.', '{code}'],
    },
    EDGE_USER_RESEND_MFA_CODE: {
      subject: 'Il Suo nuovo codice di verifica {brand}',
      lines: ['Ecco il nuovo codice che ha richiesto. Il codice precedente non è più valido.', '{code}'],
    },
    EDGE_USER_RESET_PASSWORD: {
      subject: 'Reimpostare la password di {brand}',
      lines: ['Qualcuno, molto probabilmente Lei, ha chiesto di reimpostare la password del Suo account {brand}.'],
    },
    TI_PDF_REQUESTED: {
      subject: 'Il Suo rapporto Talent Insights è pronto',
      lines: ['Il rapporto Talent Insights che ha richiesto è pronto.'],
    },
    MI_PREDICTION_COMPLETED_SUCCESS: {
      subject: 'Il Suo riscontro My Insights è pronto',
      lines: [
        'La ringraziamo per il Suo colloquio per la posizione «{vacancy}» presso {customer}.',
        'My Insights è pronto: un riscontro personale su ciò che le Sue risposte dicono dei Suoi punti di forza.',
      ],
    },
    MI_PREDICTION_COMPLETED_SHORT: noInsights('Le Sue risposte erano troppo brevi per preparare My Insights, il riscontro personale.'),
    MI_PREDICTION_COMPLETED_GARBAGE: noInsights(
      'Le Sue risposte erano troppo difficili da capire per preparare My Insights, il riscontro personale.',
    ),
    MI_PREDICTION_COMPLETED_SELF_REPEATER: noInsights(
      'Le Sue risposte si ripetono troppo per preparare My Insights, il riscontro personale.',
    ),
    MI_PREDICTION_COMPLETED_NON_ENGLISH: noInsights(
      'My Insights, il riscontro personale sulle Sue risposte, è disponibile solo per risposte in inglese.',
    ),
    MI_REPORT: {
      subject: 'Il Suo rapporto My Insights',
      lines: ['Ecco il Suo rapporto My Insights, il riscontro personale sul Suo colloquio per la posizione «{vacancy}» presso {customer}.'],
    },
    APPS_APPLICATION_STATUS_DECLINED: {
      subject: 'La Sua candidatura presso {customer}',
      lines: [
        'La ringraziamo per la Sua candidatura per la posizione «{vacancy}» e per il tempo che vi ha dedicato.',
        'Siamo spiacenti di comunicarLe che {customer} non darà seguito alla Sua candidatura.',
        'Le auguriamo ogni bene per il Suo futuro.',
      ],
    },
    LI_SCHEDULER_SCHEDULED: {
      subject: 'Prenotato: colloquio con {candidate}, {vacancy}',
      lines: ['Il colloquio dal vivo che ha organizzato è prenotato.'],
    },
    LI_SCHEDULER_UPDATED: {
      subject: 'Modificato: colloquio con {candidate}, {vacancy}',
      lines: ['Il colloquio dal vivo che ha organizzato è stato modificato. Ora vale quanto segue:'],
    },
    LI_SCHEDULER_CANCELLED: {
      subject: 'Annullato: colloquio con {candidate}, {vacancy}',
      lines: ['Il colloquio dal vivo che ha organizzato è stato annullato.'],
    },
    LI_INTERVIEWER_SCHEDULED: {
      subject: 'Prenotato: un colloquio condotto da Lei con {candidate}, {vacancy}',
      lines: ['È stato prenotato un colloquio dal vivo che condurrà Lei.'],
    },
    LI_INTERVIEWER_UPDATED: {
      subject: 'Modificato: il Suo colloquio con {candidate}, {vacancy}',
      lines: ['Un colloquio dal vivo che condurrà Lei è stato modificato. Ora vale quanto segue:'],
    },
    LI_INTERVIEWER_CANCELLED: {
      subject: 'Annullato: il Suo colloquio con {candidate}, {vacancy}',
      lines: ['Un colloquio dal vivo che avrebbe condotto Lei è stato annullato.'],
    },
    LI_INTERVIEWER_RUNSHEET_REMINDER: {
      subject: 'Scaletta: il Suo colloquio con {candidate}',
      lines: ['Il Suo colloquio dal vivo si avvicina. La preghiamo di consultare prima la scaletta.'],
    },
    LI_CANDIDATE_INVITATION: {
      subject: '{customer} La invita a un colloquio',
      lines: ['{customer} desidera parlare con Lei della posizione «{vacancy}». La preghiamo di scegliere un orario che Le vada bene.'],
    },
    LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER: {
      subject: 'Promemoria: scelga un orario per il Suo colloquio con {customer}',
      lines: ['Non ha ancora scelto un orario per il Suo colloquio per la posizione «{vacancy}» presso {customer}.'],
    },
    LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER: {
      subject: 'Ultimo promemoria: scelga un orario per il Suo colloquio con {customer}',
      lines: ['{customer} desidera ancora parlare con Lei della posizione «{vacancy}». La preghiamo di scegliere un orario.'],
    },
    LI_CANDIDATE_SCHEDULED: {
      subject: 'Il Suo colloquio con {customer} è prenotato',
      lines: ['Grazie. Il Suo colloquio con {customer} è prenotato.'],
    },
    LI_CANDIDATE_UPCOMING_REMINDER: {
      subject: 'Il Suo colloquio con {customer} si avvicina',
      lines: ['Le ricordiamo il Suo colloquio. {customer} sarà felice di parlare con Lei.'],
    },
    LI_CANDIDATE_CANCELLED: {
      subject: 'Il Suo colloquio con {customer} è stato annullato',
      lines: ['Ci dispiace: il Suo colloquio con {customer} è stato annullato e non avrà luogo.'],
    },
    NOTIF_SMS_CREDITS: {
      subject: '{customer}: crediti SMS rimasti: {credits}',
      lines: [
        'Crediti SMS che restano a {customer} in {brand}: {credits}. Ha chiesto un avviso quando sono meno di {threshold}.',
        'Ogni parte di un SMS inviato a chi si candida consuma un credito. Senza crediti non vengono più inviati SMS.',
      ],
    },
  },
});
