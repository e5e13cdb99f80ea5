import { screen, waitFor, within } from '@testing-library/react';
import { HttpError, type DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import type { GeneratedForm } from '../../../src/engine/forms/generated.ts';
import type { OperationPlan, Plan } from '../../../src/engine/plan/Plan.ts';
import { customersPlan } from '../client/customersPlan.ts';
import { openScreen, type Setting } from './harness.tsx';

const operation = (name: string): OperationPlan => ({ ...(customersPlan.list as OperationPlan), name });

const column = (path: string, more: object = {}) => ({ path, label: path, kind: 'text' as const, ...more });

const log: Plan = {
  ...customersPlan,
  name: 'requests',
  type: 'Request',
  kind: 'log',
  path: 'requests',
  title: 'name',
  flags: {},
  list: operation('GetRequests'),
  get: operation('GetRequest'),
  columns: [column('name', { primary: true, width: '900px' }), column('at', { kind: 'dateTime', width: '900px' })],
  details: [column('name'), column('payload', { kind: 'json' })],
  filters: [],
  search: false,
  archive: false,
  sort: { field: 'at', order: 'DESC' },
  forms: { search: 'search' },
  actions: [{ name: 'retry', on: 'record', operation: operation('Retry'), when: [{ field: 'status', in: ['FAILED'] }] }],
};
delete log.create;

const history: Plan = {
  ...log,
  name: 'history',
  kind: 'collection',
  path: 'history',
  parent: 'requests',
  list: operation('GetHistory'),
  columns: [column('event')],
  forms: {},
  actions: [],
};
delete history.get;

/** The window is required and open to seven days; the sender is free text. */
const formOf = (standard?: string): GeneratedForm => ({
  plan: {
    id: 'search',
    operation: 'GetRequests',
    argument: '',
    transforms: { sender: ['trim'] },
    fields: [
      { name: 'day', label: 'Day', help: '', kind: 'text', required: true, ...(standard && { default: standard }) },
      { name: 'sender', label: 'Sender', help: '', kind: 'text', required: false },
      {
        name: 'kinds',
        label: 'Kinds',
        help: '',
        kind: 'choices',
        required: false,
        choices: [
          { id: 'a', label: 'First kind' },
          { id: 'b', label: 'Second kind' },
        ],
      },
    ],
  },
  validate: Object.assign(
    (value: unknown) => {
      const ok = /^day \d$/.test(String((value as { day?: unknown }).day));
      judge.errors = ok
        ? null
        : [
            {
              instancePath: '/day',
              keyword: 'errorMessage',
              message: 'common.validationError',
              params: { errors: [{ instancePath: '/day', keyword: 'pattern', params: {} }] },
            },
          ];
      return ok;
    },
    {} as { errors?: GeneratedForm['validate']['errors'] },
  ),
});
let judge: GeneratedForm['validate'];

interface Asked {
  filter: Record<string, unknown>;
  pagination: { page: number; perPage: number };
  meta: { screen: string; parent?: { id: string }; columns?: string[] };
}

async function open(
  at: string,
  { standard, facets, ...more }: Partial<Setting> & { standard?: string; facets?: () => Promise<unknown> } = {},
) {
  const asked: (Asked & { resource: string })[] = [];
  const form = formOf(standard);
  judge = form.validate;
  const getList = vi.fn(async (resource: string, params: Asked) => {
    asked.push({ ...params, resource });
    if (resource === 'history') return { data: [{ id: 'e1', event: `event of ${String(params.meta.parent?.id)}` }], total: 1 };
    const { page, perPage } = params.pagination;
    const rows = Array.from({ length: perPage }, (_, index) => ({
      id: `r${(page - 1) * perPage + index + 1}`,
      at: '2024-01-01T12:30:00.000Z',
    }));
    return { data: rows.map((row) => ({ ...row, name: `Request ${row.id.slice(1)}`, status: 'COMPLETED' })), total: 61 };
  });
  const getOne = vi.fn(async (_: string, { id }: { id: string }) => {
    if (id === 'nobody') throw new HttpError('no', 404, { code: 'NOT_FOUND' });
    return {
      data: { id, name: `Request ${id.slice(1)}`, status: id === 'r2' ? 'FAILED' : 'COMPLETED', payload: { deep: { answer: 42 } } },
    };
  });
  const updateMany = vi.fn(async (_: string, { ids }: { ids: string[] }) => ({ data: ids, refused: [] }));
  const view = await openScreen({
    plan: log,
    plans: { requests: log, history },
    at,
    dataProvider: { getList, getOne, updateMany, ...(facets && { facets }), supportAbortSignal: true } as unknown as Partial<DataProvider>,
    loadForm: async () => form,
    ...more,
  });
  return {
    ...view,
    asked,
    own: () => asked.filter(({ resource, meta }) => resource === 'requests' && meta.screen !== 'next page'),
    getOne,
    updateMany,
  };
}

describe('a log', () => {
  it('asks nothing before its search form passes, and says at the field what is wrong', async () => {
    const { user, own, address } = await open('/requests');
    expect(await screen.findByRole('heading', { name: 'What are you looking for?' })).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Day' }), 'yesterday');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Validation Error')).toBeInTheDocument();
    expect(own()).toEqual([]);
    expect(address()).toBe('/requests');
    await user.clear(screen.getByRole('textbox', { name: 'Day' }));
    await user.type(screen.getByRole('textbox', { name: 'Day' }), 'day 1');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('1–30 of 61')).toBeInTheDocument();
    expect(own().map(({ filter }) => filter)).toEqual([{ day: 'day 1' }]);
  });

  it('searches at once when its defaults are enough', async () => {
    const { own, address } = await open('/requests', { standard: 'day 7' });
    expect(await screen.findByText('1–30 of 61')).toBeInTheDocument();
    expect(own()[0]?.filter).toEqual({ day: 'day 7' });
    expect(screen.getByRole('textbox', { name: 'Day' })).toHaveValue('day 7');
    expect(address()).toBe('/requests');
  });

  it('keeps its search in the address, goes back with the browser, and begins each search at the first page', async () => {
    const { user, own, query, back } = await open('/requests?page=2', { standard: 'day 7' });
    await screen.findByText('31–60 of 61');
    await user.type(screen.getByRole('textbox', { name: 'Sender' }), ' ada ');
    await user.click(screen.getByRole('checkbox', { name: 'Second kind' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByText('1–30 of 61');
    expect(query()).toEqual({ sender: ' ada ', kinds: 'b' });
    expect(own().at(-1)?.filter).toEqual({ day: 'day 7', sender: 'ada', kinds: ['b'] });
    await back();
    await screen.findByText('31–60 of 61');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Sender' })).toHaveValue(''));
    expect(screen.getByRole('checkbox', { name: 'Second kind' })).not.toBeChecked();
  });

  it('is shared by its address, and says so where that is wrong', async () => {
    const shared = await open('/requests?day=day+3&kinds=a&kinds=b');
    await screen.findByText('1–30 of 61');
    expect(shared.own()[0]?.filter).toEqual({ day: 'day 3', kinds: ['a', 'b'] });
    shared.unmount();
    const { own } = await open('/requests?day=%3Cscript%3E');
    expect(await screen.findByText('Validation Error')).toBeInTheDocument();
    expect(own()).toEqual([]);
  });

  it('knows an emptied field from one that was never touched', async () => {
    const { user, own, query } = await open('/requests', { standard: 'day 7' });
    await screen.findByText('1–30 of 61');
    await user.clear(screen.getByRole('textbox', { name: 'Day' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Validation Error')).toBeInTheDocument();
    expect(own()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('textbox', { name: 'Day' })).toHaveValue('day 7');
    expect(screen.queryByText('Validation Error')).not.toBeInTheDocument();
    expect(query()).toEqual({});
  });

  it('does an action to all rows of its search, which another search deselects', async () => {
    const again = { name: 'repeat', on: 'selection' as const, matching: 'filter', operation: operation('Again') };
    const plan: Plan = { ...log, actions: [again] };
    const { user, updateMany } = await open('/requests?day=day+3', { plan, plans: { requests: plan } });
    await screen.findByText('1–30 of 61');
    const selectPage = async () => user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    await selectPage();
    await user.type(screen.getByRole('textbox', { name: 'Sender' }), 'ada');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select all rows of this page' })).not.toBeChecked());
    await selectPage();
    await user.click(await screen.findByRole('button', { name: /^Select all 61/ }));
    await user.click(screen.getByRole('button', { name: 'screens.action.names.repeat' }));
    const filter = { day: 'day 3', sender: 'ada' };
    await waitFor(() =>
      expect(updateMany).toHaveBeenCalledWith(
        'requests',
        expect.objectContaining({
          meta: expect.objectContaining({ matching: expect.objectContaining({ filter, total: 61 }) as object }) as object,
        }),
      ),
    );
  });

  it('says how many of what was found are of each kind, and searches for a kind that is chosen there', async () => {
    const choices = [
      { id: 'a', label: 'First kind' },
      { id: 'b', label: 'Second kind' },
    ];
    const filters: Plan['filters'] = [{ name: 'kinds', label: 'Kinds', kind: 'choices', choices, facet: true }];
    const counted: Plan = { ...log, filters, facets: operation('GetRequests') };
    const facets = vi.fn(async () => ({ data: [{ field: 'kinds', values: [{ value: 'b', count: 1200 }] }] }));
    const { user, query } = await open('/requests', { standard: 'day 7', plan: counted, plans: { requests: counted }, facets });
    const counts = await screen.findByRole('group', { name: 'Results by Kinds' });
    const kind = await within(counts).findByRole('button', { name: 'Second kind 1,200' });
    expect(within(counts).queryByText('First kind')).not.toBeInTheDocument();
    expect(facets).toHaveBeenCalledWith('requests', expect.objectContaining({ filter: { day: 'day 7' }, fields: ['kinds'] }));
    await user.click(kind);
    await waitFor(() => expect(query()).toEqual({ kinds: 'b' }));
    expect(screen.getByRole('checkbox', { name: 'Second kind' })).toBeChecked();
    await user.click(await screen.findByRole('button', { name: 'Second kind 1,200', pressed: true }));
    await waitFor(() => expect(query()).toEqual({}));
  });

  it('asks once more when the same search is sent once more', async () => {
    const { user, own } = await open('/requests', { standard: 'day 7' });
    await screen.findByText('1–30 of 61');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(own()).toHaveLength(2));
  });

  it('shows moments to the minute', async () => {
    await open('/requests', { standard: 'day 7' });
    expect((await screen.findAllByText(/^01 Jan 2024, \d\d?:\d\d [ap]m$/)).length).toBe(30);
  });

  it('says that permission is missing without a request for a search', async () => {
    const { own } = await open('/requests', { can: () => false });
    expect(await screen.findByRole('heading', { name: 'No permission' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Search' })).not.toBeInTheDocument();
    expect(own()).toEqual([]);
  });
});

describe('a record of a log', () => {
  it('opens over the list under an address of its own, with what its row did not show and the list below it', async () => {
    const { user, query } = await open('/requests?page=2&sender=ada', { standard: 'day 7' });
    await user.click(await screen.findByRole('link', { name: 'Request 32' }));
    const dialog = await screen.findByRole('dialog', { name: 'Request 32' });
    expect(query()).toEqual({ page: '2', sender: 'ada', record: 'r32' });
    expect(await within(dialog).findByText(/"answer": 42/)).toBeInTheDocument();
    expect(await within(dialog).findByText('event of r32')).toBeInTheDocument();
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(query()).toEqual({ page: '2', sender: 'ada' }));
  });

  it('leaves the list behind it when it is closed, however it was opened', async () => {
    const { user, query } = await open('/requests?record=r3&sender=ada', { standard: 'day 7' });
    await screen.findByRole('dialog', { name: 'Request 3' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(query()).toEqual({ sender: 'ada' }));
    expect(await screen.findByText('1–30 of 61')).toBeInTheDocument();
  });

  it('does what its state allows, and says why where it does not', async () => {
    const { user, updateMany, unmount } = await open('/requests?record=r2', { standard: 'day 7' });
    await user.click(await screen.findByRole('button', { name: 'screens.action.names.retry' }));
    await waitFor(() => expect(updateMany).toHaveBeenCalledWith('requests', { ids: ['r2'], data: {}, meta: { operation: 'retry' } }));
    unmount();
    await open('/requests?record=r3', { standard: 'day 7' });
    expect(await screen.findByRole('button', { name: 'screens.action.names.retry' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('has one button for the actions of a slot: the one that its state allows, or the last one with the reason', async () => {
    const slotted: Plan = {
      ...log,
      actions: [
        { name: 'again', on: 'record', slot: 'repeat', operation: operation('Again'), when: [{ field: 'status', in: ['FAILED'] }] },
        {
          name: 'anew',
          on: 'record',
          slot: 'repeat',
          operation: operation('Anew'),
          when: [{ field: 'status', not: ['FAILED', 'COMPLETED'] }],
        },
      ],
    };
    const set = { standard: 'day 7', plan: slotted, plans: { requests: slotted } };
    const { user, updateMany, unmount } = await open('/requests?record=r2', set);
    await user.click(await screen.findByRole('button', { name: 'screens.action.names.repeat' }));
    await waitFor(() => expect(updateMany).toHaveBeenCalledWith('requests', { ids: ['r2'], data: {}, meta: { operation: 'again' } }));
    unmount();
    await open('/requests?record=r3', set);
    expect(await screen.findByRole('button', { name: 'screens.action.names.repeat' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is found under its path, too, and says so when there is none', async () => {
    const { address } = await open('/requests/nobody', { standard: 'day 7' });
    expect(
      await within(await screen.findByRole('dialog')).findByText('This record doesn’t exist in resources.requests.name'),
    ).toBeInTheDocument();
    expect(address()).toBe('/requests?record=nobody');
  });

  it('shows its row where no operation answers one record, and asks for all columns then', async () => {
    const { get: _, ...shown } = log;
    const rowsOnly = { ...shown, columns: [...log.columns, column('sender', { hidden: true })] };
    const { own, getOne } = await open('/requests?record=r3', { standard: 'day 7', plan: rowsOnly, plans: { requests: rowsOnly } });
    expect(await screen.findByRole('dialog', { name: 'Request 3' })).toBeInTheDocument();
    expect(own()[0]?.meta.columns).toEqual(['name', 'at', 'sender']);
    expect(getOne).not.toHaveBeenCalled();
  });
});
