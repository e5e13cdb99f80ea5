import { defineResource } from '../../src/engine/compile/Declaration.ts';
import { applicationActions } from './applicationActions.ts';
import { candidateActions, candidateDetails, candidateFlags, candidatePanel } from './candidate.ts';

/** The applications for all vacancies of the customer; each opens with its candidate, and leads to its vacancy (specification 3 §7; decisions §2). */
export const applications = defineResource({
  name: 'applications',
  type: 'Application',
  title: 'candidate.personalInformation.firstName candidate.personalInformation.lastName',
  menu: { group: 'hiring', icon: 'AssignmentInd' },
  opens: candidatePanel,
  search: {
    order: 1,
    text: 'candidate.personalInformation.email',
    context: 'vacancyName',
    status: 'status',
    // Specification 3 §2: an application opens on its vacancy, at its stage.
    to: 'vacancies/{vacancyId}?stageId={stageId}&applicationId={_id}',
  },
  operations: {
    list: {
      name: 'AppsGetApplicationList',
      args: {
        'filterApplicationInput.hierarchyId': 'scope.hierarchyId',
        'filterApplicationInput.hierarchyIdList': 'filter.hierarchyIdList',
        'filterApplicationInput.externalVacancyId': null,
        'filterApplicationInput.stageId': null,
        // Assessment filters need the stage of one vacancy.
        'filterApplicationInput.assessmentStatusFilter': null,
        'filterApplicationInput.assessmentResultFilter': null,
        'filterApplicationInput.assessmentViewedFilter': null,
        'filterApplicationInput.assessmentSubmittedAtFilter': null,
        'filterApplicationInput.sort.filter': null,
      },
    },
    get: 'AppsGetApplicationById',
  },
  columns: [
    {
      field: 'candidate.personalInformation.firstName',
      also: ['candidate.personalInformation.lastName', 'candidate.purgedAt'],
      widget: 'candidate',
      sortBy: 'firstName',
      width: '24%',
    },
    { field: 'vacancyName', also: ['vacancyId', 'stageId'], widget: 'vacancyLink', width: '30%' },
    { field: 'status', widget: 'status', width: '14%' },
    { field: 'stageId', also: ['stages._id', 'stages.name'], widget: 'stageName', sortable: false, width: '16%' },
    'createdAt',
    { field: 'candidate.personalInformation.email', hidden: true },
    { field: 'candidate.personalInformation.phoneNumber', hidden: true },
    { field: 'candidate.location.address', hidden: true },
    { field: 'isManuallyProgressed', widget: 'progressed', hidden: true },
    { field: 'externalVacancyId', widget: 'copyId', hidden: true },
    { field: 'externalApplicantId', widget: 'copyId', hidden: true },
    { field: 'externalApplicationId', widget: 'copyId', hidden: true },
    { field: 'updatedAt', hidden: true },
    { field: '_id', widget: 'copyId', hidden: true },
  ],
  filters: [
    { field: 'work', values: ['TO_REVIEW', 'WAITING'] },
    'mine',
    'applicationStatusList',
    { field: 'hierarchyIdList', widget: 'departments' },
    { field: 'externalVacancyIds', widget: 'vacancies' },
    { field: 'stageIdList', widget: 'stagePicker' },
    { field: 'dashboardFilter', widget: 'countedByCard' },
  ],
  views: ['table', 'board'],
  sort: 'createdAt desc',
  details: candidateDetails,
  actions: { ...applicationActions, ...candidateActions },
  references: { vacancyId: 'vacancies', externalVacancyIds: 'vacancies', hierarchyIdList: 'departments' },
  flags: { list: 'oldEdgeFeaturesEnabled', show: 'oldEdgeFeaturesEnabled', ...candidateFlags },
});
