// Verb and noun of each right (`access.verbs`, `access.nouns`) by topic (`access.topics`). Lists call a right `rights.<service>.<action>`.

/** Rights by verb. `list` and `open` together read as `see`. */
interface Noun {
  topic: string;
  noun: string;
  rights: Readonly<Record<string, string>>;
}

const apps = (verbs: Readonly<Record<string, string>>) => of('apps', verbs);
const org = (verbs: Readonly<Record<string, string>>) => of('org', verbs);

export const nounsOfRights: readonly Noun[] = [
  { topic: 'portal', noun: 'console', rights: { use: 'edge:access' } },
  { topic: 'portal', noun: 'talentInsights', rights: { use: 'ti:access' } },
  {
    topic: 'vacancies',
    noun: 'vacancies',
    rights: apps({
      list: 'viewVacancyList',
      open: 'viewVacancy',
      ...{ create: 'createVacancy', edit: 'editVacancy', archive: 'archiveVacancy', restore: 'restoreVacancy', delete: 'deleteVacancy' },
    }),
  },
  { topic: 'vacancies', noun: 'candidates', rights: apps({ list: 'viewCandidateList', open: 'viewCandidate' }) },
  { topic: 'vacancies', noun: 'scores', rights: apps({ see: 'viewScores' }) },
  {
    topic: 'vacancies',
    noun: 'applications',
    rights: apps({
      list: 'viewApplicationList',
      open: 'viewApplication',
      ...{ create: 'createApplication', edit: 'editApplication', delete: 'deleteApplication' },
    }),
  },
  { topic: 'insights', noun: 'ownChatInsights', rights: { see: 'ti:viewChatInsightsOwn' } },
  { topic: 'insights', noun: 'chatInsights', rights: { see: 'ti:viewChatInsights' } },
  { topic: 'insights', noun: 'ownVideoInsights', rights: { see: 'ti:viewVideoInsightsOwn' } },
  { topic: 'insights', noun: 'videoInsights', rights: { see: 'ti:viewVideoInsights' } },
  { topic: 'insights', noun: 'ownVideoReviews', rights: { see: 'ti:viewVideoReviewOwn' } },
  { topic: 'insights', noun: 'videoReviews', rights: { see: 'ti:viewVideoReview' } },
  {
    topic: 'users',
    noun: 'users',
    rights: org({
      list: 'viewUserList',
      open: 'viewUser',
      ...{ create: 'createUser', edit: 'editUser', archive: 'archiveUser', restore: 'restoreUser', delete: 'deleteUser' },
    }),
  },
  {
    topic: 'workflows',
    noun: 'workflows',
    rights: apps({
      list: 'viewWorkflowList',
      open: 'viewWorkflow',
      ...{ create: 'createWorkflow', edit: 'editWorkflow', archive: 'archiveWorkflow', restore: 'restoreWorkflow' },
    }),
  },
  { topic: 'ats', noun: 'atsTemplates', rights: of('ats', { list: 'viewTemplateList', open: 'viewTemplate' }) },
  {
    topic: 'ats',
    noun: 'atsTenants',
    rights: of('ats', {
      list: 'viewTenantList',
      open: 'viewTenant',
      ...{ create: 'createTenant', edit: 'editTenant', delete: 'deleteTenant' },
    }),
  },
  {
    topic: 'administration',
    noun: 'groups',
    rights: org({
      list: 'viewGroupList',
      open: 'viewGroup',
      ...{ create: 'createGroup', edit: 'editGroup', archive: 'archiveGroup', restore: 'restoreGroup' },
    }),
  },
  { topic: 'administration', noun: 'members', rights: org({ change: 'editGroupMembers' }) },
  { topic: 'administration', noun: 'departments', rights: org({ see: 'viewHierarchy', edit: 'editHierarchy' }) },
  { topic: 'administration', noun: 'permissions', rights: of('common', { see: 'viewPolicy', edit: 'editPolicy' }) },
  { topic: 'administration', noun: 'trail', rights: of('common', { see: 'viewAudit' }) },
  { topic: 'administration', noun: 'lists', rights: of('common', { export: 'export' }) },
  { topic: 'administration', noun: 'sso', rights: of('idp', { see: 'viewSso', edit: 'editSso' }) },
  { topic: 'administration', noun: 'branding', rights: of('fi', { see: 'viewBranding', edit: 'editBranding' }) },
  { topic: 'administration', noun: 'customerSettings', rights: apps({ see: 'viewCustomerSetting', edit: 'editCustomerSetting' }) },
  { topic: 'administration', noun: 'notificationSettings', rights: of('notif', { see: 'viewSettings', edit: 'editSettings' }) },
  { topic: 'administration', noun: 'emailDomain', rights: of('notif', { see: 'viewEmailDomain', edit: 'editEmailDomain' }) },
  { topic: 'administration', noun: 'smsCredits', rights: of('notif', { see: 'viewSmsCredits', buy: 'purchaseSmsCredits' }) },
  { topic: 'administration', noun: 'messages', rights: of('notif', { see: 'viewEvents' }) },
  { topic: 'administration', noun: 'atsRequests', rights: of('ats', { see: 'viewRequestList', retry: 'retryRequest' }) },
  { topic: 'administration', noun: 'dashboard', rights: of('datalake', { see: 'viewDashboard' }) },
  { topic: 'administration', noun: 'customers', rights: org({ list: 'viewCustomerList', open: 'viewCustomer' }) },
  {
    topic: 'provider',
    noun: 'customers',
    rights: org({ create: 'createCustomer', archive: 'archiveCustomer', restore: 'restoreCustomer' }),
  },
  {
    topic: 'provider',
    noun: 'organisations',
    rights: org({
      list: 'viewOrganizationList',
      open: 'viewOrganization',
      ...{ create: 'createOrganization', archive: 'archiveOrganization', restore: 'restoreOrganization' },
    }),
  },
];

export const wordedRights: readonly string[] = nounsOfRights.flatMap(({ rights }) => Object.values(rights));

/** The wider right implies the narrower one, so texts leave that out. */
export const widerThan: Readonly<Record<string, string>> = {
  'ti:viewChatInsightsOwn': 'ti:viewChatInsights',
  'ti:viewVideoInsightsOwn': 'ti:viewVideoInsights',
  'ti:viewVideoReviewOwn': 'ti:viewVideoReview',
};

export const rightKey = (right: string): string => `rights.${right.replaceAll(':', '.')}`;

function of(service: string, verbs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(verbs).map(([verb, action]) => [verb, `${service}:${action}`]));
}
