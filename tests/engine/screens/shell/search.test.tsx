import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addTexts } from '../../../../src/engine/texts/i18n.ts';
import { later } from '../../../../src/console/locales/later/index.ts';
import type { ToolPlan } from '../../../../src/engine/plan/Plan.ts';
import { ShellTools } from '../../../../src/engine/screens/shell/palette/ShellTools.tsx';
import { usePageCommand } from '../../../../src/engine/screens/values/pageCommands.ts';
import { forget } from '../../../../src/engine/screens/shell/search/recent.ts';
import { marks } from '../../../../src/engine/screens/shell/search/marks.ts';
import type { Screens } from '../../../../src/engine/screens/values/ScreensProvider.tsx';
import { base, showFramed } from './frame.tsx';

interface Asked {
  operation: string;
  text: string;
  page: number;
  signal: AbortSignal;
}

const vacancy = (index: number, title = `Store manager ${index}`) => ({
  _id: `v${index}`,
  title,
  externalVacancyId: `VAC-${index}`,
  createdAt: '2026-01-02T00:00:00.000Z',
});
const application = (index: number) => ({
  _id: `a${index}`,
  status: 'APPS_APPLICATION_NEW',
  stageId: 's1',
  vacancyId: 'v7',
  vacancyName: 'Night shift',
  createdAt: '2026-01-02T00:00:00.000Z',
  candidate: { personalInformation: { firstName: 'Ann', lastName: `Example ${index}`, email: `ann${index}@people.example` } },
});

function platform({ vacancies = 57, applications = 3, titles }: { vacancies?: number; applications?: number; titles?: string[] } = {}) {
  const asked: Asked[] = [];
  const rows = titles
    ? titles.map((title, index) => vacancy(index, title))
    : Array.from({ length: vacancies }, (_, index) => vacancy(index));
  const all = { AppsGetVacancyList: rows, AppsSearchApplications: Array.from({ length: applications }, (_, index) => application(index)) };
  const ask = vi.fn(async (tool: ToolPlan, variables: Record<string, unknown>, { signal }: { signal: AbortSignal }) => {
    const filter = (variables['filter'] ?? variables) as { searchText: string; skipEq: number; limitEq: number };
    asked.push({ operation: tool.name, text: filter.searchText, page: filter.skipEq, signal });
    const found = all[tool.name as keyof typeof all];
    const from = filter.skipEq * filter.limitEq;
    return { data: found.slice(from, from + filter.limitEq), pagination: { totalItems: found.length } };
  });
  return { asked, ask };
}

async function open(provider: object = platform(), screens: Partial<Screens> = {}, searched = false, offered = true) {
  const shown = await showFramed(<Page searched={searched} />, { dataProvider: provider, screens });
  addTexts(later);
  // Its code comes after the page's own.
  const there = () => screen.queryByPlaceholderText('Search for anything') ?? screen.queryByRole('button', { name: 'Search for anything' });
  if (offered) await waitFor(() => expect(there()).not.toBeNull());
  else await import('../../../../src/engine/screens/shell/search/GlobalSearch.tsx');
  return { ...shown, user: userEvent.setup() };
}

/** A page, with a search of its own or without. */
function Page({ searched = false }: { searched?: boolean }) {
  usePageCommand(searched ? { id: 'search', label: 'Search users', keys: '/', run: () => undefined } : undefined);
  return (
    <>
      <ShellTools />
      <main id="main" tabIndex={-1} />
    </>
  );
}

const box = () => screen.getByPlaceholderText('Search for anything');
const results = () => screen.getAllByRole('option').filter(({ dataset }) => dataset['what'] === 'row');
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }));
  forget(`u1 ${base}`);
});

describe('the global search', () => {
  it('is opened by /, finds while one types, and opens the vacancy that the arrows stand on', async () => {
    const { user, router } = await open();
    await user.keyboard('/');
    expect(box()).toHaveFocus();
    await user.keyboard('store');
    await waitFor(() => expect(results()).toHaveLength(10));
    expect(active()).toContain('Store manager 0');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`${base}/vacancies/v1`));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.getElementById('main')).toHaveFocus();
  });

  it("leaves / to a page's own search, and is opened with Control there", async () => {
    const { user } = await open(platform(), {}, true);
    await user.keyboard('/');
    expect(box()).not.toHaveFocus();
    await user.keyboard('{Control>}/{/Control}');
    expect(box()).toHaveFocus();
  });

  it('opens an application on the page of its vacancy, at its stage', async () => {
    const { user, router } = await open();
    await user.type(box(), 'ann');
    await user.click(await screen.findByRole('tab', { name: 'Applications' }));
    await user.click(await screen.findByRole('option', { name: /Ann Example 1/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${base}/vacancies/v7`));
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({ stageId: 's1', applicationId: 'a1' });
  });

  it('asks once for what is typed in one go, and ends the question for an older text', async () => {
    const asked: Asked[] = [];
    const ask = (tool: ToolPlan, { filter }: { filter: { searchText: string; skipEq: number } }, { signal }: { signal: AbortSignal }) => {
      asked.push({ operation: tool.name, text: filter.searchText, page: filter.skipEq, signal });
      return new Promise(() => undefined);
    };
    const { user } = await open({ ask });
    await user.type(box(), 'sto');
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.type(box(), 're');
    await waitFor(() => expect(asked.map(({ text }) => text)).toEqual(['sto', 'store']));
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it('loads more up to the fourth page, and then asks for better words', async () => {
    const { ask, asked } = platform();
    const { user } = await open({ ask });
    await user.type(box(), 'store');
    for (const rows of [20, 30, 40]) {
      await user.click(await screen.findByRole('option', { name: 'Load more' }));
      await waitFor(() => expect(results()).toHaveLength(rows));
    }
    expect(asked.map(({ page }) => page)).toEqual([0, 1, 2, 3]);
    expect(screen.queryByRole('option', { name: 'Load more' })).toBeNull();
    expect(screen.getByText('Oops, too many results, please refine your search keywords')).toBeVisible();
    expect(screen.getByText('40 of 57')).toBeVisible();
  });

  it('begins again at the first page after a change of tab', async () => {
    const { ask } = platform();
    const { user } = await open({ ask });
    await user.type(box(), 'store');
    await user.click(await screen.findByRole('option', { name: 'Load more' }));
    await waitFor(() => expect(results()).toHaveLength(20));
    await user.click(screen.getByRole('tab', { name: 'Applications' }));
    await waitFor(() => expect(results()).toHaveLength(3));
    await user.click(screen.getByRole('tab', { name: 'Vacancies' }));
    await waitFor(() => expect(results()).toHaveLength(10));
  });

  it('shows hostile texts as texts, with what was searched for marked', async () => {
    const hostile = '<img src=x onerror="alert(1)"> {{brand}} $t(shell.search)';
    const { user } = await open(platform({ titles: [hostile] }));
    await user.type(box(), 'ONERROR');
    const option = (await waitFor(() => results()))[0] as HTMLElement;
    expect(option.querySelector('img')).toBeNull();
    expect(option).toHaveTextContent(hostile);
    expect(within(option).getByText('onerror').tagName).toBe('MARK');
  });

  it('closes on Escape and keeps its text; a second one empties it', async () => {
    const { user } = await open();
    await user.type(box(), 'store');
    await waitFor(() => expect(results()).toHaveLength(10));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box()).toHaveValue('store');
    await user.keyboard('{Escape}');
    expect(box()).toHaveValue('');
  });

  it('remembers what led somewhere until it is told to forget', async () => {
    const { user } = await open();
    await user.type(box(), 'store');
    await user.click((await waitFor(() => results()))[0] as HTMLElement);
    await user.clear(box());
    await user.click(await screen.findByRole('option', { name: 'store' }));
    expect(box()).toHaveValue('store');
    await user.clear(box());
    await user.click(await screen.findByRole('option', { name: 'Clear recent searches' }));
    expect(await screen.findByText('Type part of a vacancy name or external ID.')).toBeVisible();
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });

  it('offers the other tab where nothing is found', async () => {
    const { user } = await open(platform({ vacancies: 0 }));
    await user.type(box(), 'ann');
    expect(await screen.findByText('No vacancies match “ann”.')).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(results()).toHaveLength(3));
  });

  it('says that it failed, and asks again on demand', async () => {
    const { ask } = platform();
    ask.mockRejectedValueOnce(new HttpError('nobody answers', 500));
    const { user } = await open({ ask });
    await user.type(box(), 'store');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load vacancies. Please contact support.');
    await user.click(screen.getByRole('option', { name: 'Try again' }));
    await waitFor(() => expect(results()).toHaveLength(10));
  });

  it('waits for the network, and says so', async () => {
    const { user } = await open();
    onlineManager.setOnline(false);
    await user.type(box(), 'store');
    expect(await screen.findByText(/^You’re offline/)).toBeVisible();
    onlineManager.setOnline(true);
    await waitFor(() => expect(results()).toHaveLength(10));
  });

  it('has a tab for each kind that may be searched, and is not there without a right, a flag or a customer', async () => {
    const first = await open(platform(), { can: (operation) => operation === 'AppsSearchApplications' });
    await first.user.type(box(), 'ann');
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(['Applications']);
    const without: Partial<Screens>[] = [{ can: () => false }, { flag: (name) => name !== 'edgeGlobalSearch' }, { base: '' }];
    for (const screens of without) {
      cleanup();
      await open(platform(), screens, false, false);
      expect(screen.queryByPlaceholderText('Search for anything')).toBeNull();
    }
  });

  it('is not there while the flag of the pages that its results open on is off', async () => {
    await open(platform(), { flag: (name) => name !== 'oldEdgeFeaturesEnabled' }, false, false);
    expect(screen.queryByPlaceholderText('Search for anything')).toBeNull();
    expect(screen.getByRole('button', { name: 'Search pages and commands' })).toBeVisible();
  });

  it('is a whole screen where the top bar has no room', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: true, media: query, addEventListener() {}, removeEventListener() {} }));
    const { user, router } = await open();
    await user.click(screen.getByRole('button', { name: 'Search for anything' }));
    const dialog = await screen.findByRole('dialog', { name: 'Search for anything' });
    await user.keyboard('store');
    await waitFor(() => expect(results()).toHaveLength(10));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`${base}/vacancies/v0`));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
});

describe('the command palette', () => {
  it('names what the search finds, and hands a text over to it', async () => {
    const { user } = await open();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: 'Search pages and commands' }), 'ann ex');
    expect(await screen.findByRole('option', { name: /Application: Ann Example 0/ })).toBeVisible();
    await user.click(screen.getByRole('option', { name: 'Search applications for “ann ex”' }));
    await waitFor(() => expect(box()).toHaveValue('ann ex'));
    expect(await screen.findByRole('tab', { name: 'Applications', selected: true })).toBeVisible();
  });
});

describe('what was searched for', () => {
  const marked = (text: string, sought: string) =>
    marks(text, sought)
      .map((part) => (part.marked ? `[${part.text}]` : part.text))
      .join('');

  it('is marked wherever it stands, whatever its case and with the same diacritics, as the platform finds it', () => {
    expect(marked('Ann Hanna ANNE', ' ann ')).toBe('[Ann] H[ann]a [ANN]E');
    expect(marked('Siobhán', 'han')).toBe('Siobhán');
    expect(marked('ÅNGSTRÖM', 'ngström')).toBe('Å[NGSTRÖM]');
    expect(marked('a.c', '.')).toBe('a[.]c');
    expect(marked('nothing', '')).toBe('nothing');
  });

  it('is marked in whole characters, though their lower case may be longer', () => {
    expect(marked('İstanbul', 'i')).toBe('[İ]stanbul');
    expect(marked('👩‍💼 Ann 👩', 'ann')).toBe('👩‍💼 [Ann] 👩');
  });
});
