import { merged } from '../merged.ts';
import type { Catalogue } from '../translate.ts';
import { vacancyApplications } from './vacancyApplications.ts';

const { resources } = vacancyApplications as { resources: { 'vacancy-applications': Catalogue } };

/** Texts of the applications for all vacancies: those of one vacancy's, and what is said otherwise. */
export const applications: Catalogue = {
  resources: {
    applications: merged(resources['vacancy-applications'], {
      fields: { vacancyName: '{{Vacancy}}', externalVacancyId: '{{Vacancy}} external ID', createdAt: 'Created' },
      filters: { hierarchyIdList: 'Department', externalVacancyIds: '{{Vacancies}}' },
      empty: 'No applications yet',
      emptyHelp: 'Candidates who are invited to a {{vacancy}}, or who start by its invite link, appear here.',
    }),
  },
};
