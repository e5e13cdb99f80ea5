import { merged } from '../../../engine/texts/merged.ts';
import type { Catalogue } from '../../../engine/texts/translate.ts';
import { vacancyApplications } from './vacancyApplications.ts';

const { resources } = vacancyApplications as { resources: { 'vacancy-applications': Catalogue } };

export const applications: Catalogue = {
  screens: {
    stages: { unknown: 'A stage without applications' },
    counted: {
      figures: {
        COMPLETED: 'Chat interviews completed',
        CONSENTED_NOT_SUBMITTED: 'Chat interviews started but not completed',
        DROPPED_OUT: 'Chat interviews dropped out',
        LEAKED: 'Chat interviews never started',
        ENGAGED: 'Chat interviews rated by the candidate',
        PROFANITY: 'Chat interviews with profanity',
        PLAGIARISM: 'Chat interviews that look copied',
        LOW_TEXT_QUALITY: 'Chat interviews with answers too poor to assess',
        CREATED: 'Applications made',
      },
      threshold_one: 'after more than {{count}} day',
      threshold_other: 'after more than {{count}} days',
      score: 'score {{range}}',
      recommendations: { YES: 'recommended', MAYBE: 'recommended as maybe', NO: 'not recommended' },
      devices: { MOBILE: 'on a phone or tablet', DESKTOP: 'on a computer' },
      cohorts_one: 'in {{count}} cohort',
      cohorts_other: 'in {{count}} cohorts',
      unknown: 'something unknown',
      remove: 'Remove',
    },
  },
  resources: {
    applications: merged(resources['vacancy-applications'], {
      fields: { vacancyName: '{{Vacancy}}', externalVacancyId: '{{Vacancy}} external ID', createdAt: 'Created' },
      filters: {
        work: 'Next step',
        mine: 'My {{vacancies}}',
        hierarchyIdList: 'Departments',
        externalVacancyIds: '{{Vacancies}}',
        stageIdList: 'Stages',
        dashboardFilter: 'From Discover Insights',
      },
      choices: { work: { TO_REVIEW: 'To review', WAITING: 'Waiting for the candidate' } },
      actions: { progress: 'Move to stage' },
      empty: 'No applications yet',
      emptyHelp: 'Candidates appear here once you invite them to a {{vacancy}} or they use its invite link.',
    }),
  },
};
