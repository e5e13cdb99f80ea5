import { describe, expect, it } from 'vitest';
import { rightsOfContract } from './contractRights.ts';
import { administration, rightsOfRole, roleTemplates, sections, sectionsOfBrand } from '../../../src/platform/services/policies/rights.ts';
import { labelsFor, rightsIn } from '../../../src/domain/permissionLabels.ts';

// Decisions §4 and specification 2 §6, written out once more.
const application = ['apps:viewApplicationList', 'apps:editApplication', 'apps:viewApplication', 'apps:createApplication'];
const table: Record<string, Record<string, string[]>> = {
  'Portal Access': { 'Access to {brand}': ['edge:access'], 'Access to Talent Insights': ['ti:access'] },
  'Vacancy & Application Management': {
    ...Object.fromEntries(
      ['Create', 'Edit', 'Archive', 'Restore', 'Delete'].map((verb) => [`${verb} Vacancy`, [`apps:${verb.toLowerCase()}Vacancy`]]),
    ),
    ...Object.fromEntries(
      ['Vacancy', 'Candidate', 'Application'].flatMap((noun) => [
        [`View ${noun} List`, [`apps:view${noun}List`]],
        [`View ${noun} Details`, [`apps:view${noun}`]],
      ]),
    ),
    'Delete Application': ['apps:deleteApplication'],
    // Ours: the right of fields of the contract (decisions §9).
    'View Scores': ['apps:viewScores'],
    'Resend Link': application,
    'Update Candidate Status': application,
    'Progress Candidate': application,
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
    ...Object.fromEntries(
      ['Create', 'Edit', 'Archive', 'Restore', 'Delete'].map((verb) => [`${verb} User`, [`org:${verb.toLowerCase()}User`]]),
    ),
    'View User Details': ['org:viewUser'],
    'View User List': ['org:viewUserList'],
  },
  'Workflow Management': {
    ...Object.fromEntries(
      ['Create', 'Edit', 'Archive', 'Restore'].map((verb) => [`${verb} Workflow`, [`apps:${verb.toLowerCase()}Workflow`]]),
    ),
    'View Workflow List': ['apps:viewWorkflowList'],
    'View Workflow Details': ['apps:viewWorkflow'],
  },
  ATS: {
    'View Template': ['ats:viewTemplate'],
    'View Template List': ['ats:viewTemplateList'],
    ...Object.fromEntries(['View', 'Create', 'Edit', 'Delete'].map((verb) => [`${verb} Tenant`, [`ats:${verb.toLowerCase()}Tenant`]])),
    'View Tenant List': ['ats:viewTenantList'],
  },
};
const ofProvider = [
  ...['view', 'create', 'archive', 'restore'].map((verb) => `org:${verb}Organization`),
  'org:viewOrganizationList',
  ...['create', 'archive', 'restore'].map((verb) => `org:${verb}Customer`),
];
const ofCustomer =
  `org:viewCustomer org:viewCustomerList org:viewGroup org:viewGroupList org:createGroup org:editGroup org:archiveGroup org:restoreGroup
  org:editGroupMembers org:viewHierarchy org:editHierarchy common:viewPolicy common:editPolicy common:viewAudit common:export idp:viewSso idp:editSso
  fi:viewBranding fi:editBranding apps:viewCustomerSetting apps:editCustomerSetting notif:viewSettings notif:editSettings notif:viewEmailDomain
  notif:editEmailDomain notif:viewSmsCredits notif:purchaseSmsCredits notif:viewEvents ats:viewRequestList ats:retryRequest datalake:viewDashboard`.split(
    /\s+/,
  );

describe('the table of actions', () => {
  it('has the sections, labels and rights of the specification', () => {
    const { Administration: administrative, ...specified } = sections;
    expect(specified).toEqual(table);
    expect(Object.values(administrative).every((rights) => rights.length === 1)).toBe(true);
    expect(administration.toSorted()).toEqual([...ofProvider, ...ofCustomer].toSorted());
  });

  it('has a label for every right of the contract', () => {
    const labelled = rightsIn(sections);
    expect(rightsOfContract.filter((right) => !labelled.includes(right))).toEqual([]);
  });

  it('says the name of the brand where labels name it', () => {
    const [access] = Object.keys(sectionsOfBrand('Acme')['Portal Access'] ?? {});
    expect(access).toBe('Access to Acme');
    expect(JSON.stringify(sectionsOfBrand('Acme'))).not.toContain('{brand}');
  });

  it('has every right that an operation of the contract asks for, and few that none asks for yet', () => {
    const known = new Set([...Object.values(table).flatMap((section) => Object.values(section).flat()), ...administration]);
    expect(rightsOfContract.filter((right) => !known.has(right))).toEqual([]);
    expect([...known].filter((right) => !rightsOfContract.includes(right) && !right.startsWith('ti:')).toSorted()).toEqual([
      'apps:deleteVacancy',
      'apps:viewCandidateList',
      'org:deleteUser',
    ]);
  });

  it('ticks a label when all its rights are granted, by name or by a wild card', () => {
    const ticked = (granted: string[]) => labelsFor(granted, sections).map((label) => label.replace(/.* - /, ''));
    for (const granted of [application, ['apps:*'], ['*:*'], ['*']])
      expect(ticked(granted)).toEqual(expect.arrayContaining(['Resend Link', 'Update Candidate Status', 'Progress Candidate']));
    for (const granted of [application.slice(1), ['org:*'], []]) expect(ticked(granted)).not.toContain('Resend Link');
  });
});

describe('the role template', () => {
  const behind = (section: string, labels: string[]) => labels.flatMap((label) => table[section]?.[label] ?? [`no label ${label}`]);
  const hiringManager = [
    ...behind('Portal Access', ['Access to {brand}', 'Access to Talent Insights']),
    ...behind('Vacancy & Application Management', ['View Vacancy List', 'View Vacancy Details', 'Resend Link', 'View Candidate List']),
    ...behind('Vacancy & Application Management', ['View Candidate Details', 'Update Candidate Status', 'Progress Candidate']),
    ...behind('Vacancy & Application Management', ['View Application Details', 'View Application List', 'View Scores']),
    ...behind('Talent Insights', [
      'View Chat Talent Insights (own)',
      'View Chat Talent Insights (all)',
      'View Video Talent Insights (own)',
    ]),
    ...behind('Talent Insights', ['View Video Talent Insights (all)', 'View Video Assessment Review (own)']),
  ];
  const recruiter = [
    ...hiringManager,
    ...behind('Vacancy & Application Management', ['Create Vacancy', 'Edit Vacancy', 'Archive Vacancy', 'Restore Vacancy']),
    ...behind('Workflow Management', ['View Workflow List', 'View Workflow Details']),
    ...behind('Talent Insights', ['View Video Assessment Review (all)']),
  ];
  const customerAdmin = [
    ...recruiter,
    ...behind('Workflow Management', ['Create Workflow', 'Archive Workflow', 'Restore Workflow']),
    ...behind('User Management', ['Create User', 'Edit User', 'Archive User', 'Restore User', 'View User Details', 'View User List']),
    ...ofCustomer,
  ];
  it.each([
    ['ph-role-hiring-manager', 'Hiring Manager', hiringManager],
    ['ph-role-recruiter', 'Recruiter', recruiter],
    ['ph-role-customer-admin', 'Customer Admin', customerAdmin],
  ] as const)('%s, “%s”, grants what the specification says, and nothing else', (role, label, rights) => {
    expect(roleTemplates[role].label).toBe(label);
    expect(rightsOfRole(role).toSorted()).toEqual([...new Set(rights)].toSorted());
  });
});
