import type { OperationName } from '../../src/generated/names.ts';
import { messageTextRows } from './matrixMessageTexts.ts';

// Expected response of every operation by caller and target. The types require a row per operation. Rights of roles come from `@access`.

type Code = 'NOT_FOUND' | 'BAD_USER_INPUT' | 'CONFLICT' | 'RATE_LIMITED';

/** Expected outcome: data, nothing (an empty page, a zero figure, null), or an error code with its reason after the slash. */
export type Answer = 'answered' | 'nothing' | Code | `${Code}/${string}`;

export type Noun = string;

export interface Row {
  door: 'public' | 'session' | 'right';
  /** Expected for absent, other tenants’ or mixed ids. */
  absent: Answer;
  /** … where the id that is not theirs is of this noun, and the answer is another one. */
  at?: Readonly<Record<Noun, Answer>>;
  /** Expected for the caller's own rows; one of several. @default ['answered'] */
  own?: readonly Answer[];
  /** Expected for archived own rows, by noun. @default as for active ones */
  archived?: Readonly<Record<Noun, Answer | readonly Answer[]>>;
  /** Ids in the call that are not looked at, or belong to everybody: anybody's are answered as one's own. */
  ignores?: readonly Noun[];
  aboveRegions?: true;
  /** The operation that undoes it, so that the next cell finds what this one found. */
  undo?: OperationName;
  showsStaff?: true;
  rightOf?: OperationName;
  answersSignedOut?: true;
  because?: string;
}

type More = Partial<Omit<Row, 'door'>>;

const open = (more: More = {}): Row => ({ door: 'public', absent: 'answered', ...more });
const self = (more: More = {}): Row => ({ door: 'session', absent: 'answered', ...more });
/** A page of rows, or a figure over rows: over what is not there for the caller it is empty. */
const list = (more: More = {}): Row => ({ door: 'right', absent: 'nothing', ...more });
const one = (more: More = {}): Row => ({ door: 'right', absent: 'NOT_FOUND', ...more });
const make = one;
/** Changes what is named: one record, or several of which one that is not there refuses the whole call. */
const change = one;
const several = one;
const catalogue = (more: More = {}): Row => ({ door: 'right', absent: 'answered', ...more });

const ended: Answer[] = ['BAD_USER_INPUT/MFA_CHALLENGE_ENDED'];
const isArchived: Answer = 'CONFLICT/ARCHIVED';
const noDepartment: Answer = 'BAD_USER_INPUT/NO_DEPARTMENT';
const noWorkflow: Answer = 'BAD_USER_INPUT/NO_WORKFLOW';
const inDepartment = (own: readonly Answer[] = ['answered']): More => ({ own, archived: { hierarchy: ['NOT_FOUND', ...own] } });
const isPurged: More = {
  ...inDepartment(['answered', 'CONFLICT/CANDIDATE_PURGED']),
  because: 'whoever was deleted or de-identified before is not there to be changed',
};
const placeOfVacancy = { organization: noDepartment, customer: noDepartment, hierarchy: noDepartment };
const newUsers: More = {
  archived: { customer: 'NOT_FOUND', hierarchy: 'NOT_FOUND', group: 'NOT_FOUND' },
  because: 'nobody is made where they could not sign in, nor put into a group that grants nothing',
};

export const matrix: Record<OperationName, Row> = {
  // auth
  AuthGetUserRegion: open(),
  AuthEmailLogin: open(),
  AuthMfaLogin: open({ own: ended, absent: 'BAD_USER_INPUT', because: 'a mailed code belongs to a sign-in that asked for it' }),
  AuthResendMfaCode: open({ own: ended, absent: 'BAD_USER_INPUT', because: 'a mailed code belongs to a sign-in that asked for it' }),
  AuthForgetPassword: open(),
  AuthResetPassword: open({ own: ['BAD_USER_INPUT/LINK_EXPIRED'], because: 'a link that was never made is not told from one that ended' }),
  AuthLogout: open(),
  AuthMe: self({ aboveRegions: true, because: 'the customer of the address is listed in whichever region it is' }),
  AuthSearchCustomers: self(),
  AuthCheckToken: self({ answersSignedOut: true, because: 'it is what says that the session has ended' }),
  AuthRefreshToken: self({ answersSignedOut: true, because: 'it is what renews a session that has ended' }),
  AuthUnlockUser: change(),
  AuthGetPassword: self(),
  AuthChangePassword: self({
    own: ['BAD_USER_INPUT/SAME_PASSWORD'],
    absent: 'BAD_USER_INPUT',
    because: 'the example asks for the password that there is, which changes nothing',
  }),
  AuthUpdateProfile: self(),
  AuthGetSessions: self(),
  AuthEndSessions: self({ own: ['NOT_FOUND/NO_SESSION'], absent: 'NOT_FOUND/NO_SESSION', because: 'sessions are of whoever began them' }),
  AuthEndOtherSessions: self(),
  // common
  CommonCheckPolicy: self({ ignores: ['user', 'group'], because: 'decisions §5: the session’s own identity is asked, whatever is sent' }),
  CommonGeocode: self(),
  CommonGetPermissionTabState: one(),
  CommonGetPolicy: one(),
  CommonExplainAccess: one(),
  CommonGetGroupGrants: one(),
  CommonPreviewPolicy: one({
    archived: { group: 'NOT_FOUND' },
    because: 'the archived group has another policy than the one that is named',
  }),
  IDPPreviewSSOGroups: one({ archived: { customer: isArchived, group: 'NOT_FOUND' } }),
  ORGPreviewArchiveCustomers: one({ aboveRegions: true, ignores: ['standingIn'] }),
  ORGPreviewGroupMembers: one({ archived: { group: isArchived } }),
  ORGPreviewHierarchies: one({
    at: { hierarchy: 'BAD_USER_INPUT' },
    archived: { hierarchy: 'BAD_USER_INPUT' },
    because: 'a parent that is not there is a fault of the tree, whoever’s it is',
  }),
  CommonCreatePolicy: make({
    own: ['answered', 'CONFLICT/POLICY_EXISTS'],
    archived: { group: isArchived },
    because: 'a group has a policy of the Talent Hub once',
  }),
  CommonUpdatePolicy: change({
    archived: { group: 'NOT_FOUND' },
    because: 'the archived group has another policy than the one that is named',
  }),
  CommonUpdatePolicyV2: change(),
  CommonUpdatePermissionTabPolicies: change({ archived: { group: isArchived } }),
  CommonInviteCandidate: make({ archived: { vacancy: ['NOT_FOUND', 'CONFLICT/VACANCY_ARCHIVED'] } }),
  CommonGetAuditSubjects: one(),
  CommonSearch: self({ because: 'a list that is not the caller’s says nothing, or that it could not be searched' }),
  CommonPreviewAction: self({ rightOf: 'ORGArchiveGroups', absent: 'NOT_FOUND' }),
  CommonUndoHold: self({
    ...{ rightOf: 'AppsUpdateApplicationStatus', absent: 'NOT_FOUND', own: ['answered', 'CONFLICT/HOLD_UNDONE'] },
    because: 'a change can be undone once',
  }),
  CommonGetAuditList: list({ showsStaff: true, because: 'who changed something of a customer is named to it' }),
  CommonGetViewList: list({ showsStaff: true, because: 'who shares a view is named to those who see it' }),
  CommonGetPageLayout: list({ own: ['answered', 'nothing'], because: 'one’s own, and there is none until it is kept' }),
  CommonSavePageLayout: make(),
  CommonSaveView: make(),
  CommonGetDefaultViews: one({
    ...{ own: ['answered', 'nothing'], showsStaff: true },
    because: 'there is none until one is chosen, and who shares a view is named to those who see it',
  }),
  CommonSetDefaultView: change({
    archived: { group: 'NOT_FOUND' },
    because: 'the members of an archived group open nothing with it',
  }),
  CommonGetViewMailList: one({ own: ['answered', 'nothing'], because: 'one’s own alone, and there is none until it is set up' }),
  CommonSubscribeToView: change(),
  CommonResumeViewMails: several({
    ...{ own: ['NOT_FOUND/NO_VIEW_MAIL'], absent: 'NOT_FOUND/NO_VIEW_MAIL' },
    because: 'mailed views are their owner’s alone',
  }),
  CommonUnsubscribeFromViews: several({
    ...{ own: ['NOT_FOUND/NO_VIEW_MAIL'], absent: 'NOT_FOUND/NO_VIEW_MAIL' },
    because: 'mailed views are their owner’s alone',
  }),
  CommonDeleteViews: several({
    own: ['answered', 'NOT_FOUND/NO_VIEW'],
    absent: 'NOT_FOUND/NO_VIEW',
    because: 'views are their owner’s alone, and this one is of staff, who can delete it once',
  }),
  CommonStartExport: make(),
  // apps
  AppsGetVacancyListV2: list(),
  AppsGetVacancyList: list(),
  AppsGetVacancyListByCandidateId: list(),
  AppsGetVacancyById: one(),
  AppsGetApplicationById: one(),
  AppsGetInterviewList: list(),
  AppsGetInterviewById: one(inDepartment()),
  AppsGetApplicationNotes: one({ showsStaff: true, because: 'who wrote a note is named to those who see the application' }),
  AppsGetMentionableUsers: one({ showsStaff: true, because: 'colleagues who see the application can be mentioned' }),
  AppsSaveApplicationNote: change(isPurged),
  AppsDeleteApplicationNote: change({
    own: ['NOT_FOUND/NO_NOTE'],
    absent: 'NOT_FOUND/NO_NOTE',
    because: 'nobody deletes the notes of others, which look absent',
  }),
  NotifGetApplicationMessages: one(),
  AppsGetVacancyApplicationStatusCount: one(),
  AppsGetApplicationList: list(),
  AppsSearchApplications: list(),
  AppsGetWorkflowList: list(),
  AppsGetWorkflowListV2: list(),
  AppsGetWorkflowById: one(),
  AppsGetAssessmentPackageList: list(),
  AppsSuggestRoleFamilies: list(),
  AppsGetWorkflowSetList: list(),
  AppsGetWorkflowSetById: one(),
  AppsCheckWorkflowSetNameDuplicatedByName: one({ archived: { hierarchy: 'NOT_FOUND' } }),
  AppsGetCustomerSetting: list(),
  AppsPreviewRetention: one(),
  AppsCreateVacancy: make({
    at: { ...placeOfVacancy, workflow: noWorkflow },
    archived: { hierarchy: noDepartment, workflow: 'BAD_USER_INPUT/WORKFLOW_ARCHIVED' },
    absent: noDepartment,
    because: 'the form offers departments and workflows, and is told at the field that none was chosen',
  }),
  AppsUpdateVacancyById: change(),
  AppsUpdateVacancyByExternalVacancyId: change({
    absent: 'NOT_FOUND/NO_EXTERNAL_VACANCY',
    because: 'spec 3 §5 has a text for an external id that nothing has',
  }),
  AppsArchiveVacanciesByExternalVacancyIds: several({ undo: 'AppsRestoreVacanciesByExternalVacancyIds' }),
  AppsRestoreVacanciesByExternalVacancyIds: several({ undo: 'AppsArchiveVacanciesByExternalVacancyIds' }),
  AppsMoveApplication: several(inDepartment()),
  AppsMarkAssessmentViewed: change(inDepartment()),
  AppsUpdateApplicationStatus: several(inDepartment()),
  AppsResendApplicationAssessmentLink: several(inDepartment()),
  AppsResendApplicationMiReport: change({
    ...inDepartment(['answered', 'CONFLICT/NO_REPORT', 'CONFLICT/CANDIDATE_PURGED']),
    because: 'there may be no report yet, or nobody any more to send it to',
  }),
  AppsUpdateApplicationCandidate: change(isPurged),
  AppsDeleteCandidateById: change(inDepartment()),
  AppsPurgeApplicationCandidate: change(isPurged),
  AppsCreateWorkflow: make({ archived: { hierarchy: 'NOT_FOUND' } }),
  AppsUpdateWorkflow: change({ archived: { workflow: isArchived } }),
  AppsArchiveWorkflows: several({ undo: 'AppsRestoreWorkflows' }),
  AppsRestoreWorkflows: several({ undo: 'AppsArchiveWorkflows' }),
  AppsCreateWorkflowSet: make({
    at: { workflow: 'BAD_USER_INPUT' },
    archived: { hierarchy: 'NOT_FOUND', workflow: 'BAD_USER_INPUT' },
    because: 'an option without its workflow is said at its field',
  }),
  AppsUpdateWorkflowSet: change({
    at: { workflow: 'BAD_USER_INPUT' },
    archived: { workflowSet: isArchived, workflow: 'BAD_USER_INPUT' },
    because: 'an option without its workflow is said at its field',
  }),
  AppsArchiveWorkflowSet: several({ undo: 'AppsRestoreWorkflowSet' }),
  AppsRestoreWorkflowSet: several({ undo: 'AppsArchiveWorkflowSet' }),
  AppsCreateCustomerSetting: make({
    own: ['answered', 'CONFLICT/CUSTOMER_SETTING_EXISTS'],
    archived: { hierarchy: 'NOT_FOUND' },
    because: 'a customer has them once',
  }),
  AppsUpdateCustomerSetting: change({ own: ['answered', 'NOT_FOUND'], because: 'most customers have none to change' }),
  AppsUpdateDeclineReasons: change(),
  AppsUpdateSMSNotificationSettings: change(),
  // ats
  AtsGetRequestList: list(),
  AtsGetRequestById: one(),
  AtsRetryRequest: change({ own: ['answered', 'CONFLICT/NOT_FAILED'], because: 'it is done once: whoever asks again is told so' }),
  AtsGetAtsTemplates: catalogue(),
  AtsGetAtsTemplateById: catalogue(),
  AtsGetAtsTemplateByAtsName: catalogue(),
  AtsGetTenantsByCustomer: list(),
  AtsGetTenantById: one(),
  AtsCreateTenant: make({ archived: { hierarchy: 'NOT_FOUND' } }),
  AtsTestTenant: change({ archived: { atsTenant: isArchived } }),
  AtsUpdateTenant: change(),
  AtsRestoreTenantsByIds: several(),
  AtsDeleteTenantsByIds: several({ undo: 'AtsRestoreTenantsByIds' }),
  // datalake
  DatalakeCountApplicationsByDay: list(),
  DatalakeAssessmentCountCompletedAssessments: list(),
  DatalakeAssessmentCompletionRatio: list(),
  DatalakeAssessmentDropoutRatio: list(),
  DatalakeAssessmentLeakageRatio: list(),
  DatalakeAssessmentEngagementRatio: list(),
  DatalakeAssessmentAvgNPSScore: list(),
  DatalakeAssessmentMedianTimeTaken: list(),
  DatalakeAssessmentMedianScore: list(),
  DatalakeAssessmentProfanityRatio: list(),
  DatalakeAssessmentPlagiarismRatio: list(),
  DatalakeAssessmentGarbageRatio: list(),
  DatalakeAssessmentDeviceType: list(),
  DatalakeAssessmentRecommendationSplit: list(),
  DatalakeAssessmentScoreDistribution: list(),
  DatalakeFigureTrends: list(),
  // fi
  FIGetBranding: one({ own: ['answered', 'NOT_FOUND/NO_BRANDING'] }),
  FIAddBranding: make({
    own: ['answered', 'CONFLICT/BRANDING_EXISTS'],
    archived: { hierarchy: 'NOT_FOUND' },
    because: 'a customer has one branding',
  }),
  FIUploadLogo: make({ archived: { hierarchy: 'NOT_FOUND' } }),
  FIEditBranding: change({ own: ['answered', 'NOT_FOUND/NO_BRANDING'] }),
  // idp
  IDPAuthSSOLogin: open({
    ignores: ['customer'],
    own: ['BAD_USER_INPUT/SSO_NOT_INITIALIZED', 'answered'],
    because: 'asked before anybody is signed in: a customer without single sign-on is as one that there is not',
  }),
  IDPGetSSOStep: open({
    own: ['BAD_USER_INPUT/SSO_STEP_ENDED'],
    absent: 'BAD_USER_INPUT',
    because: 'a step belongs to the browser that brought an assertion',
  }),
  IDPMailSSOStep: open({
    own: ['BAD_USER_INPUT/SSO_STEP_ENDED'],
    absent: 'BAD_USER_INPUT',
    because: 'a step belongs to the browser that brought an assertion',
  }),
  IDPConfirmSSOStep: open({
    own: ['BAD_USER_INPUT/SSO_STEP_ENDED'],
    absent: 'BAD_USER_INPUT',
    because: 'a link that was never mailed is not told from one that ended',
  }),
  IDPCompleteSSOStep: self({
    own: ['BAD_USER_INPUT/SSO_STEP_ENDED'],
    absent: 'BAD_USER_INPUT',
    because: 'a step belongs to the browser that brought an assertion',
  }),
  IDPSearchSSOConfigs: open({ ignores: ['customer'], because: 'asked before anybody is signed in: it is the same for everybody' }),
  IDPGetSSOTest: one({ own: ['NOT_FOUND/NO_TEST'], because: 'a test sign-in is of whoever began it, and nobody has' }),
  IDPStartSSOTest: change({
    own: ['answered', 'NOT_FOUND/SSO_NOT_INITIALIZED'],
    archived: { customer: isArchived },
    because: 'what was never saved cannot be tested',
  }),
  IDPGetSSOConfig: one(),
  IDPCreateSSOConfig: make({
    own: ['answered', 'CONFLICT/SSO_EXISTS'],
    archived: { customer: isArchived, hierarchy: 'NOT_FOUND', group: 'NOT_FOUND' },
    because: 'a customer has one configuration: whoever makes it again is told so',
  }),
  IDPUpdateSSOConfig: change({
    own: ['answered', 'NOT_FOUND/SSO_NOT_INITIALIZED'],
    at: { group: 'NOT_FOUND/SSO_NOT_INITIALIZED' },
    archived: { customer: isArchived, group: ['NOT_FOUND', 'NOT_FOUND/SSO_NOT_INITIALIZED'] },
    because: 'what was never saved cannot be changed, and nothing is saved when the refusals are tried',
  }),
  IDPGetHierarchyTree: one(),
  // notif
  NotifGetNotificationSettingsV2: one(),
  NotifUpdateNotificationSettingsV2: change(),
  ...messageTextRows,
  NotifPreviewTemplate: one(),
  NotifSendTestMail: make({
    own: ['answered', 'RATE_LIMITED/TOO_MANY_TESTS'],
    archived: { hierarchy: ['NOT_FOUND'] },
    because: 'one person sends themselves a few tests in a while',
  }),
  NotifGetEmailDomain: one({
    own: ['answered', 'nothing'],
    archived: { hierarchy: 'NOT_FOUND' },
    because: 'whoever reaches the customer is told that it has none',
  }),
  NotifCreateEmailDomain: make({
    own: ['answered', 'CONFLICT/EMAIL_DOMAIN_EXISTS'],
    archived: { customer: isArchived, hierarchy: 'NOT_FOUND' },
    because: 'a customer has one domain: whoever sets it up again is told so',
  }),
  NotifUpdateEmailDomainSetting: change({
    own: ['answered', 'NOT_FOUND/NO_EMAIL_DOMAIN', 'CONFLICT/EMAIL_DOMAIN_NOT_VERIFIED'],
    archived: { customer: isArchived, hierarchy: 'NOT_FOUND' },
    because: 'what was never set up cannot be changed, nor switched on before it is verified',
  }),
  NotifRetryDkimVerification: change({
    own: ['NOT_FOUND/NO_EMAIL_DOMAIN', 'CONFLICT/EMAIL_DOMAIN_NOT_FAILED'],
    archived: { customer: isArchived, hierarchy: 'NOT_FOUND' },
    because: 'only a verification that failed is begun again',
  }),
  NotifGetSMSCreditsByCustomerId: one(),
  NotifGetSMSCreditsPurchaseHistoryList: list({ showsStaff: true, because: 'who purchased credits for a customer is named to it' }),
  NotifPurchaseSMSCreditsByCustomerId: make({ ignores: ['purchaseUser'], because: 'decisions §5: the session’s own identity buys' }),
  NotifGetEmails: list(),
  NotifGetSuppressedAddresses: list(),
  NotifAllowAddresses: several({ undo: 'NotifSuppressAddresses' }),
  NotifSuppressAddresses: several({ undo: 'NotifAllowAddresses' }),
  NotifGetEmailEventsByCustomerId: list(),
  NotifGetEmailEventByMailMessageId: list(),
  NotifGetLatestEmailEventByAssessmentId: list(),
  NotifGetSMSEventList: list(),
  // org
  ORGGetCustomers: list(),
  ORGGetCustomer: one({ aboveRegions: true }),
  ORGCreateCustomer: make({
    absent: 'BAD_USER_INPUT/NO_ORGANIZATION',
    archived: { organization: 'BAD_USER_INPUT/NO_ORGANIZATION' },
    aboveRegions: true,
    because: 'the form offers organisations, and is told at the field that none was chosen',
  }),
  ORGArchiveCustomers: several({ aboveRegions: true, undo: 'ORGRestoreCustomers' }),
  ORGRestoreCustomers: several({ aboveRegions: true, undo: 'ORGArchiveCustomers' }),
  ORGGetOrganizations: list({ aboveRegions: true }),
  ORGGetOrganization: one({ aboveRegions: true, archived: { organization: 'answered' } }),
  ORGGetOrganizationGlobalCustomers: list({ aboveRegions: true }),
  ORGCreateOrganization: make({ aboveRegions: true }),
  ORGArchiveOrganizations: several({ aboveRegions: true, archived: { organization: 'answered' }, undo: 'ORGRestoreOrganizations' }),
  ORGRestoreOrganizations: several({ aboveRegions: true, archived: { organization: 'answered' }, undo: 'ORGArchiveOrganizations' }),
  ORGGetRootHierarchy: one(),
  ORGGetHierarchy: one(),
  ORGUpdateHierarchies: change({
    at: { hierarchy: 'BAD_USER_INPUT' },
    archived: { hierarchy: 'BAD_USER_INPUT' },
    because: 'a parent that is not there is a fault of the tree, whoever’s it is',
  }),
  ORGGetGroups: list(),
  ORGGetGroup: one(),
  ORGCreateGroup: make({ archived: { hierarchy: 'NOT_FOUND' } }),
  ORGUpdateGroup: change({ archived: { group: isArchived } }),
  ORGArchiveGroup: change({ undo: 'ORGRestoreGroups' }),
  ORGArchiveGroups: several({ undo: 'ORGRestoreGroups' }),
  ORGRestoreGroups: several({ undo: 'ORGArchiveGroups' }),
  ORGGroupAddUsers: several({ archived: { group: isArchived }, undo: 'ORGGroupRemoveUsers' }),
  ORGGroupRemoveUsers: several({ undo: 'ORGGroupAddUsers' }),
  ORGGetUsers: list(),
  ORGGetUser: one(),
  ORGCreateEndUser: make(newUsers),
  ORGImportUsers: make(newUsers),
  ORGUpdateUser: change({ archived: { user: isArchived } }),
  ORGArchiveUser: change({ undo: 'ORGRestoreUsers' }),
  ORGArchiveUsers: several({ undo: 'ORGRestoreUsers' }),
  ORGRestoreUsers: several({ undo: 'ORGArchiveUsers' }),
};
