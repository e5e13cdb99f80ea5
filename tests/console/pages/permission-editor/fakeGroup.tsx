import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpError, type DataProvider } from 'ra-core';
import { vi } from 'vitest';
import { plans } from '../../../../src/generated/plans.ts';
import { PermissionPanel } from '../../../../src/console/pages/permission-editor/index.tsx';
import type { Statement } from '../../../../src/console/pages/permission-editor/stores/permissionStore.ts';
import type { AnsweredDepartment } from '../../../../src/console/pages/permission-editor/tree/departments.ts';
import type { ToolPlan } from '../../../../src/engine/plan/Plan.ts';
import type { Screens } from '../../../../src/engine/screens/values/ScreensProvider.tsx';
import { ShellProvider, type ShellState } from '../../../../src/engine/screens/values/ShellProvider.tsx';
import { openScreen } from '../../../engine/screens/harness.tsx';

const resend = ['apps:viewApplicationList', 'apps:editApplication'];
export const sections = {
  'Portal Access': { 'Access to Edge': ['edge:access'], 'Access to Talent Insights': ['ti:access'] },
  Vacancies: {
    'View Vacancy List': ['apps:viewVacancyList'],
    'View Application List': ['apps:viewApplicationList'],
    'Resend Link': resend,
    'Progress Candidate': resend,
  },
  'Talent Insights': { 'View Chat Talent Insights (own)': ['ti:viewChatInsightsOwn'] },
};
const roles = {
  'ph-role-hiring-manager': [
    'Portal Access - Access to Edge',
    'Portal Access - Access to Talent Insights',
    'Vacancies - View Vacancy List',
  ],
  'ph-role-recruiter': ['Portal Access - Access to Edge', 'Vacancies - View Vacancy List', 'Vacancies - Resend Link'],
};

export const tree: AnsweredDepartment = {
  id: 'root',
  name: 'Acme',
  children: [
    {
      id: 'sales',
      name: 'Sales',
      children: [
        { id: 'north', name: 'North' },
        { id: 'south', name: 'South' },
      ],
    },
    { id: 'shops', name: 'Shops', children: [{ id: 'perth', name: 'Perth' }] },
    { id: 'support', name: 'Support' },
  ],
};

export const at = (customer: string, department = '*') => `prn:eu-west-1:o1:${customer}:${department}:*:*`;
export const allow = (resources: string[], actions: string[]): Statement => ({ effect: 'allow', actions, resources });

const customer = (id: string, name: string, awsRegion: string) => ({
  customerId: id,
  customerDisplayName: name,
  organizationDisplayName: 'Org',
  organizationId: 'o1',
  awsRegion,
  rootHierarchyId: 'root',
  uniqueName: id,
});
const acme = customer('c1', 'Acme', 'eu-west-1');
const borealis = customer('c2', 'Borealis', 'us-east-1');

interface EditorOptions {
  panel?: 'permissions' | 'talentHub';
  statements?: Statement[];
  talentHub?: Statement[];
  editable?: boolean;
  userType?: string;
  archivedAt?: string;
  screens?: Partial<Screens>;
  trees?: Record<string, AnsweredDepartment>;
}

/** A group's editor over a platform in memory, on which somebody else may save, too. */
export async function openEditor(given: EditorOptions = {}) {
  const { panel = 'permissions', editable = true, userType = 'CUSTOMER_ADMIN', archivedAt, screens, trees = {} } = given;
  const platform = {
    statements: given.statements ?? [allow([at('c1', 'sales')], ['edge:access', 'apps:viewVacancyList'])],
    version: 1,
    talentHub: given.talentHub && { statements: given.talentHub, version: 1 },
    refuse: undefined as HttpError | undefined,
  };
  const requireVersion = (known: number, expected: unknown) => {
    if (platform.refuse) throw platform.refuse;
    if (expected !== known) throw new HttpError('newer', 409, { code: 'CONFLICT', reason: 'NEWER_VERSION', extensions: {} });
  };
  const answers: Record<string, (variables: never) => unknown> = {
    CommonGetPermissionTabState: () => ({
      formState: { basic: { customers: [], actions: [] }, advanced: [] },
      SECTION_ACTIONS_MAPPINGS: sections,
      ROLE_ACTION_STATE_MAPPINGS: roles,
      ROLE_TEMPLATE_OPTIONS: [
        { label: 'Hiring Manager', value: 'ph-role-hiring-manager' },
        { label: 'Recruiter', value: 'ph-role-recruiter' },
      ],
      version: platform.version,
      editable,
      statements: platform.statements,
    }),
    CommonGetPolicy: () => ({ id: 'p2', tags: [], ...platform.talentHub }),
    CommonUpdatePermissionTabPolicies: ({ update }: { update: { expectedVersion: number } }) => {
      requireVersion(platform.version, update.expectedVersion);
      platform.version += 1;
      return {};
    },
    CommonUpdatePolicyV2: ({ filter }: { filter: { expectedVersion: number } }) => {
      requireVersion(platform.talentHub?.version ?? 0, filter.expectedVersion);
      return {};
    },
    CommonCreatePolicy: ({ addPolicyDto }: { addPolicyDto: { statements: Statement[] } }) => {
      platform.talentHub = { statements: addPolicyDto.statements, version: 1 };
      return {};
    },
    ORGGetOrganizationGlobalCustomers: () => ({ data: [acme, borealis], pagination: { totalPages: 1 } }),
    IDPGetHierarchyTree: ({ filter }: { filter: { customerId: string } }) => ({ rootHierarchy: trees[filter.customerId] ?? tree }),
    CommonGetAuditList: () => ({ data: [] }),
    CommonPreviewPolicy: () => ({
      data: [],
      pagination: { totalPages: 1, currentPage: 1, pageSize: 30, totalItems: 0 },
      ...{ gaining: 0, losing: 0, unnamed: 0, future: null, uncomputed: [] },
    }),
  };
  const ask = vi.fn(async (tool: ToolPlan | string, variables: unknown, _options?: { region?: string }) => {
    const name = typeof tool === 'string' ? tool : tool.name;
    const answer = answers[name];
    if (!answer) throw new Error(`nobody answers ${name}`);
    return answer(variables as never);
  });
  const dataProvider = {
    ask,
    getOne: async () => ({ data: { id: 'g1', name: 'Recruiters', talentHubPolicyId: platform.talentHub ? 'p2' : null } }),
  } as unknown as Partial<DataProvider>;
  const record = { id: 'g1', name: 'Recruiters', talentHubPolicyId: given.talentHub ? 'p2' : null, archivedAt };
  const plan = plans.find(({ name }) => name === 'groups') as (typeof plans)[number];
  const shell = {
    brandName: 'Edge',
    scope: { id: acme.customerId, label: acme.customerDisplayName, values: acme },
    me: { userType, customers: [acme, borealis] },
  } as unknown as ShellState;
  const view = await openScreen({
    plan,
    at: `/groups/g1?tab=${panel}`,
    dataProvider,
    ...screens,
    element: (
      <ShellProvider value={shell}>
        <PermissionPanel plan={plan} panel={panel} record={record} />
      </ShellProvider>
    ),
  });
  await screen.findByRole('heading', { name: 'Basic Rule' });
  const sent = (name: string) =>
    ask.mock.calls.filter(([tool]) => (typeof tool === 'string' ? tool : tool.name) === name).map(([, one]) => one);
  return { ...view, platform, ask, sent };
}

/** The part of the page that a rule is edited in. */
export const rule = (name = 'Basic Rule') => within(screen.getByRole('region', { name }));
export const department = (name: string, of = rule()) => of.getByRole('treeitem', { name });
export const update = () => screen.getByRole('button', { name: 'Update' });

/** Presses Update, and Update once more where the consequences are shown. */
export async function confirmUpdate(user: UserEvent): Promise<void> {
  await user.click(update());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Update' }));
}

export async function save(user: UserEvent): Promise<void> {
  await confirmUpdate(user);
  await screen.findByText('update policy success');
}

/** jsdom lays nothing out: without a height the list would show no row. */
export function giveHeights(): void {
  for (const side of ['clientHeight', 'clientWidth'] as const)
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => 400 });
}
