import { screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import type { OperationPlan, Plan } from '../../../src/engine/plan/Plan.ts';
import { customersPlan } from '../client/customersPlan.ts';
import { customer, openScreen, type Setting } from './harness.tsx';

const operation = (name: string): OperationPlan => ({ ...(customersPlan.list as OperationPlan), name });
const jobs: Plan = { ...customersPlan, name: 'jobs', path: 'jobs', type: 'Job', main: 'job-people' };
const inProgress = { switch: 'progress', in: ['ALL'] };
const people: Plan = {
  ...customersPlan,
  name: 'job-people',
  path: 'job-people',
  type: 'Person',
  parent: 'jobs',
  list: operation('GetPeople'),
  switches: [
    { name: 'stage', rows: { path: 'stages', id: '_id', label: 'name' } },
    {
      name: 'progress',
      values: [
        { id: 'ALL', label: 'All of them', sends: null },
        { id: 'BUSY', label: 'Busy', sends: 'IN_PROGRESS', sort: { field: 'uniqueName', order: 'DESC' } },
      ],
    },
  ],
  columns: [
    { path: 'displayName', label: 'Name', kind: 'text', sortBy: 'displayName', primary: true },
    { path: 'uniqueName', label: 'Handle', kind: 'text', sortBy: 'uniqueName' },
    { path: 'createdAt', label: 'Created', kind: 'date', sortBy: 'createdAt', while: inProgress },
    { path: 'score', label: 'Score', kind: 'number', sortBy: 'score', each: 'stage' },
  ],
  filters: [
    { name: 'day', label: 'Days', kind: 'dateTime', widget: 'dateSpan', parts: ['gte', 'lte'], while: inProgress },
    { name: 'kind', label: 'Kind', kind: 'text' },
  ],
  search: true,
  archive: false,
  forms: {},
  actions: [
    { name: 'progress', on: 'selection', operation: operation('Move'), choose: { after: 'stage' } },
    { name: 'mark', on: 'selection', operation: operation('Mark'), choose: { values: [{ id: 'RED', label: 'Red' }] }, matching: 'filter' },
  ],
};
delete people.create;
delete people.get;
const stages = [
  { _id: 's1', name: 'Chat', pack: 'p1' },
  { _id: 's2', name: 'Video', pack: 'p2' },
];
const texts = {
  resources: {
    'job-people': {
      name: 'People',
      each: { score: '{{row}} score' },
      onlyWhile: { day: 'Only of all.' },
      switches: { stage: { label: 'Stage' } },
    },
  },
};

interface Call {
  sort: object;
  filter: object;
  pagination: object;
  meta: { switch?: object; each?: object };
}

async function open(at: string, more: Partial<Setting> = {}) {
  const asked: Call[] = [];
  const getList = async (resource: string, params: Call) => {
    if (resource === 'job-people') asked.push(params);
    return { data: [customer(1), customer(2)], total: 2 };
  };
  const updateMany = vi.fn(async (_: string, { ids }: { ids: string[]; data: object; meta: object }) => ({ data: ids, refused: [] }));
  const view = await openScreen({
    plan: jobs,
    plans: { jobs, 'job-people': people },
    at,
    texts,
    dataProvider: {
      getList,
      getOne: async () => ({ data: { ...customer(7), stages } }),
      updateMany,
      supportAbortSignal: true,
    } as unknown as Partial<DataProvider>,
    can: (name) => name !== 'CommonGetAuditList',
    ...more,
  });
  await screen.findByRole('checkbox', { name: 'Select Customer 1' });
  await screen.findByRole('tab', { name: /Chat/ });
  return { ...view, asked, last: () => asked.at(-1) as Call, updateMany };
}

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent?.trim());

describe('a record’s page that is mainly about a list', () => {
  it('shows the list below its details, which fold away and stay folded', async () => {
    const { user, unmount } = await open('/jobs/id7');
    const button = screen.getByRole('button', { name: 'Details' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('tab', { name: 'Overview' })).not.toBeInTheDocument();
    unmount();
  });
});

describe('a list that switches', () => {
  it('asks for what is open: the first row and the first value, unless the address says more', async () => {
    const { last } = await open('/jobs/id7');
    expect(last().meta.switch).toEqual({ stage: stages[0], progress: undefined });
    expect(heads()).toEqual(expect.arrayContaining(['Created', 'Chat score']));
    expect(heads()).not.toContain('Video score');
  });

  it('is opened by its address, and stands at the first where that names what is not there', async () => {
    const first = await open('/jobs/id7?stage=s2&progress=BUSY');
    expect(first.last().meta.switch).toEqual({ stage: stages[1], progress: 'IN_PROGRESS' });
    expect(first.last().sort).toEqual({ field: 'uniqueName', order: 'DESC' });
    expect(heads()).toEqual(expect.arrayContaining(['Chat score', 'Video score']));
    expect(heads()).not.toContain('Created');
    first.unmount();
    const second = await open('/jobs/id7?stage=gone&progress=gone');
    expect(second.last().meta.switch).toEqual({ stage: stages[0], progress: undefined });
  });

  it('begins anew with another choice: no selection, search, filter or page; a row takes the values back to the first', async () => {
    const { user, query, last } = await open('/jobs/id7?progress=BUSY&search=ada&kind=x&page=1&perPage=50');
    await user.click(screen.getByRole('checkbox', { name: 'Select Customer 1' }));
    expect(await screen.findByRole('button', { name: 'Clear' })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: /Video/ }));
    await waitFor(() => expect(query()).toEqual({ stage: 's2' }));
    await waitFor(() => expect(last().meta.switch).toEqual({ stage: stages[1], progress: undefined }));
    expect(last()).toMatchObject({ filter: {}, pagination: { page: 1, perPage: 30 } });
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Busy' }));
    await waitFor(() => expect(query()).toEqual({ stage: 's2', progress: 'BUSY' }));
  });

  it('is gone through with the arrow keys', async () => {
    const { user, query } = await open('/jobs/id7');
    const tabs = within(screen.getByRole('tablist', { name: 'Stage' }));
    tabs.getByRole('tab', { name: /Chat/ }).focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(query()).toEqual({ stage: 's2' }));
    expect(tabs.getByRole('tab', { name: /Video/ })).toHaveFocus();
  });

  it('sorts a column by its own row', async () => {
    const { user, query, last } = await open('/jobs/id7?stage=s2');
    await user.click(screen.getByRole('button', { name: 'Chat score' }));
    await waitFor(() => expect(query()).toEqual({ stage: 's2', sort: 'score', of: 's1', order: 'desc' }));
    await waitFor(() => expect(last().meta.each).toMatchObject({ _id: 's1', pack: 'p1' }));
    expect(screen.getByRole('columnheader', { name: 'Chat score' })).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByRole('columnheader', { name: 'Video score' })).toHaveAttribute('aria-sort', 'none');
  });

  it('offers a filter only where it means something, says why, and reads it nowhere else', async () => {
    const { user, last } = await open('/jobs/id7?progress=BUSY&day.gte=2026-01-01T00:00:00.000Z');
    expect(last().filter).toEqual({});
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(await screen.findByText('Only of all.')).toBeInTheDocument();
    expect(await screen.findByRole('combobox', { name: 'Days' })).toBeDisabled();
  });

  it('keeps both days of a filter in the address', async () => {
    const { last } = await open('/jobs/id7?day.gte=2026-01-01T00:00:00.000Z&day.lte=2026-02-01T00:00:00.000Z');
    expect(last().filter).toEqual({ day: { gte: '2026-01-01T00:00:00.000Z', lte: '2026-02-01T00:00:00.000Z' } });
  });
});

describe('an action with a menu', () => {
  it('offers what comes after the open row, and sends what was chosen', async () => {
    const { user, updateMany } = await open('/jobs/id7');
    await user.click(screen.getByRole('checkbox', { name: 'Select Customer 2' }));
    await user.click(await screen.findByRole('button', { name: 'screens.action.names.progress' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Video']);
    await user.click(items[0] as HTMLElement);
    await waitFor(() => expect(updateMany).toHaveBeenCalledTimes(1));
    expect(updateMany.mock.calls[0]?.[1]).toMatchObject({ ids: ['id2'], data: { chosen: 's2' }, meta: { operation: 'progress' } });
  });

  it('is missing where nothing comes after', async () => {
    const { user } = await open('/jobs/id7?stage=s2');
    await user.click(screen.getByRole('checkbox', { name: 'Select Customer 2' }));
    expect(await screen.findByRole('button', { name: 'screens.action.names.mark' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'screens.action.names.progress' })).not.toBeInTheDocument();
  });

  it('is done with the keyboard alone, and left without doing anything', async () => {
    const { user, updateMany } = await open('/jobs/id7');
    await user.click(screen.getByRole('checkbox', { name: 'Select Customer 1' }));
    const button = await screen.findByRole('button', { name: 'screens.action.names.mark' });
    button.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Red' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
    await user.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Red' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(updateMany).toHaveBeenCalledTimes(1));
    expect(updateMany.mock.calls[0]?.[1]).toMatchObject({ ids: ['id1'], data: { chosen: 'RED' } });
  });
});
