import type { Catalogue } from '../../../engine/texts/translate.ts';

const applications = { rows_one: '{{number}} application', rows_other: '{{number}} applications' };

/** The product's own words in dialogs of the engine. */
export const dialogs: Catalogue = {
  screens: {
    tried: {
      spared_one: '{{number}} application is left out: already hired, or made an offer.',
      spared_other: '{{number}} applications are left out: already hired, or made an offer.',
    },
    views: { share: 'Everyone at this customer can see it' },
  },
  resources: {
    applications,
    'vacancy-applications': applications,
    vacancies: { rows_one: '{{number}} {{vacancy}}', rows_other: '{{number}} {{vacancies}}' },
    users: { rows_one: '{{number}} user', rows_other: '{{number}} users' },
    groups: { rows_one: '{{number}} group', rows_other: '{{number}} groups' },
    'group-members': { rows_one: '{{number}} user', rows_other: '{{number}} users' },
    customers: { rows_one: '{{number}} customer', rows_other: '{{number}} customers' },
    organisations: { rows_one: '{{number}} {{organisation}}', rows_other: '{{number}} {{organisations}}' },
    emails: { rows_one: '{{number}} email', rows_other: '{{number}} emails' },
  },
};
