import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { plans } from '../../../src/generated/plans.ts';
import { DashboardCard } from '../../../src/console/pages/dashboard/cards/DashboardCard.tsx';
import { cards } from '../../../src/console/pages/dashboard/cards.ts';
import type { DashboardFilterState } from '../../../src/console/pages/dashboard/filter.ts';
import type { ToolPlan } from '../../../src/engine/plan/Plan.ts';
import type { Values } from '../../../src/engine/plan/sources.ts';
import { openScreen, type Setting } from '../../engine/screens/harness.tsx';
import { FilterSwitch, type Switched } from './dashboardCards.tsx';

// Journeys look at drawings; here charts are their texts.
vi.mock('../../../src/console/pages/dashboard/cards/charts/drawn.ts', async () => (await import('./dashboardCards.tsx')).undrawn);

const byName = Object.fromEntries(plans.map((plan) => [plan.name, plan]));
const month = { from: '2026-10-23', to: '2026-11-22' };
const filter: DashboardFilterState = {
  ...{ departments: [], vacancies: [], cohorts: [], dropoutDays: 7, leakageDays: 5 },
  ...{ submitted: month, consented: month, created: month },
};
const answers: Record<string, unknown> = {
  completed: 1234,
  engagement: { engagementCount: 30, completionTotalCount: 40, engagementRatio: 0.75 },
  avgNps: 8.4,
  medianTime: 12.5,
  medianScore: 72.5,
  deviceType: {
    data: [
      { label: 'DESKTOP', count: 10 },
      { label: 'MOBILE', count: 30 },
    ],
  },
  scoreDistribution: {
    data: [
      { score: 60, count: 120 },
      { score: 100, count: 5 },
    ],
  },
  recommendationSplit: {
    data: [
      { label: 'YES', count: 3 },
      { label: 'NO', count: 1 },
    ],
  },
  applicationsByDay: { data: [{ date: '2026-11-03', count: 42 }] },
};
const step = { completed: 1000, completionRatio: 0.6, dropoutRatio: 0.6, leakageRatio: 0.6, engagementRatio: 0.7, applications: 21 };
const trends = {
  step: 'WEEK',
  data: [
    { date: '2026-10-23', ...step, completed: 200 },
    { date: '2026-10-30', ...step, completed: 400 },
  ],
  previous: { date: '2026-09-22', ...step, avgNpsScore: null },
};

beforeEach(() => {
  // A document without a window has no sizes: cards are 400 by 200.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
});

type Ask = (input: Values, signal?: AbortSignal) => unknown;

async function open(id: string, answer: Ask = () => answers[id] ?? 0.632, more: Partial<Setting> & { to?: DashboardFilterState } = {}) {
  const { to, ...around } = more;
  const card = cards.find((each) => each.id === id);
  const plan = byName['dashboard'];
  if (!card || !plan) throw new Error(id);
  const ask = vi.fn(async (tool: ToolPlan, variables: Values, { signal }: { signal?: AbortSignal } = {}) =>
    tool.name === 'DatalakeFigureTrends' ? trends : answer(Object.values(variables)[0] as Values, signal),
  );
  const states = [filter, to ?? filter] as const;
  const show: Switched = (now) => <DashboardCard card={card} filter={now} />;
  const view = await openScreen({
    dataProvider: { ask, supportAbortSignal: true },
    plan,
    plans: byName,
    at: '/dashboard',
    element: <FilterSwitch states={states} show={show} />,
    ...around,
  });
  return { ...view, ask, next: () => view.user.click(screen.getByRole('button', { name: 'Next filter' })) };
}
const down = (status: number) => () => {
  throw new HttpError('refused', status, { code: 'X', extensions: {} });
};
const isOld = (figure: string) => screen.getByText(figure).closest('[aria-busy=true]') !== null;
const card = (name: string) => screen.findByRole('region', { name });

describe('a number', () => {
  it.each([
    ['completed', 'Chat Interview Completed', '1,234'],
    ['completionRatio', 'Chat Interview Completion Ratio', '63.2%'],
    ['dropoutRatio', 'Chat Interview Dropout Ratio', '63.2%'],
    ['leakageRatio', 'Leakage Ratio', '63.2%'],
    ['avgNps', 'Avg NPS Score', '8.4 of 10'],
    ['medianTime', 'Median Time Taken', '12.5 min'],
    ['medianScore', 'Median Chat Interview Score', '72.5 of 100'],
    ['profanityRatio', 'Profanity Ratio', '63.2%'],
    ['plagiarismRatio', 'Plagiarism Ratio', '63.2%'],
    ['garbageRatio', 'Garbage Ratio', '63.2%'],
  ])('of %s stands below its title as one reads it', async (id, title, figure) => {
    await open(id);
    const shown = await card(title);
    await waitFor(() =>
      expect(
        within(shown)
          .getAllByRole('paragraph')
          .map(({ textContent }) => textContent),
      ).toContain(figure),
    );
    expect(within(shown).getByRole('heading', { name: title })).toBeInTheDocument();
  });

  it('without anything to divide by is N/A and says so, and leads nowhere', async () => {
    await open('completionRatio', () => null);
    expect(await screen.findByText('N/A')).toBeInTheDocument();
    expect(screen.getByText('No data for this period.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^View applications/ })).not.toBeInTheDocument();
  });

  it('that is 0 is a number', async () => {
    await open('completed', () => 0);
    expect(await screen.findByText('0')).toBeInTheDocument();
    expect(screen.queryByText('N/A')).not.toBeInTheDocument();
  });

  it('leads to the applications behind it', async () => {
    await open('completed');
    const link = await screen.findByRole('link', { name: 'View applications: Chat Interview Completed' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(/\/applications\?.*COMPLETED/);
  });

  it('promises no number of applications where it counts interviews, of which one may have several', async () => {
    await open('engagement');
    expect(await screen.findByRole('link', { name: 'View applications: Engagement Rate' })).toHaveTextContent(/^View applications$/);
  });

  it.each([
    ['dropoutRatio', 'if Date > 7 & not completed then dropout'],
    ['leakageRatio', 'If Date > 5 and not started then Leakage'],
  ])('of %s says its threshold', async (id, subtitle) => {
    await open(id);
    expect(await screen.findByText(subtitle)).toBeInTheDocument();
  });

  it('says what it counts, over which days and after how many', async () => {
    const { user } = await open('dropoutRatio');
    await user.click(await screen.findByRole('button', { name: 'About Chat Interview Dropout Ratio' }));
    const told = await screen.findByRole('dialog', { name: 'Chat Interview Dropout Ratio' });
    expect(told).toHaveTextContent('Consented to, not submitted and older than 7 days ÷ all consented to.');
    expect(told).toHaveTextContent('WindowConsented to 23 Oct – 22 Nov 2026');
    expect(told).toHaveTextContent('ThresholdMore than 7 days');
    expect(told).toHaveTextContent('From midnight to midnight in Dublin.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'About Chat Interview Dropout Ratio' })).toHaveFocus());
  });
});

describe('the comparison', () => {
  it.each([
    ['completed', 'up 23.4% against 22 Sept – 22 Oct, better'],
    ['completionRatio', 'up 3.2 points against 22 Sept – 22 Oct, better'],
    ['dropoutRatio', 'up 3.2 points against 22 Sept – 22 Oct, worse'],
    ['engagement', 'up 5.0 points against 22 Sept – 22 Oct, better'],
    ['applicationsByDay', 'up 100.0% against 22 Sept – 22 Oct'],
    ['avgNps', 'Nothing to compare with in 22 Sept – 22 Oct.'],
  ])('of %s is described in words', async (id, words) => {
    await open(id);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('has a line that is described in words', async () => {
    await open('completed');
    const line = await screen.findByRole('img');
    expect(line).toHaveAccessibleName('Line by week: lowest 200 (23 Oct 2026), highest 400 (30 Oct 2026), last 400.');
  });

  it('is not requested where the platform has none, or where the windows differ, which the card explains', async () => {
    const without = await open('completed', undefined, { can: (operation) => operation !== 'DatalakeFigureTrends' });
    expect(await screen.findByText('1,234')).toBeInTheDocument();
    expect(without.ask).toHaveBeenCalledTimes(1);
    without.unmount();
    const { ask, next, user } = await open('completed', undefined, { to: { ...filter, created: {} } });
    await next();
    await user.click(await screen.findByRole('button', { name: 'About Chat Interview Completed' }));
    expect(await screen.findByText(/^We compare figures with the previous period when/)).toBeInTheDocument();
    expect(ask.mock.calls.filter(([tool]) => tool.name === 'DatalakeFigureTrends')).toHaveLength(1);
  });
});

describe('a chart', () => {
  it.each([
    ['engagement', 'Doughnut chart: Rated 30 (75.0%), Not rated 10 (25.0%).'],
    ['deviceType', 'Doughnut chart: Mobile 30 (75.0%), Desktop 10 (25.0%).'],
    ['recommendationSplit', 'Pie chart: Yes 3 (75.0%), Maybe 0 (0.0%), No 1 (25.0%).'],
    ['scoreDistribution', 'Bar chart: most candidates, 120, scored 60 to 69; 125 in all.'],
    ['applicationsByDay', 'Bar chart: most candidates, 42, on 3 Nov 2026; 42 in all.'],
  ])('of %s says what it shows', async (id, words) => {
    await open(id);
    expect(await screen.findByRole('img', { name: words })).toBeInTheDocument();
  });

  it.each([
    ['engagement', ['Rated', '30', '75.0%'], ['Not rated', '10', '25.0%'], 2, 1],
    ['deviceType', ['Mobile', '30', '75.0%'], ['Desktop', '10', '25.0%'], 2, 2],
    ['recommendationSplit', ['Yes', '3', '75.0%'], ['Maybe', '0', '0.0%'], 3, 2],
    ['scoreDistribution', ['60–69', '120', '96.0%'], ['0–9', '0', '0.0%'], 11, 2],
    ['applicationsByDay', ['3 Nov 2026', '42', '100.0%'], ['23 Oct 2026', '0', '0.0%'], 31, 1],
  ])('of %s is a table as well, whose rows lead to what they count', async (id, one, other, rows, links) => {
    const { user } = await open(id);
    await user.click(await screen.findByRole('button', { name: /^View as table/, pressed: false }));
    const table = within(await screen.findByRole('table'));
    const cells = table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells).toHaveLength(rows + 1);
    expect(cells).toContainEqual(one);
    expect(cells).toContainEqual(other);
    expect(table.getAllByRole('link')).toHaveLength(links);
    expect(screen.getByRole('button', { name: /^View as table/, pressed: true })).toBeInTheDocument();
  });

  it('has links in its table that say where they lead, not only how many', async () => {
    const { user } = await open('recommendationSplit');
    await user.click(await screen.findByRole('button', { name: /^View as table/ }));
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('link', { name: 'View the applications of 3 chat interviews recommended with Yes' })).toHaveTextContent(/^3$/);
  });

  it.each([
    ['recommendationSplit', 'View the applications of 3 chat interviews recommended with Yes', /recommendation\W+YES/],
    ['deviceType', 'View the applications of 30 chat interviews taken on a phone or tablet', /deviceType\W+MOBILE/],
  ])('of %s has a list of its slices next to it, which lead to their applications', async (id, name, part) => {
    await open(id);
    const href = (await screen.findByRole('link', { name })).getAttribute('href') ?? '';
    expect(decodeURIComponent(href)).toMatch(part);
  });

  it('of nothing is shown as nothing', async () => {
    await open('scoreDistribution', () => ({ data: [] }));
    expect(await screen.findByText('No chat interview was scored in this period.')).toBeInTheDocument();
    expect(screen.getByText('0')).toBeInTheDocument();
  });

  it('is copied for a spreadsheet', async () => {
    const { user } = await open('recommendationSplit');
    await screen.findByRole('img');
    await user.click(screen.getByRole('button', { name: 'More for Recommendation Split' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy as CSV' }));
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('Recommendation,Chat interviews\r\nYes,3\r\nMaybe,0\r\nNo,1\r\n');
  });
});

describe('a card that cannot be loaded', () => {
  it('says that there is no permission, and offers no other try', async () => {
    await open('completed', down(403));
    const said = await screen.findByRole('status');
    expect(said).toHaveTextContent('No permissionFailed to load Chat Interview Completed. Please contact support.');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('says so of any other error, and another try may mend it', async () => {
    let fails = true;
    const { user } = await open('completed', () => (fails ? down(500)() : 7));
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Unexpected errorFailed to load Chat Interview Completed. Please contact support.',
    );
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('7')).toBeInTheDocument();
  });

  it('says that nobody answered, or that it waits for the network', async () => {
    const { unmount } = await open('completed', down(0));
    expect(await screen.findByRole('status')).toHaveTextContent('No connection');
    unmount();
    onlineManager.setOnline(false);
    await open('completed');
    expect(await screen.findByRole('status')).toHaveTextContent('No connection');
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByText('1,234')).toBeInTheDocument();
  });
});

describe('while another filter is applied', () => {
  it('the figure before stays, marked as old, the older question is broken off, and links lead to what is shown', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    let answerLater: (count: number) => void = () => undefined;
    const later = new Promise<number>((resolve) => {
      answerLater = resolve;
    });
    const to = { ...filter, vacancies: ['v9'] };
    const { next } = await open(
      'completed',
      (input, signal) => {
        signals.push(signal);
        return input['externalVacancyIds'] ? later : 1234;
      },
      { to },
    );
    await screen.findByText('1,234');
    expect(isOld('1,234')).toBe(false);
    await next();
    expect(isOld('1,234')).toBe(true);
    expect(screen.getByRole('link', { name: /^View applications/ }).getAttribute('href')).not.toContain('v9');
    // Back, before the second is answered.
    await next();
    expect(signals[1]?.aborted).toBe(true);
    await next();
    answerLater(5);
    expect(await screen.findByText('5')).toBeInTheDocument();
    expect(isOld('5')).toBe(false);
    expect(screen.getByRole('link', { name: /^View applications/ }).getAttribute('href')).toContain('v9');
  });

  it('at first there is grey where the figure will stand', async () => {
    await open('completed', () => new Promise(() => undefined));
    expect(await screen.findByText('Just a moment')).toBeInTheDocument();
  });
});
