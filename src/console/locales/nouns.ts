import type { Locale } from '../../engine/texts/locales.ts';

/** The only words that differ between the two kinds of English: the catalogue interpolates them (spec 1 §9). */
export const nouns: Record<Locale, Record<string, string>> = {
  'en-GB': {
    vacancy: 'vacancy',
    vacancies: 'vacancies',
    Vacancy: 'Vacancy',
    Vacancies: 'Vacancies',
    organisation: 'organisation',
    organisations: 'organisations',
    Organisation: 'Organisation',
    Organisations: 'Organisations',
  },
  'en-US': american(),
  en: american(),
};

function american(): Record<string, string> {
  return {
    vacancy: 'job',
    vacancies: 'jobs',
    Vacancy: 'Job',
    Vacancies: 'Jobs',
    organisation: 'organization',
    organisations: 'organizations',
    Organisation: 'Organization',
    Organisations: 'Organizations',
  };
}
