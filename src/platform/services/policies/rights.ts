import { labelOf, rightsFor, type Sections } from '../../../domain/permissionLabels.ts';
import { rights as rightsOfContract } from '../../../generated/rights.ts';

const brandMark = '{brand}';

/** Labels of rights (decisions §4). `{brand}` is the brand's name. */
const labelled = {
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
    'View Scores': ['apps:viewScores'],
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
  Administration: {
    'View Organisation List': ['org:viewOrganizationList'],
    'View Organisation Details': ['org:viewOrganization'],
    'Create Organisation': ['org:createOrganization'],
    'Archive Organisation': ['org:archiveOrganization'],
    'Restore Organisation': ['org:restoreOrganization'],
    'View Customer List': ['org:viewCustomerList'],
    'View Customer Details': ['org:viewCustomer'],
    'Create Customer': ['org:createCustomer'],
    'Archive Customer': ['org:archiveCustomer'],
    'Restore Customer': ['org:restoreCustomer'],
    'View Departments': ['org:viewHierarchy'],
    'Edit Departments': ['org:editHierarchy'],
    'View Group List': ['org:viewGroupList'],
    'View Group Details': ['org:viewGroup'],
    'Create Group': ['org:createGroup'],
    'Edit Group': ['org:editGroup'],
    'Edit Group Members': ['org:editGroupMembers'],
    'Archive Group': ['org:archiveGroup'],
    'Restore Group': ['org:restoreGroup'],
    'View Permissions': ['common:viewPolicy'],
    'Edit Permissions': ['common:editPolicy'],
    'View Single Sign-On': ['idp:viewSso'],
    'Edit Single Sign-On': ['idp:editSso'],
    'View Branding': ['fi:viewBranding'],
    'Edit Branding': ['fi:editBranding'],
    'View Compliance and SMS Settings': ['apps:viewCustomerSetting'],
    'Edit Compliance and SMS Settings': ['apps:editCustomerSetting'],
    'View Notification Settings': ['notif:viewSettings'],
    'Edit Notification Settings': ['notif:editSettings'],
    'View Email Domain': ['notif:viewEmailDomain'],
    'Edit Email Domain': ['notif:editEmailDomain'],
    'View SMS Credits': ['notif:viewSmsCredits'],
    'Purchase SMS Credits': ['notif:purchaseSmsCredits'],
    'View Email and SMS Events': ['notif:viewEvents'],
    'View ATS Requests': ['ats:viewRequestList'],
    'Retry ATS Request': ['ats:retryRequest'],
    'View Dashboard': ['datalake:viewDashboard'],
    'View Audit Trail': ['common:viewAudit'],
    Export: ['common:export'],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;

/** Sections of the permission editors. A right without a label has one by its name, or nobody could grant it: `apps:viewOfferList`. */
export const sections: typeof labelled = {
  ...labelled,
  Administration: { ...labelled.Administration, ...labelsByName() },
};

/** Labels in Administration about organisations and customers: reserved for the provider (decisions §4). */
const providersOwn: readonly string[] = [
  ...['View Organisation List', 'View Organisation Details', 'Create Organisation', 'Archive Organisation', 'Restore Organisation'],
  ...['Create Customer', 'Archive Customer', 'Restore Customer'],
];

export const administration: readonly string[] = Object.values(sections.Administration).flat();

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
    'View Scores',
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
  // Everything for its own customer, except the provider's labels.
  Administration: labelsIn('Administration').filter((label) => !providersOwn.includes(label)),
});

export const roleTemplates: Record<Role, { label: string; ticks: Ticks }> = {
  'ph-role-hiring-manager': { label: 'Hiring Manager', ticks: hiringManager },
  'ph-role-recruiter': { label: 'Recruiter', ticks: recruiter },
  'ph-role-customer-admin': { label: 'Customer Admin', ticks: customerAdmin },
};

export const labelsOfRole = (role: Role, brand = brandMark): string[] =>
  Object.entries(roleTemplates[role].ticks).flatMap(([section, actions]) =>
    actions.map((action) => labelOf(section, action.replaceAll(brandMark, brand))),
  );

export const rightsOfRole = (role: Role): string[] => rightsFor(labelsOfRole(role), sections);

export const sectionsOfBrand = (brand: string): Sections =>
  Object.fromEntries(
    Object.entries(sections).map(([section, actions]) => [
      section,
      Object.fromEntries(Object.entries(actions).map(([action, rights]) => [action.replaceAll(brandMark, brand), rights])),
    ]),
  );

function labelsIn<Section extends keyof typeof sections>(section: Section): (keyof (typeof sections)[Section])[] {
  return Object.keys(sections[section]) as (keyof (typeof sections)[Section])[];
}

function withMore(ticks: Ticks, more: Ticks): Ticks {
  const keys = [...new Set([...Object.keys(ticks), ...Object.keys(more)])] as (keyof Ticks)[];
  return Object.fromEntries(keys.map((key) => [key, [...(ticks[key] ?? []), ...(more[key] ?? [])]])) as Ticks;
}

/** `apps:viewOfferList` is “View Offer List”. */
export const labelByName = (right: string): string =>
  right
    .slice(right.indexOf(':') + 1)
    .replace(/[A-Z]/g, (letter) => ` ${letter}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** Labels of rights that the table has none for. */
function labelsByName(): Record<string, readonly string[]> {
  const known = new Set<string>(
    Object.values<Record<string, readonly string[]>>(labelled).flatMap((section) => Object.values(section).flat()),
  );
  const others = Object.values(rightsOfContract).flatMap((access) => (typeof access === 'string' ? [] : access));
  return Object.fromEntries(others.filter((right) => !known.has(right)).map((right) => [labelByName(right), [right]]));
}
