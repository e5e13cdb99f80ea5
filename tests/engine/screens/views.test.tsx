import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it } from 'vitest';
import type { SavedView } from '../../../src/engine/screens/list/views/useViews.ts';
import { customer, openScreen, type Setting } from './harness.tsx';
import { toolsPlan, toolsProvider } from './toolsProvider.ts';

const view = (more: Partial<SavedView>): SavedView => ({
  _id: 'v1',
  name: 'European',
  query: 'awsRegion=eu-west-1&sort=uniqueName&order=asc',
  layout: { shown: { uniqueName: false } },
  shared: false,
  own: true,
  ...more,
});

/** The platform's views in memory. */
function platform(views: SavedView[], more: Parameters<typeof toolsProvider>[1] = {}) {
  const data = toolsProvider([customer(1), customer(2)], {
    CommonGetViewList: () => ({ data: [...views] }),
    CommonSaveView: ({ input }: { input: SavedView }) => {
      const saved = { ...input, _id: input._id ?? `v${views.length + 1}`, own: true };
      views.splice(0, views.length, ...views.filter(({ _id }) => _id !== saved._id), saved);
      return saved;
    },
    CommonDeleteViews: ({ filter }: { filter: { viewIds: string[] } }) => {
      views.splice(0, views.length, ...views.filter(({ _id }) => !filter.viewIds.includes(_id)));
      return { data: filter.viewIds.map((_id) => ({ _id })), refused: [] };
    },
    ...more,
  });
  return { ...data, views };
}
const open = async (views: SavedView[], at = '/customers', more: Partial<Setting> = {}, answers = {}) => {
  const data = platform(views, answers);
  const shown = await openScreen({ plan: toolsPlan, at, dataProvider: data.dataProvider, ...more });
  const menu = async () => {
    await shown.user.click(screen.getByRole('button', { name: /^Views, open/ }));
    return screen.findByRole('menu');
  };
  return { ...shown, data, menu };
};
const head = (name: string) => screen.queryByRole('columnheader', { name });

describe('a saved view', () => {
  it('is opened by a link that names nothing else, before any row is asked for', async () => {
    const { data, query } = await open([view({})], '/customers?view=v1');
    expect(await screen.findByRole('button', { name: 'Views, open: European' })).toBeInTheDocument();
    await screen.findByRole('link', { name: 'Customer 1' });
    expect(query()).toEqual({ view: 'v1', awsRegion: 'eu-west-1', sort: 'uniqueName', order: 'asc' });
    expect(head('Account Name')).not.toBeInTheDocument();
    expect(data.own()).toHaveLength(1);
    expect(data.own()[0]).toMatchObject({ filter: { awsRegion: 'eu-west-1' }, meta: { columns: ['displayName', 'createdAt'] } });
  });

  it('gives way to what its address says next to it, and is marked as changed', async () => {
    const { query } = await open([view({})], '/customers?view=v1&awsRegion=ap-southeast-2');
    expect(await screen.findByRole('button', { name: 'Views, open: European, with unsaved changes' })).toBeInTheDocument();
    expect(query()).toMatchObject({ awsRegion: 'ap-southeast-2' });
  });

  it('that is gone leaves the list as it is without it, and says so', async () => {
    const { query } = await open([], '/customers?view=v9');
    expect(await screen.findByText(/^This view no longer exists/)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Customer 1' })).toBeInTheDocument();
    expect(query()).toEqual({});
  });

  it('keeps what is on the screen under a name, once, and is open then', async () => {
    const { user, data, menu, query } = await open([], '/customers?search=customer&page=1');
    await screen.findByRole('link', { name: 'Customer 1' });
    await user.click(within(await menu()).getByRole('menuitem', { name: 'Save as a new view…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save as a new view' });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Please enter a name');
    await user.type(within(dialog).getByRole('textbox', { name: /Name/ }), '  Mine ');
    await user.click(within(dialog).getByRole('switch', { name: 'Everyone at this customer can see it' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Views, open: Mine' })).toBeInTheDocument();
    expect(data.views).toMatchObject([{ name: 'Mine', query: 'search=customer', shared: true }]);
    expect(query()).toEqual({ search: 'customer', view: 'v1' });
  });

  it('can be made only once the views are known, whose lines would push the menu’s others down', async () => {
    let known = () => {};
    const waits = new Promise<void>((resolve) => (known = resolve));
    const { menu } = await open([], '/customers', {}, { CommonGetViewList: () => waits.then(() => ({ data: [view({})] })) });
    await screen.findByRole('link', { name: 'Customer 1' });
    const opened = await menu();
    expect(within(opened).getByRole('menuitem', { name: 'Loading…' })).toHaveAttribute('aria-disabled', 'true');
    expect(within(opened).queryByRole('menuitem', { name: 'Save as a new view…' })).not.toBeInTheDocument();
    known();
    expect(await within(opened).findByRole('menuitem', { name: 'Save as a new view…' })).toBeInTheDocument();
    expect(within(opened).getByRole('menuitemradio', { name: 'European' })).toBeInTheDocument();
  });

  it('can be made also where the others can’t be read', async () => {
    const refusal = () => {
      throw new HttpError('The views are away.', 503);
    };
    const { menu } = await open([], '/customers', {}, { CommonGetViewList: refusal });
    await screen.findByRole('link', { name: 'Customer 1' });
    expect(await within(await menu()).findByRole('menuitem', { name: 'Save as a new view…' })).toBeInTheDocument();
  });

  it('is changed by its owner, and given back as it was by whoever changed only the screen', async () => {
    const { user, data, menu, query } = await open([view({})], '/customers?view=v1');
    await screen.findByRole('link', { name: 'Customer 1' });
    await user.click(screen.getByRole('button', { name: 'Created' }));
    expect(await screen.findByRole('button', { name: /with unsaved changes/ })).toBeInTheDocument();
    await user.click(within(await menu()).getByRole('menuitem', { name: 'Discard changes' }));
    await waitFor(() => expect(query()).toMatchObject({ sort: 'uniqueName' }));
    await user.click(screen.getByRole('button', { name: 'Created' }));
    await user.click(within(await menu()).getByRole('menuitem', { name: 'Save changes to “European”' }));
    await waitFor(() => expect(data.views[0]?.query).toBe('awsRegion=eu-west-1'));
    expect(await screen.findByRole('button', { name: 'Views, open: European' })).toBeInTheDocument();
  });

  it('of somebody else can be used, not changed', async () => {
    const { user, menu, query } = await open([view({ own: false, ownerName: 'Ada Example', shared: true })]);
    await screen.findByRole('link', { name: 'Customer 1' });
    await user.click(within(await menu()).getByRole('menuitemradio', { name: /European.*Ada Example/ }));
    await waitFor(() => expect(query()).toMatchObject({ view: 'v1', awsRegion: 'eu-west-1' }));
    const opened = await menu();
    expect(within(opened).queryByRole('menuitem', { name: /Delete|Rename/ })).not.toBeInTheDocument();
    await user.click(within(opened).getByRole('menuitemradio', { name: 'All Customers' }));
    await waitFor(() => expect(query()).toEqual({}));
  });

  it('is deleted at once, and comes back with Undo', async () => {
    const { user, data, menu, query } = await open([view({})], '/customers?view=v1');
    await screen.findByRole('link', { name: 'Customer 1' });
    await user.click(within(await menu()).getByRole('menuitem', { name: 'Delete “European”' }));
    expect(await screen.findByText('View “European” deleted.')).toBeInTheDocument();
    expect(query()).toEqual({});
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(data.views).toMatchObject([{ name: 'European', query: 'awsRegion=eu-west-1&sort=uniqueName&order=asc' }]));
  });

  it('can be the one that the list opens with', async () => {
    const { user, menu, query } = await open([view({})], '/customers?view=v1');
    await screen.findByRole('link', { name: 'Customer 1' });
    await user.click(within(await menu()).getByRole('menuitem', { name: 'Open this view first' }));
    await user.click(within(await menu()).getByRole('menuitemradio', { name: 'All Customers' }));
    await waitFor(() => expect(query()).toEqual({}));
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(screen.getByRole('link', { name: 'Menu entry' }));
    await waitFor(() => expect(query()).toMatchObject({ view: 'v1', awsRegion: 'eu-west-1' }));
  });

  it('whose list cannot be had leaves the rows to be asked for without it', async () => {
    const data = platform([]);
    data.ask.mockRejectedValue(new HttpError('no', 500, { code: 'INTERNAL_SERVER_ERROR', extensions: {} }));
    await openScreen({ plan: toolsPlan, at: '/customers?view=v1', dataProvider: data.dataProvider });
    expect(await screen.findByRole('link', { name: 'Customer 1' })).toBeInTheDocument();
  });

  it('is not offered without the operation, or on a platform that lacks it', async () => {
    const first = await open([], '/customers', { can: (operation) => operation !== 'CommonGetViewList' });
    await screen.findByRole('link', { name: 'Customer 1' });
    expect(screen.queryByRole('button', { name: /^Views/ })).not.toBeInTheDocument();
    expect(first.data.ask).not.toHaveBeenCalled();
  });
});

describe('the view that is the default for somebody’s groups', () => {
  const byDefault = (more: Partial<SavedView> = {}) => ({ ...view({ shared: true, own: false, ...more }), resource: 'customers' });
  const opened = (found: SavedView & { resource: string }, more: Partial<Setting> = {}) =>
    open([found], '/customers', { can: () => true, ...more }, { CommonGetDefaultViews: () => ({ views: [found] }) });

  it('is open under its name where the address says nothing, before any row is requested', async () => {
    const { data, query, user } = await opened(byDefault());
    expect(await screen.findByRole('button', { name: 'Views, open: European' })).toBeInTheDocument();
    await screen.findByRole('link', { name: 'Customer 1' });
    expect(query()).toMatchObject({ view: 'v1', awsRegion: 'eu-west-1' });
    expect(data.own()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Show all Customers' }));
    await waitFor(() => expect(query()).toEqual({}));
    await waitFor(() => expect(data.own().at(-1)).toMatchObject({ filter: {} }));
  });

  it('gives way to what the person chose, be it no view', async () => {
    const { user, menu, query } = await opened(byDefault());
    await screen.findByRole('button', { name: 'Views, open: European' });
    await user.click(within(await menu()).getByRole('menuitem', { name: 'Don’t open this view first' }));
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(screen.getByRole('link', { name: 'Menu entry' }));
    await screen.findByRole('button', { name: 'Views, open: European' });
    await user.click(screen.getByRole('button', { name: 'Show all Customers' }));
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(screen.getByRole('link', { name: 'Menu entry' }));
    expect(await screen.findByRole('button', { name: 'Views, open: none' })).toBeInTheDocument();
    expect(query()).toEqual({});
  });

  it('that names a filter which the list has no more is skipped, and said so', async () => {
    const { query } = await opened(byDefault({ query: 'awsRegion=eu-west-1&colour=red' }));
    expect(await screen.findByText('The view “European” no longer fits this list. You’re seeing the list without it.')).toBeInTheDocument();
    await screen.findByRole('link', { name: 'Customer 1' });
    expect(query()).toEqual({});
  });

  it('that could not be loaded leaves the list as it is', async () => {
    const failing = () => Promise.reject(new HttpError('no', 500, { code: 'INTERNAL_SERVER_ERROR', extensions: {} }));
    const { query } = await open([], '/customers', { can: () => true }, { CommonGetDefaultViews: failing });
    expect(await screen.findByRole('link', { name: 'Customer 1' })).toBeInTheDocument();
    expect(query()).toEqual({});
  });
});

describe('the emails of a view', () => {
  it('are set up from its menu, and ended there', async () => {
    const sent: unknown[] = [];
    const kept: object[] = [];
    const { user, menu } = await open(
      [view({})],
      '/customers?view=v1',
      {},
      {
        CommonGetViewMailList: () => ({ data: [...kept] }),
        CommonSubscribeToView: ({ input }: { input: object }) => {
          sent.push(input);
          kept.push({ _id: 'm1', ...input });
          return { _id: 'm1' };
        },
        CommonUnsubscribeFromViews: (variables: object) => {
          sent.push(variables);
          return { data: [], refused: [] };
        },
      },
    );
    await screen.findByRole('link', { name: 'Customer 1' });
    await user.click(within(await menu()).getByRole('menuitem', { name: 'Email me this view…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Email me “European”' });
    await user.click(await within(dialog).findByRole('combobox', { name: 'On' }));
    await user.click(await screen.findByRole('option', { name: 'Friday' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('We’ll email you “European”.')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        viewId: 'v1',
        frequency: 'WEEKLY',
        weekday: 5,
        hour: 8,
        zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        onlyChanged: false,
      },
    ]);
    await user.click(within(await menu()).getByRole('menuitem', { name: 'Email me this view…' }));
    await user.click(await screen.findByRole('button', { name: 'Stop the emails' }));
    expect(await screen.findByText('You won’t be emailed “European” any more.')).toBeInTheDocument();
    expect(sent.at(-1)).toEqual({ filter: { viewMailIds: ['m1'] } });
  });
});
