import type { SearchKind } from '../src/engine/plan/SearchKind.ts';

export const searches: SearchKind[] = [
  {
    name: 'vacancies',
    operation: 'AppsGetVacancyList',
    argument: 'filter',
    to: 'vacancies/{_id}',
    title: 'title',
    marked: 'externalVacancyId',
  },
  {
    name: 'applications',
    operation: 'AppsSearchApplications',
    to: 'vacancies/{vacancyId}?stageId={stageId}&applicationId={_id}',
    title: 'candidate.personalInformation.firstName candidate.personalInformation.lastName',
    marked: 'candidate.personalInformation.email',
    subtitle: 'vacancyName',
    status: { field: 'status', type: 'ApplicationStatus' },
  },
];
