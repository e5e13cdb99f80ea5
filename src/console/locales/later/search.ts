import type { Catalogue } from '../translate.ts';

/** Texts of the global search (specification 3 §2, §8). */
export const search: Catalogue = {
  search: {
    tabs: { vacancies: '{{Vacancies}}', applications: 'Applications' },
    hint: {
      vacancies: 'Type part of a {{vacancy}} name or external ID.',
      applications: 'Type part of a candidate’s name or email address.',
    },
    forget: 'Clear recent searches',
    searching: 'Searching…',
    more: 'Load more',
    again: 'Try again',
    shown: '{{shown}} of {{total}}',
    tooMany: 'Oops, too many results, please refine your search keywords',
    none: { vacancies: 'No {{vacancies}} match “{{text}}”.', applications: 'No applications match “{{text}}”.' },
    elsewhere: { vacancies: 'Search {{vacancies}} instead', applications: 'Search applications instead' },
    failed: {
      vacancies: 'Failed to load {{vacancies}}. Please contact support.',
      applications: 'Failed to load applications. Please contact support.',
    },
    offline: 'You’re offline. The search continues when you’re connected again.',
    command: { vacancies: 'Search {{vacancies}} for “{{text}}”', applications: 'Search applications for “{{text}}”' },
    found: { vacancies: '{{Vacancy}}', applications: 'Application' },
  },
};
