import { screen, waitFor, within } from '@testing-library/react';
import { HttpError, type DataProvider } from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { visitsOf } from '../../../src/engine/screens/values/visits.ts';
import { SearchDialog } from '../../../src/engine/screens/shell/search/SearchDialog.tsx';
import { thingsPlan } from './handForm.ts';
import { openScreen, type Setting } from './harness.tsx';

const base = '/region/eu-west-1/customers/c1';
const elsewhere = { base: '/region/eu-west-1/customers/c2', resource: 'things', id: 't9', label: 'Of another tenant' };
const starred = (label: string) => ({ base, resource: 'things', id: 't1', label });
const can = (operation: string) => operation !== 'CommonGetDefaultViews';

/** A record's page over a store that keeps favourites on the API's side. */
async function open({ records = [elsewhere], getOne, ...setting }: Partial<Setting> & { records?: object[]; getOne?: () => never } = {}) {
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

const search = (setting: Partial<Setting> = {}, records: object[] = [starred('Thing 1'), elsewhere]) =>
  open({
    records,
    at: '/things',
    element: <SearchDialog onClose={() => undefined} shortcuts={() => undefined} why={() => undefined} />,
    ...setting,
  });

afterEach(() => localStorage.clear());

describe('a star', () => {
  it('puts the record among the favourites of its tenant, and takes it from them', async () => {
    const view = await open();
    const star = await screen.findByRole('button', { name: 'Favourite' });
    expect(star).toHaveAttribute('aria-pressed', 'false');
    await view.user.click(star);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true'));
    expect(view.kept.records).toEqual([starred('Thing 1'), elsewhere]);
    await view.user.click(screen.getByRole('button', { name: 'Favourite' }));
    await waitFor(() => expect(view.kept.records).toEqual([elsewhere]));
  });

  it('takes over what another tab has added meanwhile', async () => {
    const view = await open();
    const star = await screen.findByRole('button', { name: 'Favourite' });
    const added = { ...starred('Thing 2'), id: 't2' };
    view.kept.records = [added, elsewhere];
    await view.user.click(star);
    await waitFor(() => expect(view.kept.records).toEqual([starred('Thing 1'), added, elsewhere]));
  });

  it('is kept in the browser where the API keeps nothing', async () => {
    const view = await open({ can: (operation) => can(operation) && !operation.includes('PageLayout') });
    await view.user.click(await screen.findByRole('button', { name: 'Favourite' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true'));
    expect(view.kept.records).toEqual([elsewhere]);
  });
});

describe('a favourite', () => {
  it('has its present name once it is opened, and the record is a recent one', async () => {
    const view = await open({ records: [starred('Old name'), elsewhere] });
    await waitFor(() => expect(view.kept.records).toEqual([starred('Thing 1'), elsewhere]));
    expect(visitsOf(`u1 ${base}`)).toMatchObject([{ id: 'record things t1', label: 'Thing 1', to: `${base}/things/t1`, times: 1 }]);
  });

  it('is none any more once its record is gone', async () => {
    const getOne = () => {
      throw new HttpError('gone', 404, { code: 'NOT_FOUND' });
    };
    const view = await open({ records: [starred('Thing 1'), elsewhere], getOne });
    await waitFor(() => expect(view.kept.records).toEqual([elsewhere]));
  });
});

describe('the search before anything is typed', () => {
  it('shows the favourites of this tenant first, once each', async () => {
    localStorage.setItem(
      `search.visits u1 ${base}`,
      JSON.stringify([
        { id: 'record things t1', label: 'Thing 1', to: `${base}/things/t1`, times: 3, at: 1 },
        { id: 'record things t2', label: 'Thing 2', to: `${base}/things/t2`, times: 1, at: 2 },
      ]),
    );
    await search();
    const group = await screen.findByRole('group', { name: 'Favourites' });
    expect(
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('Thing 1')]);
    expect(screen.getAllByRole('option', { name: /Thing 1/ })).toHaveLength(1);
    expect(within(screen.getByRole('group', { name: 'Recent' })).getByRole('option', { name: /Thing 2/ })).toBeInTheDocument();
  });

  it('shows none of a resource whose records may not be opened', async () => {
    await search({ can: (operation) => can(operation) && operation !== 'GetThing' });
    await screen.findAllByRole('option');
    expect(screen.queryByRole('group', { name: 'Favourites' })).toBeNull();
  });
});
