import { screen, within } from '@testing-library/react';
import type { DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { plans } from '../../../../src/generated/plans.ts';
import { GrantsPanel } from '../../../../src/console/pages/group-grants/index.tsx';
import type { Plan, ToolPlan } from '../../../../src/engine/plan/Plan.ts';
import { ShellProvider, type ShellState } from '../../../../src/engine/screens/values/ShellProvider.tsx';
import { openScreen } from '../../../engine/screens/harness.tsx';

const groups = plans.find(({ name }) => name === 'groups') as Plan;
const shell = {
  brandName: 'Edge',
  me: { customers: [] },
  scope: {
    ...{ id: 'c1', label: 'Acme' },
    values: { customerId: 'c1', customerDisplayName: 'Acme', rootHierarchyId: 'root', organizationId: 'o1', awsRegion: 'eu-west-1' },
  },
} as unknown as ShellState;

const prn = (department: string) => `prn:eu-west-1:o1:c1:${department}:*:*`;
const answers: Record<string, unknown> = {
  CommonGetGroupGrants: {
    data: [{ rights: ['apps:createVacancy', 'edge:access'], whole: false, below: [{ _id: 'sales', name: 'Sales' }], alone: [] }],
    uncomputed: [{ reason: 'access.uncomputed.beyond', args: { count: 2 } }],
  },
  CommonGetPermissionTabState: {
    SECTION_ACTIONS_MAPPINGS: {
      'Portal Access': { 'Access to Edge': ['edge:access'] },
      Vacancies: { 'Create Vacancy': ['apps:createVacancy'], 'Edit Vacancy': ['apps:editVacancy'] },
    },
    statements: [{ effect: 'allow', actions: ['apps:createVacancy', 'edge:access'], resources: [prn('sales')] }],
  },
  CommonGetPolicy: { statements: [{ effect: 'deny', actions: ['ti:access'], resources: [prn('root')] }] },
  ORGGetHierarchy: {
    ...{ _id: 'root', name: 'Acme', parentId: null },
    children: [
      { _id: 'sales', name: 'Sales', parentId: 'root' },
      { _id: 'field', name: 'Field', parentId: 'sales' },
    ],
  },
};

async function open(more: Record<string, unknown> = {}) {
  const ask = vi.fn(async (operation: string | ToolPlan) => {
    const answer = { ...answers, ...more }[typeof operation === 'string' ? operation : operation.name];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const dataProvider = { ask } as unknown as Partial<DataProvider>;
  const record = { id: 'g1', name: 'Recruiters', talentHubPolicyId: 'p2' };
  return openScreen({
    plan: groups,
    at: '/groups',
    element: (
      <ShellProvider value={shell}>
        <GrantsPanel plan={groups} panel="grants" record={record} />
      </ShellProvider>
    ),
    dataProvider,
  });
}

const cells = (row: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^(Show the departments below ${row} )?${row}`) }))
    .getAllByRole('cell')
    .map((cell) => within(cell).queryByRole('img')?.getAttribute('aria-label') ?? cell.textContent);

describe('what a group grants', () => {
  it('is a table of departments by sections, with the rules of both policies in words', async () => {
    await open();
    await screen.findByRole('table');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Department', 'Portal Access', 'Vacancies']);
    expect(cells('The customer as a whole')).toEqual(['None', 'None']);
    expect(cells('Acme')).toEqual(['None', 'None']);
    expect(cells('Sales')).toEqual(['All', '1 of 2']);
    expect(cells('Field')).toEqual(['All', '1 of 2']);
    expect(screen.getByText('Recruiters of Sales and below may use Edge, and create vacancies.')).toBeVisible();
    expect(screen.getByText('Recruiters in all of Acme may not use Talent Insights, whatever else allows it.')).toBeVisible();
    expect(screen.getByText(/^2 statements reach beyond this customer/)).toBeVisible();
  });

  it('opens a section into its actions, and folds a branch', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Vacancies' }));
    expect(screen.getByRole('columnheader', { name: 'Edit Vacancy' })).toBeVisible();
    expect(cells('Sales').slice(2)).toEqual(['Granted', 'Not granted']);
    await user.click(screen.getByRole('button', { name: 'Show the departments below Sales' }));
    expect(screen.queryByRole('row', { name: /^Field/ })).toBeNull();
  });

  it('may be nothing yet', async () => {
    await open({ CommonGetGroupGrants: { data: [], uncomputed: [] } });
    expect(await screen.findByText('Nothing is granted yet')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows the departments that it names where the tree may not be seen', async () => {
    await open({ ORGGetHierarchy: new Error('no') });
    await screen.findByText(/^We couldn’t load the departments/);
    expect(cells('Sales')).toEqual(['All', '1 of 2']);
  });

  it('says so where it cannot be found out', async () => {
    await open({ CommonGetGroupGrants: new Error('no') });
    expect(await screen.findByText('We couldn’t work out what this group grants.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
