import { screen, waitFor, within } from '@testing-library/react';
import { HttpError, type DataProvider } from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import userEvent from '@testing-library/user-event';
import { later } from '../../../src/console/locales/later/index.ts';
import { addTexts } from '../../../src/engine/texts/i18n.ts';
import { remember, visitsOf } from '../../../src/engine/screens/values/visits.ts';
import { ShellTools } from '../../../src/engine/screens/shell/search/ShellTools.tsx';
import { thingsPlan } from './handForm.ts';
import { openScreen, type Setting } from './harness.tsx';
import { base as frameBase, showFramed } from './shell/frame.tsx';

const base = '/region/eu-west-1/customers/c1';
const elsewhere = { base: '/region/eu-west-1/customers/c2', resource: 'things', id: 't9' };
const starred = { base, resource: 'things', id: 't1' };
const can = (operation: string) => operation !== 'CommonGetDefaultViews';

/** A record's page over a store that keeps favourites on the API's side. */
async function open({
  records = [elsewhere],
  getOne,
  ...setting
}: Partial<Setting> & { records?: object[]; getOne?: () => Promise<never> } = {}) {
  const kept = { records };
  const ask = vi.fn(async (name: string, variables: { input?: { layout: { records: object[] } | null } }) => {
    if (name === 'CommonSavePageLayout') kept.records = variables.input?.layout?.records ?? [];
    return { layout: kept };
  });
  const dataProvider = {
    ask,
    getOne: getOne ?? (async () => ({ data: { id: 't1', name: 'Thing 1' } })),
    getList: async () => ({ data: [{ id: 't1', name: 'Thing 1' }], total: 1 }),
  } as unknown as Partial<DataProvider>;
  const view = await openScreen({ plan: thingsPlan(), at: '/things/t1', dataProvider, can, ...setting });
  return { ...view, kept };
}

/** The search of everything, opened with two favourites here, one of which is gone, and one elsewhere. */
async function search(may: (operation: string) => boolean = () => true) {
  const records = [...['u1', 'u7'].map((id) => ({ base: frameBase, resource: 'users', id })), elsewhere];
  const dataProvider = {
    ask: async (name: string) => (name === 'CommonGetPageLayout' ? { layout: { records } } : { children: [] }),
    getMany: async () => ({ data: [{ id: 'u1', firstName: 'Anna', lastName: 'Colleague' }] }),
  };
  await showFramed(<ShellTools />, { dataProvider, screens: { can: may } });
  addTexts(later);
  await userEvent.setup().keyboard('/');
  await screen.findByRole('option', { name: /^Users/ });
}

afterEach(() => localStorage.clear());

describe('a star', () => {
  it('puts the record among the favourites of its tenant, and takes it from them', async () => {
    const view = await open();
    const star = await screen.findByRole('button', { name: 'Favourite' });
    expect(star).toHaveAttribute('aria-pressed', 'false');
    await view.user.click(star);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true'));
    expect(view.kept.records).toEqual([starred, elsewhere]);
    await view.user.click(screen.getByRole('button', { name: 'Favourite' }));
    await waitFor(() => expect(view.kept.records).toEqual([elsewhere]));
  });

  it('takes over what another tab has added meanwhile', async () => {
    const view = await open();
    const star = await screen.findByRole('button', { name: 'Favourite' });
    const added = { ...starred, id: 't2' };
    view.kept.records = [added, elsewhere];
    await view.user.click(star);
    await waitFor(() => expect(view.kept.records).toEqual([starred, added, elsewhere]));
  });

  it('is kept in the browser where the API keeps nothing', async () => {
    const view = await open({ can: (operation) => can(operation) && !operation.includes('PageLayout') });
    await view.user.click(await screen.findByRole('button', { name: 'Favourite' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true'));
    expect(view.kept.records).toEqual([elsewhere]);
  });
});

describe('a favourite', () => {
  it('is stored without its name, which a deleted person must not leave behind, and is a recent record once it is opened', async () => {
    await open({ records: [starred, elsewhere] });
    await waitFor(() =>
      expect(visitsOf(`u1 ${base}`)).toMatchObject([{ id: 'record things t1', label: 'Thing 1', to: `${base}/things/t1`, times: 1 }]),
    );
  });

  it('is none any more once its record is gone', async () => {
    const getOne = async () => {
      throw new HttpError('gone', 404, { code: 'NOT_FOUND' });
    };
    const view = await open({ records: [starred, elsewhere], getOne });
    await waitFor(() => expect(view.kept.records).toEqual([elsewhere]));
  });
});

describe('the search before anything is typed', () => {
  it('shows the favourites of this tenant first by their present names, without what is gone, and none of them again among the recent records', async () => {
    for (const id of ['u1', 'u2'])
      remember(`u1 ${frameBase}`, { id: `record users ${id}`, group: 'users', label: `Recent ${id}`, to: `${frameBase}/users/${id}` });
    await search();
    const group = await screen.findByRole('group', { name: 'Favourites' });
    expect(within(group).getAllByRole('option')).toHaveLength(1);
    expect(within(group).getByRole('option', { name: /Anna Colleague/ })).toBeInTheDocument();
    expect(screen.getAllByRole('group')[0]).toBe(group);
    expect(screen.getByRole('option', { name: /Recent u2/ })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /Recent u1/ })).toBeNull();
  });

  it('shows none of a resource whose records may not be opened', async () => {
    await search((operation) => operation !== 'ORGGetUser');
    expect(screen.queryByRole('group', { name: 'Favourites' })).toBeNull();
  });
});
