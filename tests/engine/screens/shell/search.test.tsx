import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { later } from '../../../../src/console/locales/later/index.ts';
import { addTexts } from '../../../../src/engine/texts/i18n.ts';
import { marks } from '../../../../src/engine/screens/shell/search/marks.ts';
import { ShellTools } from '../../../../src/engine/screens/shell/search/ShellTools.tsx';
import { remember, visitsOf } from '../../../../src/engine/screens/values/visits.ts';
import type { Screens } from '../../../../src/engine/screens/values/ScreensProvider.tsx';
import { base, showFramed } from './frame.tsx';

const whose = `u1 ${base}`;

const application = (index: number, firstName = 'Ann') => ({
  ...{ _id: `a${index}`, status: 'APPS_APPLICATION_NEW', stageId: 's1', vacancyId: 'v7', vacancyName: 'Night shift' },
  candidate: { personalInformation: { firstName, lastName: `Example ${index}`, email: `ann${index}@people.example` } },
});
const user = (index: number) => ({
  _id: `u${index}`,
  firstName: 'Anna',
  lastName: `Colleague ${index}`,
  email: `anna${index}@acme.example`,
});

type Rows = Record<string, object[] | Error>;
interface Request {
  text: string;
  lists: { operation: string }[];
}

/** An API that searches in several lists at once. */
function together(rows: Rows, tooMany = false) {
  const requests: { input: Request; signal: AbortSignal }[] = [];
  const ask = vi.fn(
    async (name: string, { input }: { input: Request }, { signal }: { signal: AbortSignal } = { signal: new AbortController().signal }) => {
      if (name !== 'CommonSearch') return { _id: 'root', name: 'Root', parentId: null, children: [] };
      requests.push({ input, signal });
      return {
        lists: input.lists.map(({ operation }) => {
          const found = rows[operation] ?? [];
          return found instanceof Error ? { rows: [], failed: true } : { rows: found.slice(0, 5), failed: false, tooMany };
        }),
      };
    },
  );
  return { ask, requests };
}

/** An API with lists alone. */
function apart(rows: Record<string, object[] | Error>) {
  const asked: { resource: string; signal: AbortSignal }[] = [];
  const getList = vi.fn(async (resource: string, { signal }: { signal: AbortSignal }) => {
    asked.push({ resource, signal });
    const found = rows[resource] ?? [];
    if (found instanceof Error) throw found;
    return { data: found.map((row) => ({ ...row, id: (row as { _id: string })._id })) };
  });
  return { getList, asked };
}

async function open(provider: object, screens: Partial<Screens> = {}) {
  const shown = await showFramed(
    <>
      <ShellTools />
      <main id="main" tabIndex={-1} />
    </>,
    { dataProvider: provider, screens },
  );
  addTexts(later);
  const keys = userEvent.setup();
  await keys.keyboard('/');
  await screen.findByRole('combobox', { name: 'Search for anything' });
  return { ...shown, keys };
}

const box = () => screen.getByRole('combobox', { name: 'Search for anything' });
const titles = () => screen.queryAllByRole('option').map((option) => option.querySelector('p > span')?.textContent);
const groups = () => screen.queryAllByRole('group').map((group) => group.firstChild?.textContent);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;
const found = async (name: RegExp) => screen.findByRole('option', { name });

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
});

describe('the search of everything', () => {
  it('is opened by its box, by / and by Ctrl+K, and by none of them when one only passes by', async () => {
    await showFramed(<ShellTools />, { dataProvider: together({}) });
    const keys = userEvent.setup();
    await keys.tab();
    expect(screen.getByRole('button', { name: 'Search for anything' })).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    for (const opens of ['/', '{Control>}k{/Control}', '{Enter}']) {
      await keys.keyboard(opens);
      await screen.findByRole('dialog', { name: 'Search for anything' });
      await keys.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('asks once for all kinds, shows people first, and opens the one that the arrows stand on', async () => {
    const api = together({ AppsGetApplicationList: [application(1), application(2)], ORGGetUsers: [user(1)] });
    const { keys, router } = await open(api);
    await keys.keyboard('ann');
    await found(/Ann Example 1/);
    expect(groups().slice(0, 2)).toEqual(['Applications', 'Users']);
    expect(api.requests.at(-1)?.input.lists.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['AppsGetApplicationList', 'ORGGetUsers', 'AppsGetVacancyListV2']),
    );
    await keys.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`${base}/vacancies/v7`));
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({ stageId: 's1', applicationId: 'a2' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens on Enter what was typed, not what an earlier text found', async () => {
    const rows: Rows = { AppsGetApplicationList: [application(2, 'Usen')] };
    const { ask } = together(rows);
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => void (answer = resolve));
    const late = async (...call: Parameters<typeof ask>) => {
      await answered;
      return ask(...call);
    };
    const { keys, router } = await open({ ask: late });
    await keys.keyboard('use');
    await found(/^Users/);
    await keys.keyboard('{Enter}');
    expect(box()).toBeInTheDocument();
    answer();
    await waitFor(() => expect(router.state.location.pathname).toBe(`${base}/vacancies/v7`));
  });

  it('opens what was waited for and the next search, with its first keys, when Ctrl+K follows Enter at once', async () => {
    const { ask } = together({ AppsGetApplicationList: [application(2, 'Usen')] });
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => void (answer = resolve));
    const late = async (...call: Parameters<typeof ask>) => {
      await answered;
      return ask(...call);
    };
    const { keys, router } = await open({ ask: late });
    await keys.keyboard('use');
    await found(/^Users/);
    await keys.keyboard('{Enter}{Control>}k{/Control}gr');
    answer();
    await waitFor(() => expect(router.state.location.pathname).toBe(`${base}/vacancies/v7`));
    await waitFor(() => expect(box()).toHaveValue('gr'));
    expect(box()).toHaveFocus();
  });

  it('puts a person with that surname before a record whose name only begins like it', async () => {
    const baker = { ...user(1), lastName: 'Baker' };
    await open(together({ ORGGetUsers: [baker], AppsGetVacancyListV2: [{ _id: 'v1', title: 'Bakery' }] }));
    await userEvent.setup().keyboard('baker');
    await found(/Bakery/);
    expect(titles().slice(0, 2)).toEqual(['Anna Baker', 'Bakery']);
  });

  it('ends the request of an older text', async () => {
    const api = together({});
    const { keys } = await open(api);
    await keys.keyboard('an');
    await waitFor(() => expect(api.requests).toHaveLength(1));
    await keys.keyboard('n');
    await waitFor(() => expect(api.requests).toHaveLength(2));
    expect(api.requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it('leads to all results of a kind that has more', async () => {
    const api = together({ ORGGetUsers: [1, 2, 3, 4, 5].map(user) });
    const { keys, router } = await open(api);
    await keys.keyboard('anna');
    await keys.click(await found(/All results in Users/));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${base}/users`));
    expect(router.state.location.search).toBe('?search=anna');
  });

  it('names a kind that failed, and shows the others', async () => {
    const { keys } = await open(together({ ORGGetUsers: new Error('away'), AppsGetApplicationList: [application(1)] }));
    await keys.keyboard('ann');
    await found(/Ann Example 1/);
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t search Users. Try again in a moment.');
  });

  it('says that a text finds too much, where the API does', async () => {
    const api = together({ AppsGetApplicationList: [application(1)] }, true);
    const { keys } = await open(api);
    await keys.keyboard('ann');
    expect(await screen.findByText('Oops, too many results, please refine your search keywords')).toBeVisible();
  });

  it('says that two letters are looked for among the first rows only, where there are more', async () => {
    const { keys } = await open(together({ AppsGetApplicationList: [application(1)] }, true));
    await keys.keyboard('an');
    expect(await screen.findByText(/first rows of each list only/)).toBeVisible();
  });

  it('asks for no kind that may not be listed or whose records may not be opened', async () => {
    const api = together({});
    const { keys } = await open(api, { can: (operation) => operation !== 'ORGGetUser' && operation !== 'ORGGetGroups' });
    await keys.keyboard('ann');
    await waitFor(() => expect(api.requests).not.toEqual([]));
    const asked = api.requests[0]?.input.lists.map(({ operation }) => operation) ?? [];
    expect(asked).toContain('AppsGetApplicationList');
    expect(asked).not.toContain('ORGGetUsers');
    expect(asked).not.toContain('ORGGetGroups');
  });

  it('asks for no record while its flag is off', async () => {
    const api = together({});
    const { keys } = await open(api, { flag: (name) => name !== 'edgeGlobalSearch' });
    await keys.keyboard('users');
    await found(/^Users/);
    expect(api.requests).toEqual([]);
  });

  it('shows hostile texts as texts', async () => {
    const { keys } = await open(together({ AppsGetApplicationList: [application(1, '<img src=x onerror=alert(1)>')] }));
    await keys.keyboard('img src');
    expect(await found(/<img src=x onerror=alert\(1\)> Example 1/)).toBeVisible();
    expect(document.querySelector('img')).toBeNull();
  });

  it('says that nothing matches, with what was typed', async () => {
    const { keys } = await open(together({}));
    await keys.keyboard('zzzqqq');
    expect(await screen.findByText('Nothing matches “zzzqqq”. Check the spelling, or try another word.')).toBeVisible();
    expect(box()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the search of an API that has lists alone', () => {
  it('asks the lists a few at a time, and shows each as it answers', async () => {
    const api = apart({ applications: [application(1)], users: [user(1)] });
    const { keys } = await open(api);
    await keys.keyboard('ann');
    await found(/Ann Example 1/);
    await found(/Anna Colleague 1/);
    expect(new Set(api.asked.map(({ resource }) => resource)).size).toBeLessThanOrEqual(8);
  });

  it('goes on where one of them fails', async () => {
    const { keys } = await open(apart({ applications: new Error('away'), users: [user(1)] }));
    await keys.keyboard('ann');
    await found(/Anna Colleague 1/);
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t search Applications.');
  });
});

describe('what was opened from the search', () => {
  it('is offered before anything is typed, the last first', async () => {
    const first = await open(together({ ORGGetUsers: [user(1)] }));
    await first.keys.keyboard('anna');
    await found(/Anna Colleague 1/);
    await first.keys.keyboard('{Enter}');
    await waitFor(() => expect(visitsOf(whose)).toHaveLength(1));
    await first.keys.keyboard('/');
    await waitFor(() => expect(groups()[0]).toBe('Recent'));
    expect(titles()[0]).toBe('Anna Colleague 1');
    expect(active()).toContain('Anna Colleague 1');
  });

  it('is not offered once its kind may not be opened', async () => {
    remember(whose, { id: 'record users u1', group: 'users', label: 'Anna Colleague 1', to: `${base}/users/u1` });
    await open(together({}), { can: (operation) => operation !== 'ORGGetUser' });
    expect(titles()).not.toContain('Anna Colleague 1');
  });

  it('is one’s own, in one’s own scope', () => {
    remember(whose, { id: 'users.open', group: 'pages', label: 'Users', to: `${base}/users` });
    expect(visitsOf('u2 /elsewhere')).toEqual([]);
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
