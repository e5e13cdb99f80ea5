import { screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'ra-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { breakdowns } from '../../../src/generated/breakdowns.ts';
import { plans } from '../../../src/generated/plans.ts';
import type { RowGroups } from '../../../src/engine/plan/BreakdownPlan.ts';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import '../../../src/engine/screens/list/explore/Explore.tsx';
import { HomeScreen } from '../../../src/engine/screens/home/HomeScreen.tsx';
import type { Pin } from '../../../src/engine/screens/values/homeLayout.ts';
import type { ShellState } from '../../../src/engine/screens/values/ShellProvider.tsx';
import { openScreen } from './harness.tsx';

interface Request {
  filter: Record<string, unknown>;
  breakdown: { by: { field: string; step?: string }[]; measures?: object[] };
}

const status = (name: string) => `APPS_APPLICATION_${name}`;
const group = (keys: (string | null)[], count: number, values: number[] = []) => ({ keys, names: keys.map(() => null), count, values });
const answer = (groups: RowGroups['groups'], more: Partial<RowGroups> = {}): RowGroups => ({
  groups,
  count: groups.reduce((sum, each) => sum + each.count, 0),
  values: [],
  groupCount: groups.length,
  ...more,
});
const byStatus = answer([group([status('NEW')], 1200), group([status('HIRED')], 3)]);

async function explore(query: string, answers: (request: Request) => RowGroups | Promise<RowGroups>, setting: Partial<Setting> = {}) {
  const { name = 'applications', can = () => true } = setting;
  const breakdown = vi.fn(async (_: string, request: Request) => answers(request));
  const dataProvider = {
    getList: async () => ({ data: [], total: 0 }),
    breakdown,
    ask: async () => null,
  } as unknown as Partial<DataProvider>;
  const plan = plans.find((each) => each.name === name) as Plan;
  const at = `/${plan.path}?as=explore${query}`;
  const view = await openScreen({ plan, at, dataProvider, can, zone: 'Europe/Dublin', loadBreakdowns: async () => breakdowns });
  return { ...view, breakdown };
}

interface Setting {
  name: string;
  can: (operation: string) => boolean;
}

const table = () => screen.findByRole('table');
const addressOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '', 'http://console.example').searchParams;

beforeAll(() => void import('../../../src/engine/screens/list/explore/ExploreChart.tsx'));

describe('a list that is explored', () => {
  it('groups by its first field of choices until its reader chooses, and says the total', async () => {
    const { breakdown } = await explore('', () => byStatus);
    const rows = within(await table()).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(['StatusApplications', 'New1,200', 'Hired3', 'All rows1,203']);
    expect(breakdown.mock.calls[0]?.[1].breakdown.by).toEqual([{ field: 'applicationStatusList' }]);
  });

  it('leads from a figure to the rows of its group, within the other filters', async () => {
    await explore('&search=ana&mine=true', () => byStatus);
    const link = await within(await table()).findByRole('link', { name: /1,200/ });
    const query = addressOf(link);
    expect([...query.getAll('applicationStatusList')]).toEqual([status('NEW')]);
    expect([query.get('as'), query.get('search'), query.get('mine')]).toEqual(['table', 'ana', 'true']);
  });

  it("groups times by steps of the region's zone, shows steps without rows, and links to the moments of a step", async () => {
    const months = answer([group(['2026-03-01'], 2), group(['2026-05-01'], 1)]);
    const { breakdown } = await explore('&explore=line+createdAt:month', () => months);
    const rows = within(await table()).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(['CreatedApplications', 'Mar 20262', 'Apr 20260', 'May 20261', 'All rows3']);
    expect(breakdown.mock.calls[0]?.[1].breakdown.by).toEqual([{ field: 'createdAt', step: 'MONTH' }]);
    // Clocks go forward on 29 March: the month is an hour shorter.
    const query = addressOf(screen.getByRole('link', { name: /Mar 2026/ }));
    expect([query.get('createdAt.gte'), query.get('createdAt.lte')]).toEqual(['2026-03-01T00:00:00.000Z', '2026-03-31T22:59:59.999Z']);
    expect(screen.queryByRole('link', { name: /Apr 2026/ })).toBeNull();
  });

  it('links to no more rows of a month than the filter leaves', async () => {
    const since = '2026-03-20T00:00:00.000Z';
    await explore(`&explore=line+createdAt:month&createdAt.gte=${since}`, () => answer([group(['2026-03-01'], 2)]));
    const query = addressOf(await screen.findByRole('link', { name: /Mar 2026/ }));
    expect([query.get('createdAt.gte'), query.get('createdAt.lte')]).toEqual([since, '2026-03-31T22:59:59.999Z']);
  });

  it('shows two fields side by side, each figure with a link by both', async () => {
    const both = answer([
      group(['2026-03-01', status('NEW')], 5),
      group(['2026-03-01', status('HIRED')], 2),
      group(['2026-04-01', status('NEW')], 1),
    ]);
    await explore('&explore=bar+createdAt:month+applicationStatusList', () => both);
    const rows = within(await table()).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(['CreatedNewHiredTotal', 'Mar 2026527', 'Apr 2026101', 'All rows8']);
    const query = addressOf(screen.getByRole('link', { name: /Mar 2026, Hired/ }));
    expect(query.getAll('applicationStatusList')).toEqual([status('HIRED')]);
    expect(query.get('createdAt.gte')).toBe('2026-03-01T00:00:00.000Z');
  });

  it('keeps what is chosen in the address, and requests it', async () => {
    const { user, breakdown, query } = await explore('', ({ breakdown: { by } }) =>
      by[0]?.step ? answer([group(['2026-03-02'], 3)]) : byStatus,
    );
    await user.selectOptions(await screen.findByLabelText('Group by'), 'Created');
    await waitFor(() => expect(breakdown.mock.lastCall?.[1].breakdown.by).toEqual([{ field: 'createdAt', step: 'MONTH' }]));
    await user.selectOptions(screen.getByLabelText('Step of Created'), 'Week');
    await user.selectOptions(screen.getByLabelText('Then by'), 'Status');
    await user.click(screen.getByRole('button', { name: 'Table only' }));
    expect(query()['explore']).toBe('table createdAt:week applicationStatusList');
  });

  it('measures numbers of the list beside its rows', async () => {
    const measured = answer([group(['2026-03-01'], 2, [40])], { values: [40] });
    const { breakdown } = await explore('&explore=bar+createdAt:month+sum:applicationCount', () => measured, { name: 'vacancies' });
    const rows = within(await table()).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(['CreatedVacanciesSum of Applications', 'Mar 2026240', 'All rows240']);
    expect(breakdown.mock.calls[0]?.[1].breakdown.measures).toEqual([{ field: 'applicationCount', kind: 'SUM' }]);
  });

  it('says how many rows are in groups that are left out', async () => {
    await explore('&explore=table+externalVacancyIds', () => answer([group(['v1'], 3)], { count: 10, groupCount: 4 }));
    expect(await screen.findByText('These are the largest 1 of 4 groups. 7 rows are in the others.')).toBeVisible();
    expect(
      within(await table())
        .getAllByRole('row')
        .at(-1)?.textContent,
    ).toBe('All rows10');
  });

  it('takes an address that it does not understand for an absent one', async () => {
    const { breakdown } = await explore('&explore=pie+salary+createdAt:aeon+sum:salary', () => answer([]));
    await waitFor(() => expect(breakdown.mock.calls[0]?.[1].breakdown).toMatchObject({ by: [{ field: 'createdAt', step: 'MONTH' }] }));
    expect(await screen.findByText('No rows to count')).toBeVisible();
  });

  it('offers to try again after a failure', async () => {
    let fails = true;
    const { user } = await explore('', () => {
      if (fails) throw new Error('away');
      return byStatus;
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    await user.click(again);
    expect(await table()).toBeVisible();
  });

  it('refuses the file to those who may not export', async () => {
    await explore('', () => byStatus, { can: (operation) => operation !== 'CommonStartExport' });
    await table();
    expect(screen.getByRole('button', { name: 'Save as CSV' })).toHaveAttribute('aria-disabled', 'true');
  });
});

const base = '/region/eu-west-1/customers/c1';
const pin = (more: Partial<Pin> = {}): Pin => ({
  name: 'pin 1',
  base,
  resource: 'applications',
  title: 'Where they stand',
  query: 'as=explore&explore=table+applicationStatusList&mine=true',
  ...more,
});

async function home(pins: readonly Pin[], can: (operation: string) => boolean = () => true) {
  const breakdown = vi.fn(async (_: string, __: Request) => byStatus);
  const byName = Object.fromEntries(plans.map((plan) => [plan.name, plan]));
  const view = await openScreen({
    plan: required(byName['applications']),
    plans: byName,
    at: '/applications',
    element: <HomeScreen />,
    dataProvider: { getList: async () => ({ data: [], total: 0 }), breakdown },
    shell: { brandName: 'Edge', me: { email: '', firstName: '', lastName: '' }, links: [], role: 'RECRUITER' } as unknown as ShellState,
    can,
    kept: { 'u1.home': { pins } },
    loadBreakdowns: async () => breakdowns,
  });
  return { ...view, breakdown };
}

describe('groups on the home page', () => {
  it('come from there and lead to the same rows as in the list', async () => {
    const { breakdown } = await home([pin()]);
    const card = await screen.findByRole('region', { name: /^Where they stand/ });
    const link = await within(card).findByRole('link', { name: /1,200/ });
    const query = addressOf(link);
    expect([query.get('mine'), query.get('applicationStatusList'), query.get('as')]).toEqual(['true', status('NEW'), 'table']);
    expect(link.getAttribute('href')).toMatch(new RegExp(`^${base}/applications\\?`));
    expect(breakdown.mock.calls[0]?.[1].filter).toEqual({ mine: true });
    expect(within(card).getByRole('link', { name: 'Explore: Where they stand' })).toHaveAttribute(
      'href',
      `${base}/applications?${pin().query}`,
    );
  });

  it('go when they are removed, or hidden by “Arrange”', async () => {
    const { user } = await home([pin(), pin({ name: 'pin 2', title: 'The same again' })]);
    await user.click(await screen.findByRole('button', { name: 'Remove Where they stand from your home page' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Where they stand/ })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Arrange' }));
    await user.click(within(screen.getByRole('dialog', { name: 'Arrange' })).getByRole('checkbox', { name: 'The same again' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: /^The same again/ })).toBeNull());
  });

  it('are those of the open customer, and of lists that the user may see', async () => {
    const pins = [
      pin({ base: '/region/eu-west-1/customers/c2', title: 'Of another customer' }),
      pin({ name: 'pin 2', resource: 'users', title: 'Of users' }),
    ];
    const { breakdown } = await home([...pins, pin({ name: 'pin 3' })], (operation) => operation === 'AppsGetApplicationList');
    await screen.findByRole('region', { name: /^Where they stand/ });
    expect(screen.queryByRole('region', { name: /^Of another customer/ })).toBeNull();
    expect(screen.queryByRole('region', { name: /^Of users/ })).toBeNull();
    await waitFor(() => expect(new Set(breakdown.mock.calls.map(([resource]) => resource))).toEqual(new Set(['applications'])));
  });

  it('are put there from the list, under a name that says what they are', async () => {
    const { user } = await explore('&mine=true', () => byStatus);
    await table();
    await user.click(screen.getByRole('button', { name: 'Show on your home page' }));
    expect(await screen.findByText('It’s on your home page now.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove from your home page', pressed: true })).toBeVisible();
  });
});

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('nothing there');
  return value;
}
