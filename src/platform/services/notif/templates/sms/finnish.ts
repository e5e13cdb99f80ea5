import { smsTexts } from '../language.ts';

const received = '{customer} on saanut haastattelusi tehtävään {vacancy}.';

/** Names stay uninflected: the nouns «yritys» and «tehtävä» before them take the endings. */
export const finnish = smsTexts({
  greeting: 'Hei {firstName}! ',
  assessment: {
    PII_COMPLETED: '{customer} on saanut tietosi tehtävää {vacancy} varten. Jatka {interview}haastattelua: {link}',
    IN_PROGRESS: 'Olet aloittanut {interview}haastattelun tehtävään {vacancy} yrityksessä {customer}. Jatka milloin vain: {link}',
    COMPLETED: 'Kiitos! {customer} on saanut {interview}haastattelusi tehtävään {vacancy}.',
    ASSESSMENT_LINK_RESENT: 'Linkkisi {interview}haastatteluun tehtävään {vacancy} yrityksessä {customer}: {link}',
    NOT_STARTED_FIRST_REMINDER: 'Sinua odottaa {interview}haastattelu tehtävään {vacancy} yrityksessä {customer}: {link}',
    NOT_STARTED_SECOND_REMINDER: 'Viimeinen muistutus: {interview}haastattelusi tehtävään {vacancy} yrityksessä {customer}: {link}',
    NOT_COMPLETED_FIRST_REMINDER: 'Aloittamasi {interview}haastattelu tehtävään {vacancy} yrityksessä {customer} on kesken. Jatka: {link}',
    NOT_COMPLETED_SECOND_REMINDER:
      'Viimeinen muistutus: tee {interview}haastattelusi loppuun tehtävään {vacancy} yrityksessä {customer}: {link}',
  },
  messages: {
    MI_PREDICTION_COMPLETED_SUCCESS: 'My Insights haastattelustasi tehtävään {vacancy} yrityksessä {customer} on valmis.[ Lue: {link}]',
    MI_PREDICTION_COMPLETED_SHORT: `${received} Vastauksesi olivat liian lyhyitä My Insights -palautteeseen.`,
    MI_PREDICTION_COMPLETED_GARBAGE: `${received} Vastauksesi olivat liian vaikeita ymmärtää My Insights -palautteeseen.`,
    MI_PREDICTION_COMPLETED_SELF_REPEATER: `${received} Vastauksesi toistavat liikaa itseään My Insights -palautteeseen.`,
    MI_PREDICTION_COMPLETED_NON_ENGLISH: `${received} My Insights -palautteen saa vain englanninkielisistä vastauksista.`,
    MI_REPORT: 'My Insights -raporttisi haastattelusta tehtävään {vacancy} yrityksessä {customer}: {link}',
    APPS_APPLICATION_STATUS_DECLINED:
      'Kiitos hakemuksestasi tehtävään {vacancy}. Valitettavasti {customer} ei jatka sen käsittelyä. Kaikkea hyvää jatkossa!',
    LI_CANDIDATE_INVITATION: '{customer} kutsuu sinut haastatteluun tehtävään {vacancy}. Valitse aika: {link}',
    LI_CANDIDATE_NOT_BOOKED_FIRST_REMINDER: 'Valitse aika haastattelullesi tehtävään {vacancy} yrityksessä {customer}: {link}',
    LI_CANDIDATE_NOT_BOOKED_SECOND_REMINDER:
      'Viimeinen muistutus: valitse aika haastattelullesi tehtävään {vacancy} yrityksessä {customer}: {link}',
    LI_CANDIDATE_SCHEDULED:
      'Haastattelusi tehtävään {vacancy} yrityksessä {customer} on varattu: {when}.[ Paikka: {place}.][ Linkki: {link}]',
    LI_CANDIDATE_UPCOMING_REMINDER:
      'Muistutus haastattelustasi tehtävään {vacancy} yrityksessä {customer}: {when}.[ Paikka: {place}.][ Linkki: {link}]',
    LI_CANDIDATE_CANCELLED: 'Haastattelusi tehtävään {vacancy} yrityksessä {customer}[ ({when})] on peruttu. Olemme pahoillamme.',
  },
});
