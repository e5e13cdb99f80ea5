import { screen, waitFor, within } from '@testing-library/react';
import { HttpError, type DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import type { OperationPlan, Plan } from '../../../src/engine/plan/Plan.ts';
import { customersPlan } from '../client/customersPlan.ts';
import { customer, openScreen, type Setting } from './harness.tsx';

const operation = (name: string): OperationPlan => ({ ...(customersPlan.list as OperationPlan), name });
const groups: Plan = {
  ...customersPlan,
  name: 'teams',
  path: 'teams',
  type: 'Group',
  details: [...customersPlan.details, { path: 'locked', label: 'Locked', kind: 'boolean', widget: 'locked' }],
};
const members: Plan = {
  ...customersPlan,
  name: 'team-members',
  path: 'users',
  type: 'User',
  parent: 'teams',
  list: operation('GetMembers'),
  filters: [],
  archive: false,
  forms: {},
  actions: [
    { name: 'remove', on: 'selection', operation: operation('RemoveMembers') },
    { name: 'sync', on: 'list', operation: operation('SyncMembers') },
  ],
};
delete members.get;
delete members.create;
const users: Plan = { ...customersPlan, name: 'people', path: 'people', type: 'User' };
const plans = { teams: groups, 'team-members': members, people: users };

interface Call {
  meta: { parent?: { id: string }; operation?: string };
  filter?: { q?: string };
}

async function open(at: string, more: Partial<Setting> = {}) {
  const asked: Call[] = [];
  const getList = async (resource: string, params: Call) => {
    if (resource === 'team-members') asked.push(params);
    return { data: [customer(Number(params.meta.parent?.id.slice(2) ?? 0) * 10)], total: 1 };
  };
  const updateMany = vi.fn(async (_: string, { ids }: { ids: string[] } & Call) => ({ data: ids, refused: [] }));
  const getOne = async (_: string, { id }: { id: string }) => {
    if (id === 'nobody') throw new HttpError('no', 404, { code: 'NOT_FOUND' });
    return { data: { ...customer(Number(id.slice(2))), locked: id === 'id2' } };
  };
  const view = await openScreen({
    plan: groups,
    plans,
    at,
    dataProvider: { getList, getOne, updateMany, supportAbortSignal: true } as unknown as Partial<DataProvider>,
    can: (name) => name !== 'CommonGetAuditList',
    ...more,
  });
  return { ...view, asked, updateMany };
}

describe('the lists below a record', () => {
  it('are tabs of its page, asked for with the record above them, and their rows open on their own pages', async () => {
    const { user, asked, query } = await open('/teams/id1');
    await user.click(await screen.findByRole('tab', { name: 'resources.team-members.name' }));
    expect(await screen.findByRole('link', { name: 'Customer 10' })).toHaveAttribute('href', expect.stringMatching(/\/people\/id10$/));
    expect(asked[0]?.meta.parent).toMatchObject({ id: 'id1' });
    expect(query()).toEqual({ tab: 'users' });
    expect(screen.getByRole('heading', { level: 1, name: 'Customer 1' })).toBeInTheDocument();
  });

  it('offer a new row that begins with the record above them, where rows are made and say to which they belong', async () => {
    const begins = { ...plans, 'team-members': { ...members, begins: 'team.id' } };
    const link = () => screen.findByRole('link', { name: 'Create New' });
    const { user, unmount } = await open('/teams/id1?tab=users', { plans: begins });
    expect(await link()).toHaveAttribute('href', expect.stringMatching(/\/people\/create$/));
    await user.click(await link());
    unmount();
    await open('/teams/id1?tab=users');
    await screen.findByRole('link', { name: 'Customer 10' });
    expect(screen.queryByRole('link', { name: 'Create New' })).not.toBeInTheDocument();
  });

  it('offer none to whom may make none', async () => {
    const begins = { ...plans, 'team-members': { ...members, begins: 'team.id' } };
    await open('/teams/id1?tab=users', { plans: begins, can: (name) => !/Activity|Create/.test(name) && name !== 'CommonGetAuditList' });
    await screen.findByRole('link', { name: 'Customer 10' });
    expect(screen.queryByRole('link', { name: 'Create New' })).not.toBeInTheDocument();
  });

  it('are searched in the address next to the tab, and forget it with the tab', async () => {
    const { user, query } = await open('/teams/id1?tab=users');
    await user.type(await screen.findByRole('textbox', { name: /^Search/ }), 'ada');
    await waitFor(() => expect(query()).toEqual({ tab: 'users', search: 'ada' }));
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    await waitFor(() => expect(query()).toEqual({}));
  });

  it('do not carry what was searched for to another record', async () => {
    const { user, asked, query } = await open('/teams/id1?tab=users&search=ada');
    await screen.findByRole('link', { name: 'Customer 10' });
    expect(asked.at(-1)?.filter).toEqual({ q: 'ada' });
    await user.click(screen.getByRole('link', { name: 'Back to resources.teams.name' }));
    await user.click(await screen.findByRole('link', { name: 'Customer 0' }));
    await user.click(await screen.findByRole('tab', { name: 'resources.team-members.name' }));
    await screen.findByRole('textbox', { name: /^Search/ });
    await waitFor(() => expect(asked.at(-1)?.meta.parent?.id).toBe('id0'));
    expect(asked.at(-1)?.filter).toEqual({});
    expect(query()).toEqual({ tab: 'users' });
  });

  it('do things to a selection and as a whole, below their record', async () => {
    const { user, updateMany } = await open('/teams/id1?tab=users');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Customer 10' }));
    await user.click(screen.getByRole('button', { name: 'screens.action.names.remove' }));
    await waitFor(() => expect(updateMany).toHaveBeenCalledTimes(1));
    expect(updateMany.mock.calls[0]?.[1]).toMatchObject({ ids: ['id10'], meta: { operation: 'remove', parent: { id: 'id1' } } });
    await user.click(screen.getByRole('button', { name: 'screens.action.names.sync' }));
    await waitFor(() => expect(updateMany).toHaveBeenCalledTimes(2));
    expect(updateMany.mock.calls[1]?.[1]).toMatchObject({ ids: [], meta: { operation: 'sync', parent: { id: 'id1' } } });
  });

  it('are not there without the right to list them, and a tab that does not exist is the overview', async () => {
    await open('/teams/id1?tab=users', { can: (name) => name !== 'GetMembers' && name !== 'CommonGetAuditList' });
    expect(await screen.findByText('customer-1')).toBeInTheDocument();
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  });
});

describe('the page of a record', () => {
  it('says next to the title that an account is locked, and nothing where it is not', async () => {
    const first = await open('/teams/id2');
    expect(await screen.findByRole('img', { name: 'User is locked' })).toBeInTheDocument();
    expect(screen.queryByText('Locked')).not.toBeInTheDocument();
    first.unmount();
    await open('/teams/id1');
    await screen.findByText('customer-1');
    expect(screen.queryByRole('img', { name: 'User is locked' })).not.toBeInTheDocument();
  });

  it('leads back to the list where there is no such record', async () => {
    await open('/teams/nobody');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link', { name: 'Back to resources.teams.name' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/teams$/),
    );
  });

  it('is named by several fields where its plan says so', async () => {
    await open('/teams/id1', {
      plan: { ...groups, title: 'displayName uniqueName' },
      plans: { teams: { ...groups, title: 'displayName uniqueName' } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Customer 1 customer-1' })).toBeInTheDocument();
  });
});
