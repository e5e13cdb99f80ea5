import type { Catalogue } from '../../../engine/texts/translate.ts';

/** Texts of the global search (specification 3 §2, §8). */
export const search: Catalogue = {
  search: {
    tabs: { vacancies: '{{Vacancies}}', applications: 'Applications' },
    hint: {
      vacancies: 'Type part of a {{vacancy}} name or external ID.',
      applications: 'Type part of a candidate’s name or email address.',
    },
    none: { vacancies: 'No {{vacancies}} match “{{text}}”.', applications: 'No applications match “{{text}}”.' },
    elsewhere: { vacancies: 'Search {{vacancies}} instead', applications: 'Search applications instead' },
    failed: {
      vacancies: 'Failed to load {{vacancies}}. Please contact support.',
      applications: 'Failed to load applications. Please contact support.',
    },
    command: { vacancies: 'Search {{vacancies}} for “{{text}}”', applications: 'Search applications for “{{text}}”' },
    found: { vacancies: '{{Vacancy}}', applications: 'Application' },
  },
};
