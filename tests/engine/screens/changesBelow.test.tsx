import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'ra-core';
import { describe, expect, it } from 'vitest';
import type { LiveEvent } from '../../../src/engine/plan/EventPlan.ts';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import { laterScreens } from '../../../src/engine/texts/laterScreens.ts';
import { SettingsScreen } from '../../../src/engine/screens/shell/recordScreens.tsx';
import { customersPlan } from '../client/customersPlan.ts';
import { application, openPanel } from './applicationPanel.ts';
import { field, handForm, thingsPlan } from './handForm.ts';
import { customer, openScreen } from './harness.tsx';

/** An API that reports changes of a resource to its listeners. */
function reports() {
  const heard = new Map<string, (event: LiveEvent) => void>();
  const listen = (plan: Plan, { id }: { id?: string | undefined }, onEvent: (event: LiveEvent) => void) => {
    const key = id === undefined ? plan.name : `${plan.name} ${id}`;
    heard.set(key, onEvent);
    return () => void heard.delete(key);
  };
  const say = async (key: string, event: LiveEvent) => {
    await waitFor(() => expect(heard.has(key)).toBe(true));
    await act(async () => heard.get(key)?.(event));
  };
  return { listen, say };
}

describe('changes that an API reports', () => {
  it('of settings are said over their form, which keeps what was typed, until it is saved', async () => {
    await SettingsScreen.preload();
    const { listen, say } = reports();
    const { list: _, ...things } = thingsPlan({ kind: 'settings', path: 'settings/things', columns: [], live: 'record' });
    let stored = { id: 'settings', _id: 't1', name: 'Fern' };
    await openScreen({
      plan: things,
      at: '/settings/things',
      texts: laterScreens,
      loadForm: async () => handForm([field('name')], { properties: { name: { type: 'string' } } }),
      dataProvider: {
        getOne: async () => ({ data: stored }),
        update: async (_name: string, { data }: { data: object }) => ({ data: (stored = { ...stored, ...data }) }),
      } as unknown as Partial<DataProvider>,
      listen,
    });
    const name = await screen.findByRole('textbox', { name: /name$/ });
    fireEvent.change(name, { target: { value: 'Mine' } });
    await say('things settings', { change: 'updated', id: 't1', by: 'Ada Admin' });
    expect(await screen.findByText('Ada Admin changed these settings. What you typed stays until you reload.')).toBeInTheDocument();
    expect(name).toHaveValue('Mine');
    fireEvent.click(screen.getByRole('button', { name: /save/i }));
    await waitFor(() => expect(stored.name).toBe('Mine'));
    await waitFor(() => expect(screen.queryByText(/changed these settings/)).not.toBeInTheDocument());
  });

  it('are counted over a list in a tab of a record, apart from those of the record itself', async () => {
    const { listen, say } = reports();
    const teams: Plan = { ...customersPlan, name: 'teams', path: 'teams', type: 'Group', live: 'rows' };
    const { get: _get, create: _create, ...rest } = customersPlan;
    const members: Plan = {
      ...rest,
      name: 'members',
      path: 'users',
      type: 'User',
      parent: 'teams',
      live: 'rows',
      filters: [],
      archive: false,
      forms: {},
    };
    let rows = [customer(10)];
    const { user } = await openScreen({
      plan: teams,
      plans: { teams, members },
      at: '/teams/id1?tab=users',
      texts: laterScreens,
      dataProvider: {
        getList: async () => ({ data: rows, total: rows.length }),
        getOne: async () => ({ data: customer(1) }),
      } as unknown as Partial<DataProvider>,
      can: (name) => name !== 'CommonGetAuditList',
      listen,
    });
    await screen.findByText('Customer 10');
    rows = [customer(11), customer(10)];
    await say('members', { change: 'created', id: 'id11' });
    await say('members', { change: 'updated', id: 'id10' });
    await say('teams id1', { change: 'updated', id: 'id1' });
    const ofList = await screen.findByText('1 new, here or at another record · 1 changed');
    expect(await screen.findByText('Somebody changed this record')).toBeInTheDocument();
    const notice = ofList.closest('[role="status"]') as HTMLElement;
    await user.click(within(notice).getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('Customer 11')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/1 new/)).not.toBeInTheDocument());
    expect(screen.getByText('Somebody changed this record')).toBeInTheDocument();
  });

  it('of a record in a panel are said there, with a button that loads them', async () => {
    const { listen, say } = reports();
    let email = 'ann1@x.example';
    const { user } = await openPanel({
      at: '?applicationId=a1',
      listen,
      getOne: () => ({
        ...application(1),
        candidate: { ...application(1).candidate, personalInformation: { firstName: 'Ann1', lastName: 'Lee', email } },
      }),
    });
    const panel = await screen.findByRole('dialog');
    await within(panel).findByText(email);
    email = 'ann1@new.example';
    await say('applications a1', { change: 'updated', id: 'a1' });
    expect(await screen.findByText('Somebody changed this record')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(await within(panel).findByText(email)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Somebody changed this record')).not.toBeInTheDocument());
  });
});
