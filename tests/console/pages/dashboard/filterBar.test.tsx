import { screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'ra-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { plans } from '../../../../src/generated/plans.ts';
import { cards } from '../../../../src/console/pages/dashboard/cards.ts';
import { useApplicationsLink, type CardPart } from '../../../../src/console/pages/dashboard/filters/applicationsLink.ts';
import { FilterBar } from '../../../../src/console/pages/dashboard/filters/FilterBar.tsx';
import { FilterSummary } from '../../../../src/console/pages/dashboard/filters/FilterSummary.tsx';
import { useDashboardFilter } from '../../../../src/console/pages/dashboard/filters/useDashboardFilter.ts';
import type { ToolPlan } from '../../../../src/engine/plan/Plan.ts';
import type { Values } from '../../../../src/engine/plan/sources.ts';
import { ShellProvider, type ShellState } from '../../../../src/engine/screens/values/ShellProvider.tsx';
import { openScreen, type Setting } from '../../../engine/screens/harness.tsx';

const byName = Object.fromEntries(plans.map((plan) => [plan.name, plan]));
const plan = byName['dashboard'];
const tree = {
  _id: 'd0',
  name: 'Acme',
  parentId: null,
  children: [
    { _id: 'd1', name: 'Retail', parentId: 'd0' },
    { _id: 'd2', name: 'Stores', parentId: 'd1' },
  ],
};
const vacancies = [{ _id: 'v1', title: 'Barista', externalVacancyId: 'ext-1' }];
const shell = {
  brandName: 'Edge',
  scope: { label: 'Acme', values: { rootHierarchyId: 'd0', customerDisplayName: 'Acme' } },
} as unknown as ShellState;

// Noon of 22 November 2026 in Dublin, whose days are those of the harness.
beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z'), toFake: ['Date'] }));

async function open(at = '', more: Partial<Setting> = {}, part?: CardPart) {
  if (!plan) throw new Error('no dashboard');
  const ask = vi.fn(async (tool: string | ToolPlan, variables: Values) => {
    const name = typeof tool === 'string' ? tool : tool.name;
    if (name === 'ORGGetHierarchy') return tree;
    const { searchText = '' } = variables['filter'] as { searchText?: string };
    if (name === 'AppsGetVacancyList') return { data: vacancies.filter((each) => JSON.stringify(each).includes(searchText)) };
    throw new Error(`nobody answers ${name}`);
  });
  function Page() {
    const { filter, setFilter } = useDashboardFilter();
    const link = useApplicationsLink();
    return (
      <ShellProvider value={shell}>
        <FilterBar filter={filter} onChange={setFilter} />
        <p role="note">
          <FilterSummary filter={filter} />
        </p>
        <ul>
          {cards.map((card) => (
            <li key={card.id} aria-label={card.id}>
              {link(card, filter, part) ?? 'nowhere'}
            </li>
          ))}
        </ul>
      </ShellProvider>
    );
  }
  const dataProvider = { ask, supportAbortSignal: true } as unknown as Partial<DataProvider>;
  const view = await openScreen({ dataProvider, plan, plans: byName, at: `/dashboard${at}`, element: <Page />, ...more });
  return { ...view, ask };
}

const choice = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}:`) });
const linkOf = (card: string) => {
  const [path, query] = (screen.getByRole('listitem', { name: card }).textContent ?? '').split('?');
  return { path, query: [...new URLSearchParams(query)] };
};

it('counts the last month up to today at first, in the region’s days, and says so', async () => {
  const { address } = await open();
  expect(await choice('Period')).toHaveTextContent('Period: Last month, 22 Oct – 22 Nov 2026');
  expect(await choice('Departments')).toHaveTextContent('Departments: All');
  expect(screen.getByText('Dates use Dublin time')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
  expect(address()).toBe('/dashboard');
});

it('a period by its name is in the address; Back takes it away, and so does Clear all', async () => {
  const { user, address, back } = await open();
  await user.click(await choice('Period'));
  await user.click(within(screen.getByRole('dialog', { name: 'Period' })).getByRole('button', { name: /^Last 7 days/ }));
  expect(address()).toBe('/dashboard?period=last7days');
  expect(await choice('Period')).toHaveTextContent('Last 7 days, 16 – 22 Nov 2026');
  await back();
  await waitFor(() => expect(address()).toBe('/dashboard'));
  await user.click(await choice('Period'));
  await user.click(screen.getByRole('button', { name: 'All time' }));
  await user.click(await screen.findByRole('button', { name: 'Clear all' }));
  expect(address()).toBe('/dashboard');
});

it('days of one’s own hold for all windows, or for each its own', async () => {
  const { user, address } = await open('?period=2026-11-01..2026-11-10');
  await user.click(await choice('Period'));
  await user.click(screen.getByRole('checkbox', { name: 'Separate dates' }));
  const created = screen.getByRole('group', { name: /^Created/ });
  await user.clear(within(created).getByLabelText('To'));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(address()).toBe('/dashboard?submitted=2026-11-01..2026-11-10&consented=2026-11-01..2026-11-10&created=2026-11-01..');
  expect(screen.getByRole('note')).toHaveTextContent(
    'Completed: 1 – 10 Nov 2026 · Consented (dropout): 1 – 10 Nov 2026 · Created (leakage, applications per day): From 1 Nov 2026',
  );
});

it('says what is wrong with days at their boxes, and loses nothing that was typed, also where one looks away', async () => {
  const { user, address } = await open('?period=2026-11-01..2026-11-10');
  await user.click(await choice('Period'));
  await user.clear(screen.getByLabelText('From'));
  await user.type(screen.getByLabelText('From'), '2026-11-12');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByLabelText(/^To/)).toHaveAccessibleDescription('The last day is before the first.');
  expect(screen.getByLabelText(/^To/)).toHaveFocus();
  await user.clear(screen.getByLabelText(/^To/));
  await user.type(screen.getByLabelText(/^To/), '2026-11-23');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByLabelText(/^To/)).toHaveAccessibleDescription('This day is in the future.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await choice('Period'));
  expect(screen.getByLabelText('From')).toHaveValue('12/11/2026');
  expect(screen.getByLabelText('To')).toHaveValue('23/11/2026');
  expect(address()).toBe('/dashboard?period=2026-11-01..2026-11-10');
});

it('thresholds are whole days up to 3650; what is wrong is reported and stays', async () => {
  const { user, address } = await open();
  await user.click(await choice('Count as lost after'));
  const [dropout, leakage] = [screen.getByLabelText('Dropout, in days'), screen.getByLabelText('Leakage, in days')];
  await user.clear(dropout);
  await user.type(dropout, '-1');
  await user.clear(leakage);
  await user.type(leakage, '3651{Enter}');
  expect(dropout).toHaveAccessibleDescription(/^Please enter a whole number of days, 0 or more\./);
  expect(leakage).toHaveAccessibleDescription(/^At most 3650 days\./);
  expect(dropout).toHaveFocus();
  await user.clear(dropout);
  await user.type(dropout, '0');
  await user.clear(leakage);
  await user.type(leakage, '3650{Enter}');
  expect(address()).toBe('/dashboard?dropout=0&leakage=3650');
  expect(await choice('Count as lost after')).toHaveTextContent('dropout 0, leakage 3650 days');
});

it('departments and vacancies are chosen by their names, cohorts by their ids', async () => {
  const { user, query, address } = await open();
  await user.click(await choice('Departments'));
  await user.type(await screen.findByRole('combobox', { name: 'Departments' }), 'Sto');
  await user.click(await screen.findByRole('option', { name: 'Stores' }));
  expect(query()).toEqual({ department: 'd2' });
  await user.keyboard('{Escape}{Escape}');
  await user.click(await choice('Vacancies'));
  await user.click(await screen.findByRole('combobox', { name: 'Vacancies' }));
  await user.click(await screen.findByRole('option', { name: 'Barista (ext-1)' }));
  await user.keyboard('{Escape}{Escape}');
  await user.click(await choice('Cohorts'));
  await user.type(await screen.findByRole('textbox', { name: 'Cohorts' }), 'c-9{Enter}');
  await user.keyboard('{Escape}');
  expect(address()).toBe('/dashboard?department=d2&vacancy=ext-1&cohort=c-9');
  expect(screen.getByRole('note')).toHaveTextContent('Departments: Stores · Vacancies: Barista · Cohorts: c-9');
});

it('an address that cannot be read counts as at first, and the notice names its parts', async () => {
  const { user, address } = await open('?period=tomorrow&dropout=many&department=d1');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We couldn’t read part of this address and used the defaults: period, dropout.',
  );
  expect(await choice('Departments')).toHaveTextContent('Departments: Retail');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(address()).toBe('/dashboard?department=d1');
});

it('who may only see the dashboard is not requested what they cannot read, and can remove what an address brought', async () => {
  const { user, ask, address } = await open('?vacancy=ext-1', { can: (operation) => operation.startsWith('Datalake') });
  expect(await choice('Vacancies')).toHaveTextContent('Vacancies: ext-1');
  expect(screen.queryByRole('button', { name: /^Departments/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(address()).toBe('/dashboard');
  expect(screen.queryByRole('button', { name: /^Vacancies/ })).not.toBeInTheDocument();
  expect(ask).not.toHaveBeenCalled();
});

it('a card leads to its applications: the same departments, vacancies, days, threshold and cohorts', async () => {
  await open('?period=2026-10-20..2026-10-25&department=d1&department=d2&vacancy=ext-1&cohort=c-9&dropout=7');
  await screen.findByRole('note');
  const same = [
    ['hierarchyIdList', 'd1'],
    ['hierarchyIdList', 'd2'],
    ['externalVacancyIds', 'ext-1'],
  ];
  // Summer time ends in Dublin on the last of these days.
  const days = [
    ['dashboardFilter.from', '2026-10-19T23:00:00.000Z'],
    ['dashboardFilter.to', '2026-10-25T23:59:59.999Z'],
  ];
  const cohort = ['dashboardFilter.externalCohortIds', 'c-9'];
  expect(linkOf('completed')).toEqual({
    path: '/region/eu-west-1/customers/c1/applications',
    query: [...same, ['dashboardFilter.figure', 'COMPLETED'], ...days, cohort],
  });
  expect(linkOf('dropoutRatio').query).toEqual([
    ...same,
    ['dashboardFilter.figure', 'DROPPED_OUT'],
    ...days,
    ['dashboardFilter.thresholdDays', '7'],
    cohort,
  ]);
  expect(linkOf('leakageRatio').query).toContainEqual(['dashboardFilter.thresholdDays', '5']);
  expect(linkOf('applicationsByDay').query).toEqual([...same, ['dashboardFilter.figure', 'CREATED'], ...days]);
});

it('a card leads by its own window, and a part of a chart to its own applications', async () => {
  await open('?submitted=2026-11-01..2026-11-02&consented=..&created=2026-11-03..', {}, { scoreBucket: 60 });
  await screen.findByRole('note');
  expect(linkOf('scoreDistribution').query).toEqual([
    ['dashboardFilter.figure', 'COMPLETED'],
    ['dashboardFilter.from', '2026-11-01T00:00:00.000Z'],
    ['dashboardFilter.to', '2026-11-02T23:59:59.999Z'],
    ['dashboardFilter.scoreBucket', '60'],
  ]);
  expect(linkOf('dropoutRatio').query.map(([name]) => name)).toEqual([
    'dashboardFilter.figure',
    'dashboardFilter.thresholdDays',
    'dashboardFilter.scoreBucket',
  ]);
  expect(linkOf('leakageRatio').query).toContainEqual(['dashboardFilter.from', '2026-11-03T00:00:00.000Z']);
});

it('leads nowhere for those who may not list applications, and where the platform cannot filter them so', async () => {
  const first = await open('', { can: (operation) => operation !== 'AppsGetApplicationList' });
  await screen.findByRole('note');
  expect(linkOf('completed').path).toBe('nowhere');
  first.unmount();
  const { applications } = byName;
  if (!applications) throw new Error('no applications');
  const lacking = { ...applications, filters: applications.filters.filter(({ name }) => name !== 'dashboardFilter') };
  await open('', { plans: { ...byName, applications: lacking } });
  await screen.findByRole('note');
  expect(linkOf('completed').path).toBe('nowhere');
});
