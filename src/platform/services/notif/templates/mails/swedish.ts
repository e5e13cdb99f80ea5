import { mailTexts } from '../language.ts';

const kept = 'Dina svar är sparade, och du kan fortsätta där du slutade.';
const noInsights = <const Why extends string>(why: Why) =>
  ({
    subject: 'My Insights: {vacancy}',
    lines: [
      'Tack för din intervju för tjänsten ”{vacancy}” hos {customer}.',
      why,
      'Själva intervjun har tagits emot. Det här meddelandet gäller bara den personliga återkopplingen.',
    ],
  }) as const;

export const swedish = mailTexts({
  greeting: 'Hej {firstName}!',
  greetingUnnamed: 'Hej!',
  closing: 'Vänliga hälsningar',
  linkHint: 'Om knappen inte fungerar kan du kopiera den här adressen till webbläsaren:',
  about: 'Det här mejlet gäller din ansökan till ”{vacancy}” hos {customer}.',
  labels: { candidate: 'Sökande', vacancy: 'Tjänst', when: 'När', place: 'Var' },
  interviews: {
    FI: {
      interview: 'chattintervju',
      how: 'Du svarar skriftligt på några frågor, på en telefon eller dator, när det passar dig.',
    },
    SI: {
      interview: 'videointervju',
      how: 'Du spelar in dina svar med kameran på en telefon eller dator, när det passar dig. En lugn plats med bra ljus är bäst.',
    },
  },
  buttons: {
    start: 'Börja {interview}n',
    goOn: 'Fortsätt {interview}n',
    open: 'Öppna {interview}n',
    report: 'Öppna rapporten',
    insights: 'Läs My Insights',
    chooseTime: 'Välj en tid',
    liveInterview: 'Öppna intervjun',
    runSheet: 'Öppna körschemat',
    firstPassword: 'Välj ditt lösenord',
    newPassword: 'Återställ lösenordet',
    purchase: 'Köp sms-krediter',
  },
  notes: {
    ownLink: 'Länken är bara till för dig, så lämna den inte vidare.',
    ifDone: 'Om du redan har gjort det behöver du inte göra något mer.',
    lastTime: 'Vi påminner dig inte om detta igen.',
    cannotCome: 'Om du får förhinder ber vi dig meddela {customer} i god tid.',
    code: 'Den gäller i 10 minuter och kan användas en gång.',
    notYou: 'Om du inte har försökt logga in kan någon känna till ditt lösenord: byt det och säg till din administratör.',
    firstPassword:
      'Länken gäller i 72 timmar och kan användas en gång. Därefter kan du välja ”Glömt lösenordet” på inloggningssidan för att få en ny.',
    newPassword: 'Länken gäller i 60 minuter och kan användas en gång. Ditt nuvarande lösenord gäller tills du har valt ett nytt.',
    notAsked: 'Om du inte har bett om detta kan du bortse från det här mejlet.',
    personalData: 'Rapporten innehåller personuppgifter. Dela den bara med dem som behöver den.',
  },
  assessment: {
    INVITED: {
      subject: '{customer} bjuder in dig till en {interview}',
      lines: ['Tack för ditt intresse för tjänsten ”{vacancy}”. Som nästa steg bjuder {customer} in dig till en {interview}.', '{how}'],
    },
    PII_COMPLETED: {
      subject: 'Dina uppgifter har tagits emot: {vacancy}',
      lines: [
        'Tack. Dina uppgifter för {interview}n för tjänsten ”{vacancy}” hos {customer} har tagits emot.',
        'Du kan fortsätta nu eller återkomma senare med den här länken.',
      ],
    },
    IN_PROGRESS: {
      subject: 'Din {interview} har börjat: {vacancy}',
      lines: ['Du har börjat på {interview}n för tjänsten ”{vacancy}” hos {customer}.', kept],
    },
    COMPLETED: {
      subject: '{customer} har tagit emot din {interview}',
      lines: [
        'Tack för att du har gjort klart {interview}n för tjänsten ”{vacancy}”. {customer} har tagit emot dina svar.',
        'När de har gåtts igenom får du veta vad som händer härnäst. Till dess behöver du inte göra något.',
      ],
    },
    ASSESSMENT_LINK_RESENT: {
      subject: 'Din länk till {interview}n med {customer}',
      lines: ['Här är din länk till {interview}n för tjänsten ”{vacancy}” hos {customer} en gång till.', '{how}'],
    },
    NOT_STARTED_FIRST_REMINDER: {
      subject: 'Påminnelse: din {interview} med {customer}',
      lines: ['Din {interview} för tjänsten ”{vacancy}” hos {customer} väntar på dig.', '{how}'],
    },
    NOT_STARTED_SECOND_REMINDER: {
      subject: 'Sista påminnelsen: din {interview} med {customer}',
      lines: [
        'Du har ännu inte börjat på {interview}n för tjänsten ”{vacancy}” hos {customer}. Om du fortfarande är intresserad hinner du än.',
        '{how}',
      ],
    },
    NOT_COMPLETED_FIRST_REMINDER: {
      subject: 'Påminnelse: gör klart din {interview} med {customer}',
      lines: ['Du har börjat på {interview}n för tjänsten ”{vacancy}” hos {customer}, men inte gjort klart den än.', kept],
    },
    NOT_COMPLETED_SECOND_REMINDER: {
      subject: 'Sista påminnelsen: gör klart din {interview} med {customer}',
      lines: [
        'Din {interview} för tjänsten ”{vacancy}” hos {customer} är fortfarande inte klar. Utan svaren som saknas kan den inte beaktas.',
        kept,
      ],
    },
  },
  mails: {
    ORG_USER_CREATE_COMPLETED: {
      subject: 'Välkommen till {brand}',
      lines: ['Ett konto har skapats för dig. Välj ditt lösenord för att komma i gång; du loggar in med {email}.'],
    },
    EDGE_USER_EMAIL_MFA_CODE: {
      subject: 'Din verifieringskod för {brand}',
      lines: ['Använd den här koden för att slutföra inloggningen i {brand}.', '{code}'],
    },
    EDGE_USER_RESEND_MFA_CODE: {
      subject: 'Din nya verifieringskod för {brand}',
      lines: ['Här är den nya koden som du bad om. Den förra koden gäller inte längre.', '{code}'],
    },
    EDGE_USER_RESET_PASSWORD: {
      subject: 'Återställ ditt lösenord för {brand}',
      lines: ['Någon, troligen du själv, har bett om att återställa lösenordet till ditt konto i {brand}.'],
    },
    TI_PDF_REQUESTED: {
      subject: 'Din Talent Insights-rapport är klar',
      lines: ['Talent Insights-rapporten som du bad om är klar.'],
    },
    MI_PREDICTION_COMPLETED_SUCCESS: {
      subject: 'Din återkoppling My Insights är klar',
      lines: [
        'Tack för din intervju för tjänsten ”{vacancy}” hos {customer}.',
        'My Insights är klart för dig: en personlig återkoppling om vad dina svar säger om dina styrkor.',
      ],
    },
    MI_PREDICTION_COMPLETED_SHORT: noInsights(
      'Dina svar var för korta för att vi skulle kunna ta fram My Insights, den personliga återkopplingen.',
    ),
    MI_PREDICTION_COMPLETED_GARBAGE: noInsights(
      'Dina svar var för svåra att förstå för att vi skulle kunna ta fram My Insights, den personliga återkopplingen.',
    ),
    MI_PREDICTION_COMPLETED_SELF_REPEATER: noInsights(
      'Dina svar upprepar sig för mycket för att vi skulle kunna ta fram My Insights, den personliga återkopplingen.',
    ),
    MI_PREDICTION_COMPLETED_NON_ENGLISH: noInsights(
      'My Insights, den personliga återkopplingen på dina svar, finns bara för svar på engelska.',
    ),
    MI_REPORT: {
      subject: 'Din My Insights-rapport',
      lines: ['Här är din My Insights-rapport, den personliga återkopplingen på din intervju för tjänsten ”{vacancy}” hos {customer}.'],
    },
    APPS_APPLICATION_STATUS_DECLINED: {
      subject: 'Din ansökan hos {customer}',
      lines: [
        'Tack för din ansökan till tjänsten ”{vacancy}” och för den tid du har lagt på den.',
        'Vi måste tyvärr meddela att {customer} inte går vidare med din ansökan.',
        'Vi önskar dig lycka till framöver.',
      ],
    },
    LI_SCHEDULER_SCHEDULED: {
      subject: 'Bokad: intervju med {candidate}, {vacancy}',
      lines: ['Liveintervjun som du har lagt upp är bokad.'],
    },
    LI_SCHEDULER_UPDATED: {
      subject: 'Ändrad: intervju med {candidate}, {vacancy}',
      lines: ['Liveintervjun som du har lagt upp har ändrats. Nu gäller:'],
    },
    LI_SCHEDULER_CANCELLED: {
      subject: 'Inställd: intervju med {candidate}, {vacancy}',
      lines: ['Liveintervjun som du har lagt upp är inställd.'],
    },
    LI_INTERVIEWER_SCHEDULED: {
      subject: 'Bokad: du intervjuar {candidate}, {vacancy}',
      lines: ['En liveintervju som du ska hålla har bokats.'],
    },
    LI_INTERVIEWER_UPDATED: {
      subject: 'Ändrad: din intervju med {candidate}, {vacancy}',
      lines: ['En liveintervju som du ska hålla har ändrats. Nu gäller:'],
    },
    LI_INTERVIEWER_CANCELLED: {
      subject: 'Inställd: din intervju med {candidate}, {vacancy}',
      lines: ['En liveintervju som du skulle hålla är inställd.'],
    },
    LI_INTERVIEWER_RUNSHEET_REMINDER: {
      subject: 'Körschema: din intervju med {candidate}',
      lines: ['Din liveintervju närmar sig. Gå gärna igenom körschemat i förväg.'],
    },
    LI_CANDIDATE_INVITATION: {
      subject: '{customer} bjuder in dig till en intervju',
      lines: ['{customer} vill gärna prata med dig om tjänsten ”{vacancy}”. Välj en tid som passar dig.'],
    },
    LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER: {
      subject: 'Påminnelse: välj en tid för din intervju med {customer}',
      lines: ['Du har ännu inte valt en tid för din intervju för tjänsten ”{vacancy}” hos {customer}.'],
    },
    LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER: {
      subject: 'Sista påminnelsen: välj en tid för din intervju med {customer}',
      lines: ['{customer} vill fortfarande gärna prata med dig om tjänsten ”{vacancy}”. Vi ber dig välja en tid.'],
    },
    LI_CANDIDATE_SCHEDULED: {
      subject: 'Din intervju med {customer} är bokad',
      lines: ['Tack. Din intervju med {customer} är bokad.'],
    },
    LI_CANDIDATE_UPCOMING_REMINDER: {
      subject: 'Din intervju med {customer} närmar sig',
      lines: ['Det här är en påminnelse om din intervju. {customer} ser fram emot att prata med dig.'],
    },
    LI_CANDIDATE_CANCELLED: {
      subject: 'Din intervju med {customer} är inställd',
      lines: ['Vi beklagar: din intervju med {customer} är inställd och blir inte av.'],
    },
    NOTIF_SMS_CREDITS: {
      subject: '{customer}: sms-krediter kvar: {credits}',
      lines: [
        'Sms-krediter som {customer} har kvar i {brand}: {credits}. Du har bett om besked när det finns färre än {threshold}.',
        'Varje del av ett sms till en sökande kostar en kredit. Utan krediter skickas inga fler sms.',
      ],
    },
  },
});
