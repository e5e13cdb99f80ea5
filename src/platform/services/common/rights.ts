import { actionMatches } from '../../policy/statement.ts';

/** The sections of the permission editors: label → the rights behind it (decisions §4). `{brand}` is the configured brand's name. */
export const sections = {
  'Portal Access': {
    'Access to {brand}': ['edge:access'],
    'Access to Talent Insights': ['ti:access'],
  },
  'Vacancy & Application Management': {
    'Create Vacancy': ['apps:createVacancy'],
    'Edit Vacancy': ['apps:editVacancy'],
    'Archive Vacancy': ['apps:archiveVacancy'],
    'Restore Vacancy': ['apps:restoreVacancy'],
    'Delete Vacancy': ['apps:deleteVacancy'],
    'View Vacancy List': ['apps:viewVacancyList'],
    'View Vacancy Details': ['apps:viewVacancy'],
    'Resend Link': ['apps:viewApplicationList', 'apps:editApplication', 'apps:viewApplication', 'apps:createApplication'],
    'View Candidate List': ['apps:viewCandidateList'],
    'View Candidate Details': ['apps:viewCandidate'],
    'Update Candidate Status': ['apps:viewApplicationList', 'apps:editApplication', 'apps:viewApplication', 'apps:createApplication'],
    'Progress Candidate': ['apps:viewApplicationList', 'apps:editApplication', 'apps:viewApplication', 'apps:createApplication'],
    'Delete Application': ['apps:deleteApplication'],
    'View Application Details': ['apps:viewApplication'],
    'View Application List': ['apps:viewApplicationList'],
  },
  'Talent Insights': {
    'View Chat Talent Insights (own)': ['ti:viewChatInsightsOwn'],
    'View Chat Talent Insights (all)': ['ti:viewChatInsights'],
    'View Video Talent Insights (own)': ['ti:viewVideoInsightsOwn'],
    'View Video Talent Insights (all)': ['ti:viewVideoInsights'],
    'View Video Assessment Review (own)': ['ti:viewVideoReviewOwn'],
    'View Video Assessment Review (all)': ['ti:viewVideoReview'],
  },
  'User Management': {
    'Create User': ['org:createUser'],
    'Edit User': ['org:editUser'],
    'Archive User': ['org:archiveUser'],
    'Restore User': ['org:restoreUser'],
    'Delete User': ['org:deleteUser'],
    'View User Details': ['org:viewUser'],
    'View User List': ['org:viewUserList'],
  },
  'Workflow Management': {
    'Create Workflow': ['apps:createWorkflow'],
    'Edit Workflow': ['apps:editWorkflow'],
    'Archive Workflow': ['apps:archiveWorkflow'],
    'Restore Workflow': ['apps:restoreWorkflow'],
    'View Workflow List': ['apps:viewWorkflowList'],
    'View Workflow Details': ['apps:viewWorkflow'],
  },
  ATS: {
    'View Template': ['ats:viewTemplate'],
    'View Template List': ['ats:viewTemplateList'],
    'View Tenant': ['ats:viewTenant'],
    'Create Tenant': ['ats:createTenant'],
    'Edit Tenant': ['ats:editTenant'],
    'Delete Tenant': ['ats:deleteTenant'],
    'View Tenant List': ['ats:viewTenantList'],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;

/** The rights of the Administration section that are about organisations and the life of customers: the provider's own (decisions §4). */
const providerAdministration: readonly string[] = [
  ...['org:viewOrganization', 'org:viewOrganizationList', 'org:createOrganization', 'org:archiveOrganization', 'org:restoreOrganization'],
  ...['org:createCustomer', 'org:archiveCustomer', 'org:restoreCustomer'],
];

/** What a customer's administrator holds of the Administration section: all the rest of it. */
const customerAdministration: readonly string[] = [
  ...['org:viewCustomer', 'org:viewCustomerList'],
  ...[
    'org:viewGroup',
    'org:viewGroupList',
    'org:createGroup',
    'org:editGroup',
    'org:archiveGroup',
    'org:restoreGroup',
    'org:editGroupMembers',
  ],
  ...['org:viewHierarchy', 'org:editHierarchy'],
  ...['common:viewPolicy', 'common:editPolicy', 'common:viewAudit', 'common:export'],
  ...['idp:viewSso', 'idp:editSso', 'fi:viewBranding', 'fi:editBranding'],
  ...['apps:viewCustomerSetting', 'apps:editCustomerSetting'],
  ...['notif:viewSettings', 'notif:editSettings', 'notif:viewEmailDomain', 'notif:editEmailDomain'],
  ...['notif:viewSmsCredits', 'notif:purchaseSmsCredits', 'notif:viewEvents'],
  ...['ats:viewRequestList', 'ats:retryRequest', 'datalake:viewDashboard'],
];

/** The Administration section, whose rights have no labels. */
export const administration: readonly string[] = [...providerAdministration, ...customerAdministration];

export type Role = 'ph-role-hiring-manager' | 'ph-role-recruiter' | 'ph-role-customer-admin';
type Ticks = { [section in keyof typeof sections]?: (keyof (typeof sections)[section])[] };

const hiringManager: Ticks = {
  'Portal Access': ['Access to {brand}', 'Access to Talent Insights'],
  'Vacancy & Application Management': [
    'View Vacancy List',
    'View Vacancy Details',
    'Resend Link',
    'View Candidate List',
    'View Candidate Details',
    'Update Candidate Status',
    'Progress Candidate',
    'View Application Details',
    'View Application List',
  ],
  'Talent Insights': [
    'View Chat Talent Insights (own)',
    'View Chat Talent Insights (all)',
    'View Video Talent Insights (own)',
    'View Video Talent Insights (all)',
    'View Video Assessment Review (own)',
  ],
};

const recruiter = withMore(hiringManager, {
  'Vacancy & Application Management': ['Create Vacancy', 'Edit Vacancy', 'Archive Vacancy', 'Restore Vacancy'],
  'Workflow Management': ['View Workflow List', 'View Workflow Details'],
  'Talent Insights': ['View Video Assessment Review (all)'],
});

const customerAdmin = withMore(recruiter, {
  'Workflow Management': ['Create Workflow', 'Archive Workflow', 'Restore Workflow'],
  'User Management': ['Create User', 'Edit User', 'Archive User', 'Restore User', 'View User Details', 'View User List'],
});

/** The role templates of the permission editors: how they are called, and what each ticks (spec 2 §6). */
export const roleTemplates: Record<Role, { label: string; ticks: Ticks }> = {
  'ph-role-hiring-manager': { label: 'Hiring Manager', ticks: hiringManager },
  'ph-role-recruiter': { label: 'Recruiter', ticks: recruiter },
  'ph-role-customer-admin': { label: 'Customer Admin', ticks: customerAdmin },
};

/** The rights of a role: those behind its ticks and, for the administrator of a customer, its administration. */
export function rightsOfRole(role: Role): string[] {
  const ticked = Object.entries(roleTemplates[role].ticks).flatMap(([section, labels]) => {
    const behind: Record<string, readonly string[]> = sections[section as keyof typeof sections];
    return labels.flatMap((label) => behind[label] ?? []);
  });
  return [...new Set([...ticked, ...(role === 'ph-role-customer-admin' ? customerAdministration : [])])];
}

/** Is a label ticked: when all its rights are granted, so that of three labels with the same rights all are or none (decisions §4). */
export const isTicked = (rights: readonly string[], granted: readonly string[]): boolean =>
  rights.every((right) => granted.some((pattern) => actionMatches(pattern, right)));

function withMore(ticks: Ticks, more: Ticks): Ticks {
  const keys = [...new Set([...Object.keys(ticks), ...Object.keys(more)])] as (keyof Ticks)[];
  return Object.fromEntries(keys.map((key) => [key, [...(ticks[key] ?? []), ...(more[key] ?? [])]])) as Ticks;
}
