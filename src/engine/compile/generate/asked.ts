import type { SessionOperation, ToolOperation } from './documents.ts';

// What is asked beside the operations of the plans, by where it is needed: each list is a file of its own, so that nobody loads another's.

/** What pages ask outside any resource: sign-in, session, rights, the tenant's departments. */
export const sessionOperations: SessionOperation[] = [
  { name: 'AuthGetUserRegion' },
  { name: 'AuthEmailLogin' },
  { name: 'AuthMe' },
  { name: 'ORGGetRootHierarchy' },
  // A tree of departments has five levels (specification 2 §3).
  { name: 'ORGGetHierarchy', repeat: 4 },
];

/** What the steps after the sign-in form and the pages beside it ask; apart, since the first script holds the others (its bytes are a budget). */
export const accountOperations: SessionOperation[] = [
  { name: 'AuthMfaLogin' },
  { name: 'AuthResendMfaCode' },
  { name: 'AuthForgetPassword' },
  { name: 'AuthResetPassword' },
  { name: 'IDPAuthSSOLogin' },
  { name: 'IDPSearchSSOConfigs' },
  { name: 'IDPGetSSOStep' },
  { name: 'IDPMailSSOStep' },
  { name: 'IDPConfirmSSOStep' },
  { name: 'IDPCompleteSSOStep' },
];

/** What a session asks once there is one; the sign-in form need not wait for them either. */
export const signedInOperations: SessionOperation[] = [
  { name: 'AuthCheckToken' },
  { name: 'AuthRefreshToken' },
  { name: 'AuthLogout' },
  { name: 'CommonCheckPolicy' },
];

/** What tools of the lists and widgets ask beside the plans' own operations. */
export const toolOperations = [
  'AuthSearchCustomers',
  'CommonGetAuditList',
  'CommonGetAuditSubjects',
  'CommonPreviewAction',
  'CommonGetViewList',
  'CommonSaveView',
  'CommonDeleteViews',
  'CommonStartExport',
  'CommonGeocode',
  'ORGGetHierarchy',
  'AppsCheckWorkflowSetNameDuplicatedByName',
  'AppsGetWorkflowList',
  'AppsGetAssessmentPackageList',
  'AppsSuggestRoleFamilies',
  'AtsGetAtsTemplates',
  'AtsGetAtsTemplateById',
  'AtsGetAtsTemplateByAtsName',
  'AppsPreviewRetention',
  'AtsTestTenant',
  'IDPStartSSOTest',
  'IDPGetSSOTest',
];

/** What the bespoke pages and the previews of access ask; apart from the tools, since the first list does without them. */
export const pageOperations = [
  'ORGUpdateHierarchies',
  'ORGGetOrganizationGlobalCustomers',
  'IDPGetHierarchyTree',
  'CommonGetPermissionTabState',
  'CommonUpdatePermissionTabPolicies',
  'CommonGetPolicy',
  'CommonCreatePolicy',
  'CommonUpdatePolicyV2',
  'CommonPreviewPolicy',
  'ORGPreviewHierarchies',
  'ORGPreviewGroupMembers',
  'ORGPreviewArchiveCustomers',
  'IDPPreviewSSOGroups',
  'CommonGetGroupGrants',
  'CommonExplainAccess',
];

/** What a candidate's panel asks and does by itself, no more than it shows. */
export const candidateOperations = [
  { name: 'NotifGetLatestEmailEventByAssessmentId', fields: ['eventType', 'timestamp'] },
  { name: 'AppsMarkAssessmentViewed', fields: ['_id'] },
];

/** What the global search asks, no more than its results show: it asks again with each letter. */
export const searchOperations = [
  {
    name: 'AppsGetVacancyList',
    fields: ['data._id', 'data.title', 'data.externalVacancyId', 'data.createdAt', 'pagination.totalItems'],
  },
  {
    name: 'AppsSearchApplications',
    fields: [
      ...['_id', 'status', 'stageId', 'vacancyId', 'vacancyName', 'createdAt'].map((name) => `data.${name}`),
      ...['firstName', 'lastName', 'email'].map((name) => `data.candidate.personalInformation.${name}`),
      'pagination.totalItems',
    ],
  },
];

/** What the dashboard asks: its cards each for itself, and their trends and its layout. */
export const dashboardOperations = [
  'DatalakeAssessmentCountCompletedAssessments',
  'DatalakeAssessmentCompletionRatio',
  'DatalakeAssessmentDropoutRatio',
  'DatalakeAssessmentLeakageRatio',
  'DatalakeAssessmentEngagementRatio',
  'DatalakeAssessmentAvgNPSScore',
  'DatalakeAssessmentMedianTimeTaken',
  'DatalakeAssessmentMedianScore',
  'DatalakeAssessmentProfanityRatio',
  'DatalakeAssessmentPlagiarismRatio',
  'DatalakeAssessmentGarbageRatio',
  'DatalakeAssessmentDeviceType',
  'DatalakeAssessmentScoreDistribution',
  'DatalakeAssessmentRecommendationSplit',
  'DatalakeCountApplicationsByDay',
  'DatalakeFigureTrends',
  'CommonGetPageLayout',
  'CommonSavePageLayout',
];

/** Whatever is asked beside any resource. */
export const askedBesideResources: ToolOperation[] = [
  ...[...sessionOperations, ...accountOperations, ...signedInOperations].map(({ name }) => name),
  ...toolOperations,
  ...pageOperations,
  ...candidateOperations,
  ...searchOperations,
  ...dashboardOperations,
];
