import { defineResource } from '../../src/engine/compile/Declaration.ts';
import { applicationActions, held } from './applicationActions.ts';
import { candidateActions, candidateDetails, candidateFlags, candidatePanel } from './candidate.ts';

const stage = 'switch.stageId.externalAssessmentPackageId';

/** Columns for lists of submissions only, and for all others (specification 3 §2). */
const submissions = { switch: 'progressStatus', in: ['ALL', 'COMPLETED'] };
const others = { switch: 'progressStatus', in: ['NOT_STARTED', 'IN_PROGRESS', 'DROPPED_OUT'] };

/** The applications for a vacancy, stage by stage, on the vacancy's page (specification 3 §2 “Vacancies”, §4, §7; decisions §2). */
export const vacancyApplications = defineResource({
  name: 'vacancy-applications',
  type: 'Application',
  title: 'candidate.personalInformation.firstName candidate.personalInformation.lastName',
  parent: 'vacancies',
  opens: candidatePanel,
  operations: {
    get: 'AppsGetApplicationById',
    list: {
      name: 'AppsGetApplicationList',
      args: {
        'filterApplicationInput.hierarchyId': 'scope.hierarchyId',
        'filterApplicationInput.hierarchyIdList': null,
        'filterApplicationInput.externalVacancyId': 'parent.externalVacancyId',
        'filterApplicationInput.stageId': 'switch.stageId._id',
        'filterApplicationInput.assessmentStatusFilter.externalAssessmentPackageId': stage,
        'filterApplicationInput.assessmentStatusFilter.assessmentStatus': 'switch.progressStatus',
        'filterApplicationInput.assessmentResultFilter.externalAssessmentPackageId': stage,
        'filterApplicationInput.assessmentViewedFilter.externalAssessmentPackageId': stage,
        'filterApplicationInput.assessmentSubmittedAtFilter.externalAssessmentPackageId': stage,
        'filterApplicationInput.assessmentSubmittedAtFilter.submittedAtGte': 'filter.submittedAt.gte',
        'filterApplicationInput.assessmentSubmittedAtFilter.submittedAtLte': 'filter.submittedAt.lte',
        'filterApplicationInput.sort.filter.filterKey': { value: 'externalAssessmentPackageId' },
        'filterApplicationInput.sort.filter.filterValue': 'sort.each.externalAssessmentPackageId',
      },
    },
  },
  switches: {
    stageId: { rows: 'workflow.stages', label: 'name', tag: 'product' },
    progressStatus: {
      values: {
        ALL: { sends: null },
        NOT_STARTED: { sends: 'APPS_ASSESSMENT_ORDER_COMPLETED', sort: 'assessments.createdAt desc' },
        IN_PROGRESS: { sends: 'APPS_ASSESSMENT_INPROGRESS', sort: 'assessments.createdAt desc' },
        COMPLETED: { sends: 'APPS_ASSESSMENT_COMPLETED' },
        DROPPED_OUT: { sends: 'APPS_ASSESSMENT_DROPPED_OUT', sort: 'assessments.createdAt desc' },
      },
    },
  },
  columns: [
    {
      field: 'candidate.personalInformation.firstName',
      also: ['candidate.personalInformation.lastName', 'candidate.purgedAt'],
      widget: 'candidate',
      sortBy: 'firstName',
    },
    {
      field: 'assessments.submittedAt',
      also: ['assessments.stageId', 'stageId'],
      widget: 'atStage',
      sortBy: 'submittedAt',
      while: submissions,
      width: '15%',
    },
    {
      field: 'assessments.createdAt',
      also: ['assessments.stageId', 'stageId'],
      widget: 'atStage',
      sortBy: 'createdAt',
      while: others,
      width: '15%',
    },
    { field: 'status', widget: 'status', width: '13%' },
    {
      field: 'assessments.results',
      also: ['assessments.stageId', 'assessments.status'],
      widget: 'score',
      each: 'stageId',
      sortBy: 'recommendationScore',
      width: '16%',
    },
    { field: 'assessments.isViewed', also: ['assessments.stageId', 'stageId'], widget: 'viewed', sortBy: 'isViewed', width: '10%' },
    { field: 'isManuallyProgressed', widget: 'progressed', width: '12%' },
    { field: 'candidate.personalInformation.email', hidden: true },
    { field: 'candidate.personalInformation.phoneNumber', hidden: true },
    { field: 'candidate.location.address', hidden: true },
    { field: 'externalApplicantId', widget: 'copyId', hidden: true },
    { field: 'externalApplicationId', widget: 'copyId', hidden: true },
    { field: 'createdAt', sortable: false, hidden: true },
    { field: 'updatedAt', hidden: true },
    { field: '_id', widget: 'copyId', hidden: true },
  ],
  filters: [
    'applicationStatusList',
    'resultList',
    { field: 'submittedAt', widget: 'dateSpan', while: submissions },
    { field: 'unViewedOnly', widget: 'toggle' },
  ],
  views: ['table', { board: 'stageId', move: 'progress' }, { board: 'status', move: 'updateStatus' }],
  sort: 'assessments.submittedAt desc',
  details: candidateDetails,
  references: { vacancyId: 'vacancies' },
  actions: {
    ...candidateActions,
    invite: {
      operation: {
        name: 'CommonInviteCandidate',
        args: {
          'atsApplicationInput.predictorMasterId': { first: 'parent.workflow.stages.externalAssessmentPackageId' },
          'atsApplicationInput.hierarchyId': 'parent.hierarchyId',
          // The platform alone makes the keyed hash of the address (specification 3 §7).
          'atsApplicationInput.externalApplicantId': { value: '' },
          'atsApplicationInput.externalApplicationId': 'new.id',
          'atsApplicationInput.externalAssessmentId': 'new.id',
          'atsApplicationInput.cohortInfo.externalVacancyId': 'parent.externalVacancyId',
          'atsApplicationInput.cohortInfo.title': 'parent.title',
          'atsApplicationInput.cohortInfo.description': 'parent.description',
          'atsApplicationInput.cohortInfo.hiringManagers': { rows: 'parent.managers', where: { type: 'HIRING_MANAGER' } },
          'atsApplicationInput.atsInfo.name': { value: 'EDGE' },
          'atsApplicationInput.atsInfo.metaData.invitedBy': 'session.email',
          'atsApplicationInput.atsInfo.metaData.workflowId': 'parent.workflow._id',
        },
      },
      on: 'list',
      notifies: { ...held, notify: 'notify' },
      form: 'common/inviteCandidate',
      icon: 'PersonAdd',
    },
    ...applicationActions,
  },
  flags: {
    ...candidateFlags,
    list: 'oldEdgeFeaturesEnabled',
    show: 'oldEdgeFeaturesEnabled',
    invite: 'edgeVacancyInviteCandidateEnabled',
  },
});
