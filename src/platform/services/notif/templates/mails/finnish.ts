import { mailTexts } from '../language.ts';

const kept = 'Vastauksesi ovat tallessa, ja voit jatkaa siitä, mihin jäit.';
const noInsights = <const Why extends string>(why: Why) =>
  ({
    subject: 'My Insights: {vacancy}',
    lines: [
      'Kiitos haastattelustasi tehtävään ”{vacancy}” yrityksessä {customer}.',
      why,
      'Itse haastattelu on vastaanotettu. Tämä viesti koskee vain henkilökohtaista palautetta.',
    ],
  }) as const;

/** Names stay uninflected: the nouns «yritys» and «tehtävä» before them take the endings. */
export const finnish = mailTexts({
  greeting: 'Hei {firstName}!',
  greetingUnnamed: 'Hei!',
  closing: 'Ystävällisin terveisin',
  linkHint: 'Jos painike ei toimi, kopioi tämä osoite selaimeesi:',
  about: 'Tämä sähköposti koskee hakemustasi tehtävään ”{vacancy}” yrityksessä {customer}.',
  labels: { candidate: 'Hakija', vacancy: 'Tehtävä', when: 'Milloin', place: 'Missä' },
  interviews: {
    FI: {
      interview: 'chat-',
      how: 'Vastaat muutamaan kysymykseen kirjallisesti puhelimella tai tietokoneella silloin, kun sinulle sopii.',
    },
    SI: {
      interview: 'video',
      how: 'Tallennat vastauksesi puhelimen tai tietokoneen kameralla silloin, kun sinulle sopii. Rauhallinen ja hyvin valaistu paikka on paras.',
    },
  },
  buttons: {
    start: 'Aloita {interview}haastattelu',
    goOn: 'Jatka {interview}haastattelua',
    open: 'Avaa {interview}haastattelu',
    report: 'Avaa raportti',
    insights: 'Lue My Insights',
    chooseTime: 'Valitse aika',
    liveInterview: 'Avaa haastattelu',
    runSheet: 'Avaa haastattelurunko',
    firstPassword: 'Aseta salasana',
    newPassword: 'Vaihda salasana',
    purchase: 'Osta tekstiviestisaldoa',
  },
  notes: {
    ownLink: 'Linkki on tarkoitettu vain sinulle, joten älä anna sitä eteenpäin.',
    ifDone: 'Jos olet jo tehnyt sen, sinun ei tarvitse tehdä muuta.',
    lastTime: 'Emme muistuta sinua tästä enää.',
    cannotCome: 'Jos et pääse paikalle, ilmoita siitä hyvissä ajoin yritykseen {customer}.',
    code: 'Se on voimassa 10 minuuttia ja toimii kerran.',
    notYou: 'Jos et ole yrittänyt kirjautua, joku saattaa tietää salasanasi: vaihda se ja kerro asiasta ylläpidolle.',
    firstPassword:
      'Linkki on voimassa 72 tuntia ja toimii kerran. Sen jälkeen saat uuden valitsemalla kirjautumissivulla ”Unohtunut salasana”.',
    newPassword: 'Linkki on voimassa 60 minuuttia ja toimii kerran. Nykyinen salasanasi on voimassa, kunnes olet asettanut uuden.',
    notAsked: 'Jos et ole pyytänyt tätä, voit jättää viestin huomiotta.',
    personalData: 'Raportti sisältää henkilötietoja. Jaa se vain niille, jotka tarvitsevat sitä.',
  },
  assessment: {
    INVITED: {
      subject: '{customer} kutsuu sinut {interview}haastatteluun',
      lines: [
        'Kiitos kiinnostuksestasi tehtävää ”{vacancy}” kohtaan. Seuraavaksi {customer} kutsuu sinut {interview}haastatteluun.',
        '{how}',
      ],
    },
    PII_COMPLETED: {
      subject: 'Tietosi on vastaanotettu: {vacancy}',
      lines: [
        'Kiitos. Tietosi {interview}haastattelua varten on vastaanotettu: tehtävä ”{vacancy}”, yritys {customer}.',
        'Voit jatkaa heti tai palata myöhemmin tällä linkillä.',
      ],
    },
    IN_PROGRESS: {
      subject: 'Olet aloittanut {interview}haastattelun: {vacancy}',
      lines: ['Olet aloittanut {interview}haastattelun tehtävään ”{vacancy}” yrityksessä {customer}.', kept],
    },
    COMPLETED: {
      subject: '{customer} on vastaanottanut {interview}haastattelusi',
      lines: [
        'Kiitos, että teit {interview}haastattelun tehtävään ”{vacancy}”. {customer} on vastaanottanut vastauksesi.',
        'Kun ne on käyty läpi, saat tiedon seuraavista vaiheista. Siihen asti sinun ei tarvitse tehdä mitään.',
      ],
    },
    ASSESSMENT_LINK_RESENT: {
      subject: 'Linkkisi {interview}haastatteluun: {customer}',
      lines: ['Tässä on vielä kerran linkkisi {interview}haastatteluun: tehtävä ”{vacancy}”, yritys {customer}.', '{how}'],
    },
    NOT_STARTED_FIRST_REMINDER: {
      subject: 'Muistutus: {interview}haastattelusi, {customer}',
      lines: ['Sinua odottaa {interview}haastattelu tehtävään ”{vacancy}” yrityksessä {customer}.', '{how}'],
    },
    NOT_STARTED_SECOND_REMINDER: {
      subject: 'Viimeinen muistutus: {interview}haastattelusi, {customer}',
      lines: [
        'Et ole vielä aloittanut {interview}haastattelua tehtävään ”{vacancy}” yrityksessä {customer}. Jos tehtävä kiinnostaa sinua edelleen, ehdit vielä.',
        '{how}',
      ],
    },
    NOT_COMPLETED_FIRST_REMINDER: {
      subject: 'Muistutus: tee {interview}haastattelusi loppuun, {customer}',
      lines: ['Olet aloittanut {interview}haastattelun tehtävään ”{vacancy}” yrityksessä {customer}, mutta se on vielä kesken.', kept],
    },
    NOT_COMPLETED_SECOND_REMINDER: {
      subject: 'Viimeinen muistutus: tee {interview}haastattelusi loppuun, {customer}',
      lines: [
        'Tekemäsi {interview}haastattelu tehtävään ”{vacancy}” yrityksessä {customer} on yhä kesken. Ilman puuttuvia vastauksia sitä ei voida ottaa huomioon.',
        kept,
      ],
    },
  },
  mails: {
    ORG_USER_CREATE_COMPLETED: {
      subject: 'Tervetuloa: {brand}',
      lines: ['Sinulle on luotu käyttäjätili. Aloita asettamalla salasana; kirjaudut osoitteella {email}.'],
    },
    EDGE_USER_EMAIL_MFA_CODE: {
      subject: 'Vahvistuskoodisi: {brand}',
      lines: ['Viimeistele kirjautumisesi tällä koodilla. Palvelu: {brand}.', '{code}'],
    },
    EDGE_USER_RESEND_MFA_CODE: {
      subject: 'Uusi vahvistuskoodisi: {brand}',
      lines: ['Tässä on pyytämäsi uusi koodi. Aiempi koodi ei enää toimi.', '{code}'],
    },
    EDGE_USER_RESET_PASSWORD: {
      subject: 'Vaihda salasanasi: {brand}',
      lines: ['Joku, todennäköisesti sinä itse, on pyytänyt vaihtamaan käyttäjätilisi salasanan. Palvelu: {brand}.'],
    },
    TI_PDF_REQUESTED: {
      subject: 'Talent Insights -raporttisi on valmis',
      lines: ['Pyytämäsi Talent Insights -raportti on valmis.'],
    },
    MI_PREDICTION_COMPLETED_SUCCESS: {
      subject: 'My Insights -palautteesi on valmis',
      lines: [
        'Kiitos haastattelustasi tehtävään ”{vacancy}” yrityksessä {customer}.',
        'My Insights on valmis: henkilökohtainen palaute siitä, mitä vastauksesi kertovat vahvuuksistasi.',
      ],
    },
    MI_PREDICTION_COMPLETED_SHORT: noInsights('Vastauksesi olivat liian lyhyitä henkilökohtaisen My Insights -palautteen laatimiseen.'),
    MI_PREDICTION_COMPLETED_GARBAGE: noInsights(
      'Vastauksesi olivat liian vaikeita ymmärtää henkilökohtaisen My Insights -palautteen laatimiseen.',
    ),
    MI_PREDICTION_COMPLETED_SELF_REPEATER: noInsights(
      'Vastauksesi toistavat liikaa itseään henkilökohtaisen My Insights -palautteen laatimiseen.',
    ),
    MI_PREDICTION_COMPLETED_NON_ENGLISH: noInsights(
      'Henkilökohtaisen My Insights -palautteen voi saada vain englanninkielisistä vastauksista.',
    ),
    MI_REPORT: {
      subject: 'My Insights -raporttisi',
      lines: ['Tässä on My Insights -raporttisi, henkilökohtainen palaute haastattelustasi tehtävään ”{vacancy}” yrityksessä {customer}.'],
    },
    APPS_APPLICATION_STATUS_DECLINED: {
      subject: 'Hakemuksesi: {customer}',
      lines: [
        'Kiitos hakemuksestasi tehtävään ”{vacancy}” ja siihen käyttämästäsi ajasta.',
        'Valitettavasti {customer} ei jatka hakemuksesi käsittelyä.',
        'Toivotamme sinulle kaikkea hyvää jatkossa.',
      ],
    },
    LI_SCHEDULER_SCHEDULED: {
      subject: 'Varattu: haastattelu, {candidate}, {vacancy}',
      lines: ['Järjestämäsi livehaastattelu on varattu.'],
    },
    LI_SCHEDULER_UPDATED: {
      subject: 'Muutettu: haastattelu, {candidate}, {vacancy}',
      lines: ['Järjestämääsi livehaastattelua on muutettu. Nyt on sovittu näin:'],
    },
    LI_SCHEDULER_CANCELLED: {
      subject: 'Peruttu: haastattelu, {candidate}, {vacancy}',
      lines: ['Järjestämäsi livehaastattelu on peruttu.'],
    },
    LI_INTERVIEWER_SCHEDULED: {
      subject: 'Varattu: haastattelet, {candidate}, {vacancy}',
      lines: ['Sinulle on varattu livehaastattelu, jossa olet haastattelijana.'],
    },
    LI_INTERVIEWER_UPDATED: {
      subject: 'Muutettu: haastattelusi, {candidate}, {vacancy}',
      lines: ['Livehaastattelua, jossa olet haastattelijana, on muutettu. Nyt on sovittu näin:'],
    },
    LI_INTERVIEWER_CANCELLED: {
      subject: 'Peruttu: haastattelusi, {candidate}, {vacancy}',
      lines: ['Livehaastattelu, jossa sinun piti olla haastattelijana, on peruttu.'],
    },
    LI_INTERVIEWER_RUNSHEET_REMINDER: {
      subject: 'Haastattelurunko: {candidate}',
      lines: ['Livehaastattelusi lähestyy. Tutustu haastattelurunkoon etukäteen.'],
    },
    LI_CANDIDATE_INVITATION: {
      subject: '{customer} kutsuu sinut haastatteluun',
      lines: ['{customer} haluaa keskustella kanssasi tehtävästä ”{vacancy}”. Valitse sinulle sopiva aika.'],
    },
    LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER: {
      subject: 'Muistutus: valitse haastatteluaika, {customer}',
      lines: ['Et ole vielä valinnut aikaa haastattelullesi tehtävään ”{vacancy}” yrityksessä {customer}.'],
    },
    LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER: {
      subject: 'Viimeinen muistutus: valitse haastatteluaika, {customer}',
      lines: ['{customer} haluaa yhä keskustella kanssasi tehtävästä ”{vacancy}”. Valitse sinulle sopiva aika.'],
    },
    LI_CANDIDATE_SCHEDULED: {
      subject: 'Haastattelusi on varattu: {customer}',
      lines: ['Kiitos. Haastattelusi yrityksessä {customer} on varattu.'],
    },
    LI_CANDIDATE_UPCOMING_REMINDER: {
      subject: 'Haastattelusi lähestyy: {customer}',
      lines: ['Muistutamme haastattelustasi. {customer} keskustelee mielellään kanssasi.'],
    },
    LI_CANDIDATE_CANCELLED: {
      subject: 'Haastattelusi on peruttu: {customer}',
      lines: ['Olemme pahoillamme: haastattelusi yrityksessä {customer} on peruttu, eikä sitä pidetä.'],
    },
    NOTIF_SMS_CREDITS: {
      subject: '{customer}: tekstiviestisaldoa jäljellä: {credits}',
      lines: [
        'Yrityksen {customer} tekstiviestisaldoa jäljellä: {credits}. Palvelu: {brand}. Olet pyytänyt ilmoitusta, kun saldo on alle {threshold}.',
        'Jokainen hakijalle lähetetyn tekstiviestin osa vähentää saldoa yhdellä. Ilman saldoa tekstiviestejä ei enää lähetetä.',
      ],
    },
  },
});
