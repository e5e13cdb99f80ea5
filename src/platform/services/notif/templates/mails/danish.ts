import { mailTexts } from '../language.ts';

const kept = 'Dine svar er gemt, og du kan fortsætte, hvor du slap.';
const noInsights = <const Why extends string>(why: Why) =>
  ({
    subject: 'My Insights: {vacancy}',
    lines: [
      'Tak for dit interview til stillingen »{vacancy}« hos {customer}.',
      why,
      'Selve interviewet er modtaget. Denne besked handler kun om den personlige tilbagemelding.',
    ],
  }) as const;

export const danish = mailTexts({
  greeting: 'Hej {firstName}',
  greetingUnnamed: 'Hej',
  closing: 'Venlig hilsen',
  linkHint: 'Hvis knappen ikke virker, kan du kopiere denne adresse til din browser:',
  about: 'Denne e-mail handler om din ansøgning til »{vacancy}« hos {customer}.',
  labels: { candidate: 'Ansøger', vacancy: 'Stilling', when: 'Hvornår', place: 'Hvor' },
  interviews: {
    FI: {
      interview: 'chatinterview',
      how: 'Du besvarer nogle spørgsmål skriftligt på en telefon eller en computer, når det passer dig.',
    },
    SI: {
      interview: 'videointerview',
      how: 'Du optager dine svar med kameraet på en telefon eller en computer, når det passer dig. Et roligt sted med godt lys er bedst.',
    },
  },
  buttons: {
    start: 'Start dit {interview}',
    goOn: 'Fortsæt dit {interview}',
    open: 'Åbn dit {interview}',
    report: 'Åbn rapporten',
    insights: 'Læs My Insights',
    chooseTime: 'Vælg et tidspunkt',
    liveInterview: 'Åbn samtalen',
    runSheet: 'Åbn køreplanen',
    firstPassword: 'Vælg din adgangskode',
    newPassword: 'Nulstil adgangskoden',
    purchase: 'Køb sms-kreditter',
  },
  notes: {
    ownLink: 'Linket er kun til dig, så giv det venligst ikke videre.',
    ifDone: 'Hvis du allerede har gjort det, behøver du ikke gøre mere.',
    lastTime: 'Vi minder dig ikke om det igen.',
    cannotCome: 'Hvis du bliver forhindret, så giv venligst {customer} besked i god tid.',
    code: 'Den gælder i 10 minutter og kan bruges én gang.',
    notYou: 'Hvis du ikke har prøvet at logge ind, kender nogen måske din adgangskode: Skift den, og sig det til din administrator.',
    firstPassword:
      'Linket gælder i 72 timer og kan bruges én gang. Derefter kan du vælge »Glemt adgangskode« på login-siden for at få et nyt.',
    newPassword: 'Linket gælder i 60 minutter og kan bruges én gang. Din nuværende adgangskode gælder, indtil du har valgt en ny.',
    notAsked: 'Hvis du ikke har bedt om det, kan du se bort fra denne e-mail.',
    personalData: 'Rapporten indeholder personoplysninger. Del den kun med dem, der har brug for den.',
  },
  assessment: {
    INVITED: {
      subject: '{customer} inviterer dig til et {interview}',
      lines: ['Tak for din interesse for stillingen »{vacancy}«. Som næste skridt inviterer {customer} dig til et {interview}.', '{how}'],
    },
    PII_COMPLETED: {
      subject: 'Dine oplysninger er modtaget: {vacancy}',
      lines: [
        'Tak. Dine oplysninger til dit {interview} til stillingen »{vacancy}« hos {customer} er modtaget.',
        'Du kan fortsætte nu eller vende tilbage senere med dette link.',
      ],
    },
    IN_PROGRESS: {
      subject: 'Dit {interview} er begyndt: {vacancy}',
      lines: ['Du er begyndt på dit {interview} til stillingen »{vacancy}« hos {customer}.', kept],
    },
    COMPLETED: {
      subject: '{customer} har modtaget dit {interview}',
      lines: [
        'Tak, fordi du har gennemført dit {interview} til stillingen »{vacancy}«. {customer} har modtaget dine svar.',
        'Når de er gennemgået, hører du om de næste skridt. Indtil da behøver du ikke gøre noget.',
      ],
    },
    ASSESSMENT_LINK_RESENT: {
      subject: 'Dit link til dit {interview} med {customer}',
      lines: ['Her er igen linket til dit {interview} til stillingen »{vacancy}« hos {customer}.', '{how}'],
    },
    NOT_STARTED_FIRST_REMINDER: {
      subject: 'Påmindelse: dit {interview} med {customer}',
      lines: ['Dit {interview} til stillingen »{vacancy}« hos {customer} venter på dig.', '{how}'],
    },
    NOT_STARTED_SECOND_REMINDER: {
      subject: 'Sidste påmindelse: dit {interview} med {customer}',
      lines: [
        'Du er endnu ikke begyndt på dit {interview} til stillingen »{vacancy}« hos {customer}. Hvis du stadig er interesseret, kan du nå det endnu.',
        '{how}',
      ],
    },
    NOT_COMPLETED_FIRST_REMINDER: {
      subject: 'Påmindelse: gør dit {interview} med {customer} færdigt',
      lines: ['Du er begyndt på dit {interview} til stillingen »{vacancy}« hos {customer}, men er ikke færdig endnu.', kept],
    },
    NOT_COMPLETED_SECOND_REMINDER: {
      subject: 'Sidste påmindelse: gør dit {interview} med {customer} færdigt',
      lines: [
        'Dit {interview} til stillingen »{vacancy}« hos {customer} er stadig ikke færdigt. Uden de manglende svar kan det ikke tages i betragtning.',
        kept,
      ],
    },
  },
  mails: {
    ORG_USER_CREATE_COMPLETED: {
      subject: 'Velkommen til {brand}',
      lines: ['Der er oprettet en konto til dig. Vælg din adgangskode for at komme i gang; du logger ind med {email}.'],
    },
    EDGE_USER_EMAIL_MFA_CODE: {
      subject: 'Din bekræftelseskode til {brand}',
      lines: ['Brug denne kode til at logge ind på {brand}.', '{code}'],
    },
    EDGE_USER_RESEND_MFA_CODE: {
      subject: 'Din nye bekræftelseskode til {brand}',
      lines: ['Her er den nye kode, som du bad om. Den forrige kode virker ikke længere.', '{code}'],
    },
    EDGE_USER_RESET_PASSWORD: {
      subject: 'Nulstil din adgangskode til {brand}',
      lines: ['Nogen, formentlig dig selv, har bedt om at nulstille adgangskoden til din konto hos {brand}.'],
    },
    TI_PDF_REQUESTED: {
      subject: 'Din Talent Insights-rapport er klar',
      lines: ['Den Talent Insights-rapport, som du bad om, er klar.'],
    },
    MI_PREDICTION_COMPLETED_SUCCESS: {
      subject: 'Din tilbagemelding My Insights er klar',
      lines: [
        'Tak for dit interview til stillingen »{vacancy}« hos {customer}.',
        'My Insights er klar til dig: en personlig tilbagemelding om, hvad dine svar siger om dine styrker.',
      ],
    },
    MI_PREDICTION_COMPLETED_SHORT: noInsights('Dine svar var for korte til, at vi kunne lave My Insights, den personlige tilbagemelding.'),
    MI_PREDICTION_COMPLETED_GARBAGE: noInsights(
      'Dine svar var for svære at forstå til, at vi kunne lave My Insights, den personlige tilbagemelding.',
    ),
    MI_PREDICTION_COMPLETED_SELF_REPEATER: noInsights(
      'Dine svar gentager sig for meget til, at vi kunne lave My Insights, den personlige tilbagemelding.',
    ),
    MI_PREDICTION_COMPLETED_NON_ENGLISH: noInsights(
      'My Insights, den personlige tilbagemelding på dine svar, findes kun til svar på engelsk.',
    ),
    MI_REPORT: {
      subject: 'Din My Insights-rapport',
      lines: ['Her er din My Insights-rapport, den personlige tilbagemelding på dit interview til stillingen »{vacancy}« hos {customer}.'],
    },
    APPS_APPLICATION_STATUS_DECLINED: {
      subject: 'Din ansøgning hos {customer}',
      lines: [
        'Tak for din ansøgning til stillingen »{vacancy}« og for den tid, du har brugt på den.',
        'Vi må desværre meddele dig, at {customer} ikke går videre med din ansøgning.',
        'Vi ønsker dig held og lykke fremover.',
      ],
    },
    LI_SCHEDULER_SCHEDULED: {
      subject: 'Booket: samtale med {candidate}, {vacancy}',
      lines: ['Den livesamtale, som du har planlagt, er booket.'],
    },
    LI_SCHEDULER_UPDATED: {
      subject: 'Ændret: samtale med {candidate}, {vacancy}',
      lines: ['Den livesamtale, som du har planlagt, er ændret. Nu gælder:'],
    },
    LI_SCHEDULER_CANCELLED: {
      subject: 'Aflyst: samtale med {candidate}, {vacancy}',
      lines: ['Den livesamtale, som du har planlagt, er aflyst.'],
    },
    LI_INTERVIEWER_SCHEDULED: {
      subject: 'Booket: du skal interviewe {candidate}, {vacancy}',
      lines: ['Der er booket en livesamtale, som du skal holde.'],
    },
    LI_INTERVIEWER_UPDATED: {
      subject: 'Ændret: din samtale med {candidate}, {vacancy}',
      lines: ['En livesamtale, som du skal holde, er ændret. Nu gælder:'],
    },
    LI_INTERVIEWER_CANCELLED: {
      subject: 'Aflyst: din samtale med {candidate}, {vacancy}',
      lines: ['En livesamtale, som du skulle have holdt, er aflyst.'],
    },
    LI_INTERVIEWER_RUNSHEET_REMINDER: {
      subject: 'Køreplan: din samtale med {candidate}',
      lines: ['Din livesamtale nærmer sig. Se venligst køreplanen igennem forinden.'],
    },
    LI_CANDIDATE_INVITATION: {
      subject: '{customer} inviterer dig til en samtale',
      lines: ['{customer} vil gerne tale med dig om stillingen »{vacancy}«. Vælg et tidspunkt, der passer dig.'],
    },
    LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER: {
      subject: 'Påmindelse: vælg et tidspunkt til din samtale med {customer}',
      lines: ['Du har endnu ikke valgt et tidspunkt til din samtale om stillingen »{vacancy}« hos {customer}.'],
    },
    LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER: {
      subject: 'Sidste påmindelse: vælg et tidspunkt til din samtale med {customer}',
      lines: ['{customer} vil stadig gerne tale med dig om stillingen »{vacancy}«. Vælg venligst et tidspunkt.'],
    },
    LI_CANDIDATE_SCHEDULED: {
      subject: 'Din samtale med {customer} er booket',
      lines: ['Tak. Din samtale med {customer} er booket.'],
    },
    LI_CANDIDATE_UPCOMING_REMINDER: {
      subject: 'Din samtale med {customer} nærmer sig',
      lines: ['Her er en påmindelse om din samtale. {customer} glæder sig til at tale med dig.'],
    },
    LI_CANDIDATE_CANCELLED: {
      subject: 'Din samtale med {customer} er aflyst',
      lines: ['Vi beklager: Din samtale med {customer} er aflyst og bliver ikke til noget.'],
    },
    NOTIF_SMS_CREDITS: {
      subject: '{customer}: sms-kreditter tilbage: {credits}',
      lines: [
        'Sms-kreditter, som {customer} har tilbage i {brand}: {credits}. Du har bedt om at få besked, når der er færre end {threshold}.',
        'Hver del af en sms til en ansøger koster én kredit. Uden kreditter bliver der ikke sendt flere sms’er.',
      ],
    },
  },
});
