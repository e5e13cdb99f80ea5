import { mailTexts } from '../language.ts';

const kept = 'Uw antwoorden zijn bewaard en u kunt verdergaan waar u gebleven was.';
const noInsights = <const Why extends string>(why: Why) =>
  ({
    subject: 'My Insights: {vacancy}',
    lines: [
      'Bedankt voor uw interview voor de functie “{vacancy}” bij {customer}.',
      why,
      'Uw interview zelf is ontvangen. Dit bericht gaat alleen over de persoonlijke terugkoppeling.',
    ],
  }) as const;

export const dutch = mailTexts({
  greeting: 'Beste {firstName},',
  greetingUnnamed: 'Goedendag,',
  closing: 'Met vriendelijke groet,',
  linkHint: 'Werkt de knop niet? Kopieer dan dit adres naar uw browser:',
  about: 'Deze e-mail gaat over uw sollicitatie naar “{vacancy}” bij {customer}.',
  labels: { candidate: 'Sollicitatie van', vacancy: 'Functie', when: 'Wanneer', place: 'Waar' },
  interviews: {
    FI: {
      interview: 'chatinterview',
      how: 'U beantwoordt schriftelijk een paar vragen, op een telefoon of computer en op een moment dat u uitkomt.',
    },
    SI: {
      interview: 'video-interview',
      how: 'U neemt uw antwoorden op met de camera van een telefoon of computer, op een moment dat u uitkomt. Een rustige, goed verlichte plek werkt het best.',
    },
  },
  buttons: {
    start: 'Begin het {interview}',
    goOn: 'Ga verder met het {interview}',
    open: 'Open het {interview}',
    report: 'Open het rapport',
    insights: 'Lees My Insights',
    chooseTime: 'Kies een tijdstip',
    liveInterview: 'Open het gesprek',
    runSheet: 'Open het draaiboek',
    firstPassword: 'Stel uw wachtwoord in',
    newPassword: 'Stel een nieuw wachtwoord in',
    purchase: 'Koop sms-tegoed',
  },
  notes: {
    ownLink: 'De link is alleen voor u bedoeld. Geef hem niet door aan anderen.',
    ifDone: 'Hebt u dit al gedaan, dan hoeft u verder niets te doen.',
    lastTime: 'We zullen u hier niet nog eens aan herinneren.',
    cannotCome: 'Bent u verhinderd, laat dat {customer} dan tijdig weten.',
    code: 'De code is 10 minuten geldig en werkt één keer.',
    notYou: 'Hebt u niet geprobeerd in te loggen, dan kent iemand misschien uw wachtwoord: wijzig het en meld het bij uw beheerder.',
    firstPassword: 'De link is 72 uur geldig en werkt één keer. Kies daarna “Wachtwoord vergeten” op de inlogpagina voor een nieuwe.',
    newPassword: 'De link is 60 minuten geldig en werkt één keer. Uw huidige wachtwoord blijft geldig tot u een nieuw hebt ingesteld.',
    notAsked: 'Hebt u hier niet om gevraagd, dan kunt u deze e-mail negeren.',
    personalData: 'Het rapport bevat persoonsgegevens. Deel het alleen met wie het nodig heeft.',
  },
  assessment: {
    INVITED: {
      subject: '{customer} nodigt u uit voor een {interview}',
      lines: [
        'Bedankt voor uw interesse in de functie “{vacancy}”. Als volgende stap nodigt {customer} u uit voor een {interview}.',
        '{how}',
      ],
    },
    PII_COMPLETED: {
      subject: 'Uw gegevens zijn ontvangen: {vacancy}',
      lines: [
        'Bedankt. Uw gegevens voor het {interview} voor de functie “{vacancy}” bij {customer} zijn ontvangen.',
        'U kunt nu verdergaan of later met deze link terugkomen.',
      ],
    },
    IN_PROGRESS: {
      subject: 'Uw {interview} is begonnen: {vacancy}',
      lines: ['U bent begonnen met het {interview} voor de functie “{vacancy}” bij {customer}.', kept],
    },
    COMPLETED: {
      subject: '{customer} heeft uw {interview} ontvangen',
      lines: [
        'Bedankt voor het afronden van het {interview} voor de functie “{vacancy}”. {customer} heeft uw antwoorden ontvangen.',
        'Zodra ze zijn bekeken, hoort u wat de volgende stappen zijn. Tot die tijd hoeft u niets te doen.',
      ],
    },
    ASSESSMENT_LINK_RESENT: {
      subject: 'Uw link naar het {interview} met {customer}',
      lines: ['Hier is nogmaals uw link naar het {interview} voor de functie “{vacancy}” bij {customer}.', '{how}'],
    },
    NOT_STARTED_FIRST_REMINDER: {
      subject: 'Herinnering: uw {interview} met {customer}',
      lines: ['Uw {interview} voor de functie “{vacancy}” bij {customer} staat voor u klaar.', '{how}'],
    },
    NOT_STARTED_SECOND_REMINDER: {
      subject: 'Laatste herinnering: uw {interview} met {customer}',
      lines: [
        'U bent nog niet begonnen met het {interview} voor de functie “{vacancy}” bij {customer}. Als u nog interesse hebt, is er nog tijd.',
        '{how}',
      ],
    },
    NOT_COMPLETED_FIRST_REMINDER: {
      subject: 'Herinnering: rond uw {interview} met {customer} af',
      lines: ['U bent begonnen met het {interview} voor de functie “{vacancy}” bij {customer}, maar hebt het nog niet afgerond.', kept],
    },
    NOT_COMPLETED_SECOND_REMINDER: {
      subject: 'Laatste herinnering: rond uw {interview} met {customer} af',
      lines: [
        'Uw {interview} voor de functie “{vacancy}” bij {customer} is nog steeds niet afgerond. Zonder de rest kan het niet meetellen.',
        kept,
      ],
    },
  },
  mails: {
    ORG_USER_CREATE_COMPLETED: {
      subject: 'Welkom bij {brand}',
      lines: ['Er is een account voor u aangemaakt. Stel om te beginnen uw wachtwoord in; u logt in met {email}.'],
    },
    EDGE_USER_EMAIL_MFA_CODE: {
      subject: 'Uw verificatiecode voor {brand}',
      lines: ['Gebruik deze code om het inloggen bij {brand} af te ronden.', '{code}'],
    },
    EDGE_USER_RESEND_MFA_CODE: {
      subject: 'Uw nieuwe verificatiecode voor {brand}',
      lines: ['Hier is de nieuwe code waar u om hebt gevraagd. De vorige code werkt niet meer.', '{code}'],
    },
    EDGE_USER_RESET_PASSWORD: {
      subject: 'Stel een nieuw wachtwoord in voor {brand}',
      lines: ['Iemand, waarschijnlijk uzelf, heeft gevraagd om een nieuw wachtwoord voor uw account bij {brand}.'],
    },
    TI_PDF_REQUESTED: {
      subject: 'Uw Talent Insights-rapport is klaar',
      lines: ['Het Talent Insights-rapport waar u om hebt gevraagd, is klaar.'],
    },
    MI_PREDICTION_COMPLETED_SUCCESS: {
      subject: 'Uw terugkoppeling My Insights is klaar',
      lines: [
        'Bedankt voor uw interview voor de functie “{vacancy}” bij {customer}.',
        'My Insights staat voor u klaar: een persoonlijke terugkoppeling over wat uw antwoorden over uw sterke kanten zeggen.',
      ],
    },
    MI_PREDICTION_COMPLETED_SHORT: noInsights('Uw antwoorden waren te kort om My Insights, de persoonlijke terugkoppeling, te maken.'),
    MI_PREDICTION_COMPLETED_GARBAGE: noInsights(
      'Uw antwoorden waren te moeilijk te begrijpen om My Insights, de persoonlijke terugkoppeling, te maken.',
    ),
    MI_PREDICTION_COMPLETED_SELF_REPEATER: noInsights(
      'Uw antwoorden herhalen zich te veel om My Insights, de persoonlijke terugkoppeling, te maken.',
    ),
    MI_PREDICTION_COMPLETED_NON_ENGLISH: noInsights(
      'My Insights, de persoonlijke terugkoppeling op uw antwoorden, is er alleen voor antwoorden in het Engels.',
    ),
    MI_REPORT: {
      subject: 'Uw My Insights-rapport',
      lines: ['Hier is uw My Insights-rapport, de persoonlijke terugkoppeling op uw interview voor de functie “{vacancy}” bij {customer}.'],
    },
    APPS_APPLICATION_STATUS_DECLINED: {
      subject: 'Uw sollicitatie bij {customer}',
      lines: [
        'Bedankt voor uw sollicitatie naar de functie “{vacancy}” en voor de tijd die u eraan hebt besteed.',
        'Helaas moeten we u meedelen dat {customer} niet verdergaat met uw sollicitatie.',
        'We wensen u alle goeds en veel succes bij het vervolg.',
      ],
    },
    LI_SCHEDULER_SCHEDULED: {
      subject: 'Geboekt: interview met {candidate}, {vacancy}',
      lines: ['Het live-interview dat u hebt gepland, is geboekt.'],
    },
    LI_SCHEDULER_UPDATED: {
      subject: 'Gewijzigd: interview met {candidate}, {vacancy}',
      lines: ['Het live-interview dat u hebt gepland, is gewijzigd. Dit is de nieuwe afspraak:'],
    },
    LI_SCHEDULER_CANCELLED: {
      subject: 'Geannuleerd: interview met {candidate}, {vacancy}',
      lines: ['Het live-interview dat u hebt gepland, is geannuleerd.'],
    },
    LI_INTERVIEWER_SCHEDULED: {
      subject: 'Geboekt: u interviewt {candidate}, {vacancy}',
      lines: ['Er is een live-interview geboekt dat u gaat afnemen.'],
    },
    LI_INTERVIEWER_UPDATED: {
      subject: 'Gewijzigd: uw interview met {candidate}, {vacancy}',
      lines: ['Een live-interview dat u gaat afnemen, is gewijzigd. Dit is de nieuwe afspraak:'],
    },
    LI_INTERVIEWER_CANCELLED: {
      subject: 'Geannuleerd: uw interview met {candidate}, {vacancy}',
      lines: ['Een live-interview dat u zou afnemen, is geannuleerd.'],
    },
    LI_INTERVIEWER_RUNSHEET_REMINDER: {
      subject: 'Draaiboek: uw interview met {candidate}',
      lines: ['Uw live-interview komt eraan. Bekijk vooraf het draaiboek.'],
    },
    LI_CANDIDATE_INVITATION: {
      subject: '{customer} nodigt u uit voor een gesprek',
      lines: ['{customer} spreekt u graag over de functie “{vacancy}”. Kies een tijdstip dat u uitkomt.'],
    },
    LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER: {
      subject: 'Herinnering: kies een tijdstip voor uw gesprek met {customer}',
      lines: ['U hebt nog geen tijdstip gekozen voor uw gesprek over de functie “{vacancy}” bij {customer}.'],
    },
    LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER: {
      subject: 'Laatste herinnering: kies een tijdstip voor uw gesprek met {customer}',
      lines: ['{customer} spreekt u nog steeds graag over de functie “{vacancy}”. Kies een tijdstip.'],
    },
    LI_CANDIDATE_SCHEDULED: {
      subject: 'Uw gesprek met {customer} is geboekt',
      lines: ['Bedankt. Uw gesprek met {customer} is geboekt.'],
    },
    LI_CANDIDATE_UPCOMING_REMINDER: {
      subject: 'Uw gesprek met {customer} komt eraan',
      lines: ['Dit is een herinnering aan uw gesprek. {customer} ziet ernaar uit u te spreken.'],
    },
    LI_CANDIDATE_CANCELLED: {
      subject: 'Uw gesprek met {customer} is geannuleerd',
      lines: ['Het spijt ons: uw gesprek met {customer} is geannuleerd en gaat niet door.'],
    },
    NOTIF_SMS_CREDITS: {
      subject: '{customer}: resterend sms-tegoed: {credits}',
      lines: [
        'Sms-tegoed dat {customer} in {brand} nog heeft: {credits}. U wilde bericht krijgen als het lager is dan {threshold}.',
        'Elk deel van een sms naar wie solliciteert, kost één tegoed. Zonder tegoed worden er geen sms’en meer verstuurd.',
      ],
    },
  },
});
