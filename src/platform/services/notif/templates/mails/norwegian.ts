import { mailTexts } from '../language.ts';

const kept = 'Svarene dine er lagret, og du kan fortsette der du slapp.';
const noInsights = <const Why extends string>(why: Why) =>
  ({
    subject: 'My Insights: {vacancy}',
    lines: [
      'Takk for intervjuet ditt for stillingen «{vacancy}» hos {customer}.',
      why,
      'Selve intervjuet er mottatt. Denne meldingen handler bare om den personlige tilbakemeldingen.',
    ],
  }) as const;

export const norwegian = mailTexts({
  greeting: 'Hei, {firstName}!',
  greetingUnnamed: 'Hei!',
  closing: 'Vennlig hilsen',
  linkHint: 'Hvis knappen ikke virker, kan du kopiere denne adressen inn i nettleseren:',
  about: 'Denne e-posten handler om søknaden din på «{vacancy}» hos {customer}.',
  labels: { candidate: 'Søker', vacancy: 'Stilling', when: 'Når', place: 'Hvor' },
  interviews: {
    FI: {
      interview: 'chatintervju',
      how: 'Du svarer skriftlig på noen spørsmål, på en telefon eller datamaskin, når det passer deg.',
    },
    SI: {
      interview: 'videointervju',
      how: 'Du tar opp svarene dine med kameraet på en telefon eller datamaskin, når det passer deg. Et rolig sted med godt lys er best.',
    },
  },
  buttons: {
    start: 'Start {interview}et',
    goOn: 'Fortsett {interview}et',
    open: 'Åpne {interview}et',
    report: 'Åpne rapporten',
    insights: 'Les My Insights',
    chooseTime: 'Velg et tidspunkt',
    liveInterview: 'Åpne samtalen',
    runSheet: 'Åpne kjøreplanen',
    firstPassword: 'Velg passordet ditt',
    newPassword: 'Tilbakestill passordet',
    purchase: 'Kjøp SMS-kreditter',
  },
  notes: {
    ownLink: 'Lenken er bare til deg, så vi ber deg om ikke å gi den videre.',
    ifDone: 'Hvis du allerede har gjort det, trenger du ikke gjøre noe mer.',
    lastTime: 'Vi minner deg ikke om dette igjen.',
    cannotCome: 'Hvis du blir forhindret, ber vi deg gi beskjed til {customer} i god tid.',
    code: 'Den gjelder i 10 minutter og kan brukes én gang.',
    notYou: 'Hvis du ikke har prøvd å logge inn, kan noen kjenne passordet ditt: Bytt det, og si fra til administratoren.',
    firstPassword:
      'Lenken gjelder i 72 timer og kan brukes én gang. Deretter kan du velge «Glemt passord» på innloggingssiden for å få en ny.',
    newPassword: 'Lenken gjelder i 60 minutter og kan brukes én gang. Det nåværende passordet gjelder til du har valgt et nytt.',
    notAsked: 'Hvis du ikke har bedt om dette, kan du se bort fra denne e-posten.',
    personalData: 'Rapporten inneholder personopplysninger. Del den bare med dem som trenger den.',
  },
  assessment: {
    INVITED: {
      subject: '{customer} inviterer deg til et {interview}',
      lines: ['Takk for interessen for stillingen «{vacancy}». Som neste steg inviterer {customer} deg til et {interview}.', '{how}'],
    },
    PII_COMPLETED: {
      subject: 'Opplysningene dine er mottatt: {vacancy}',
      lines: [
        'Takk. Opplysningene dine til {interview}et for stillingen «{vacancy}» hos {customer} er mottatt.',
        'Du kan fortsette nå eller komme tilbake senere med denne lenken.',
      ],
    },
    IN_PROGRESS: {
      subject: 'Du har begynt på {interview}et: {vacancy}',
      lines: ['Du har begynt på {interview}et for stillingen «{vacancy}» hos {customer}.', kept],
    },
    COMPLETED: {
      subject: '{customer} har mottatt {interview}et ditt',
      lines: [
        'Takk for at du har gjennomført {interview}et for stillingen «{vacancy}». {customer} har mottatt svarene dine.',
        'Når de er gjennomgått, hører du om de neste stegene. Frem til da trenger du ikke gjøre noe.',
      ],
    },
    ASSESSMENT_LINK_RESENT: {
      subject: 'Lenken til {interview}et ditt med {customer}',
      lines: ['Her er lenken til {interview}et for stillingen «{vacancy}» hos {customer} en gang til.', '{how}'],
    },
    NOT_STARTED_FIRST_REMINDER: {
      subject: 'Påminnelse: {interview}et ditt med {customer}',
      lines: ['{Interview}et ditt for stillingen «{vacancy}» hos {customer} venter på deg.', '{how}'],
    },
    NOT_STARTED_SECOND_REMINDER: {
      subject: 'Siste påminnelse: {interview}et ditt med {customer}',
      lines: [
        'Du har ennå ikke begynt på {interview}et for stillingen «{vacancy}» hos {customer}. Hvis du fortsatt er interessert, rekker du det ennå.',
        '{how}',
      ],
    },
    NOT_COMPLETED_FIRST_REMINDER: {
      subject: 'Påminnelse: fullfør {interview}et med {customer}',
      lines: ['Du har begynt på {interview}et for stillingen «{vacancy}» hos {customer}, men har ikke fullført det ennå.', kept],
    },
    NOT_COMPLETED_SECOND_REMINDER: {
      subject: 'Siste påminnelse: fullfør {interview}et med {customer}',
      lines: [
        '{Interview}et ditt for stillingen «{vacancy}» hos {customer} er fortsatt ikke fullført. Uten svarene som mangler, kan det ikke tas i betraktning.',
        kept,
      ],
    },
  },
  mails: {
    ORG_USER_CREATE_COMPLETED: {
      subject: 'Velkommen til {brand}',
      lines: ['Det er opprettet en konto for deg. Velg et passord for å komme i gang; du logger inn med {email}.'],
    },
    EDGE_USER_EMAIL_MFA_CODE: {
      subject: 'Bekreftelseskoden din for {brand}',
      lines: ['Bruk denne koden for å fullføre innloggingen i {brand}.', '{code}'],
    },
    EDGE_USER_RESEND_MFA_CODE: {
      subject: 'Den nye bekreftelseskoden din for {brand}',
      lines: ['Her er den nye koden du ba om. Den forrige koden virker ikke lenger.', '{code}'],
    },
    EDGE_USER_RESET_PASSWORD: {
      subject: 'Tilbakestill passordet ditt for {brand}',
      lines: ['Noen, mest sannsynlig du selv, har bedt om å tilbakestille passordet til kontoen din i {brand}.'],
    },
    TI_PDF_REQUESTED: {
      subject: 'Talent Insights-rapporten din er klar',
      lines: ['Talent Insights-rapporten som du ba om, er klar.'],
    },
    MI_PREDICTION_COMPLETED_SUCCESS: {
      subject: 'Tilbakemeldingen My Insights er klar',
      lines: [
        'Takk for intervjuet ditt for stillingen «{vacancy}» hos {customer}.',
        'My Insights er klar til deg: en personlig tilbakemelding om hva svarene dine sier om styrkene dine.',
      ],
    },
    MI_PREDICTION_COMPLETED_SHORT: noInsights(
      'Svarene dine var for korte til at vi kunne lage My Insights, den personlige tilbakemeldingen.',
    ),
    MI_PREDICTION_COMPLETED_GARBAGE: noInsights(
      'Svarene dine var for vanskelige å forstå til at vi kunne lage My Insights, den personlige tilbakemeldingen.',
    ),
    MI_PREDICTION_COMPLETED_SELF_REPEATER: noInsights(
      'Svarene dine gjentar seg for mye til at vi kunne lage My Insights, den personlige tilbakemeldingen.',
    ),
    MI_PREDICTION_COMPLETED_NON_ENGLISH: noInsights(
      'My Insights, den personlige tilbakemeldingen på svarene dine, finnes bare for svar på engelsk.',
    ),
    MI_REPORT: {
      subject: 'My Insights-rapporten din',
      lines: ['Her er My Insights-rapporten din, den personlige tilbakemeldingen på intervjuet for stillingen «{vacancy}» hos {customer}.'],
    },
    APPS_APPLICATION_STATUS_DECLINED: {
      subject: 'Søknaden din hos {customer}',
      lines: [
        'Takk for søknaden din på stillingen «{vacancy}» og for tiden du har brukt på den.',
        'Vi må dessverre meddele at {customer} ikke går videre med søknaden din.',
        'Vi ønsker deg lykke til videre.',
      ],
    },
    LI_SCHEDULER_SCHEDULED: {
      subject: 'Booket: samtale med {candidate}, {vacancy}',
      lines: ['Direktesamtalen som du har satt opp, er booket.'],
    },
    LI_SCHEDULER_UPDATED: {
      subject: 'Endret: samtale med {candidate}, {vacancy}',
      lines: ['Direktesamtalen som du har satt opp, er endret. Nå gjelder dette:'],
    },
    LI_SCHEDULER_CANCELLED: {
      subject: 'Avlyst: samtale med {candidate}, {vacancy}',
      lines: ['Direktesamtalen som du har satt opp, er avlyst.'],
    },
    LI_INTERVIEWER_SCHEDULED: {
      subject: 'Booket: du skal intervjue {candidate}, {vacancy}',
      lines: ['Det er booket en direktesamtale som du skal holde.'],
    },
    LI_INTERVIEWER_UPDATED: {
      subject: 'Endret: samtalen din med {candidate}, {vacancy}',
      lines: ['En direktesamtale som du skal holde, er endret. Nå gjelder dette:'],
    },
    LI_INTERVIEWER_CANCELLED: {
      subject: 'Avlyst: samtalen din med {candidate}, {vacancy}',
      lines: ['En direktesamtale som du skulle holde, er avlyst.'],
    },
    LI_INTERVIEWER_RUNSHEET_REMINDER: {
      subject: 'Kjøreplan: samtalen din med {candidate}',
      lines: ['Direktesamtalen din nærmer seg. Vi ber deg se gjennom kjøreplanen på forhånd.'],
    },
    LI_CANDIDATE_INVITATION: {
      subject: '{customer} inviterer deg til en samtale',
      lines: ['{customer} vil gjerne snakke med deg om stillingen «{vacancy}». Velg et tidspunkt som passer deg.'],
    },
    LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER: {
      subject: 'Påminnelse: velg et tidspunkt for samtalen med {customer}',
      lines: ['Du har ennå ikke valgt et tidspunkt for samtalen om stillingen «{vacancy}» hos {customer}.'],
    },
    LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER: {
      subject: 'Siste påminnelse: velg et tidspunkt for samtalen med {customer}',
      lines: ['{customer} vil fortsatt gjerne snakke med deg om stillingen «{vacancy}». Vi ber deg velge et tidspunkt.'],
    },
    LI_CANDIDATE_SCHEDULED: {
      subject: 'Samtalen din med {customer} er booket',
      lines: ['Takk. Samtalen din med {customer} er booket.'],
    },
    LI_CANDIDATE_UPCOMING_REMINDER: {
      subject: 'Samtalen din med {customer} nærmer seg',
      lines: ['Her er en påminnelse om samtalen din. {customer} gleder seg til å snakke med deg.'],
    },
    LI_CANDIDATE_CANCELLED: {
      subject: 'Samtalen din med {customer} er avlyst',
      lines: ['Vi beklager: Samtalen din med {customer} er avlyst og blir ikke noe av.'],
    },
    NOTIF_SMS_CREDITS: {
      subject: '{customer}: SMS-kreditter igjen: {credits}',
      lines: [
        'SMS-kreditter som {customer} har igjen i {brand}: {credits}. Du har bedt om beskjed når det er færre enn {threshold}.',
        'Hver del av en SMS til en søker koster én kreditt. Uten kreditter sendes det ikke flere SMS-er.',
      ],
    },
  },
});
