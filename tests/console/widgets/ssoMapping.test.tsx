import { screen, waitFor, within } from '@testing-library/react';
import { HttpError, type DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { plans } from '../../../src/generated/plans.ts';
import { openScreen } from '../../engine/screens/harness.tsx';

// The list of groups that an identity provider's values stand for, in the form of single sign-on.

const byName = Object.fromEntries(plans.map((plan) => [plan.name, plan]));
const plan = byName['sso'];
if (!plan) throw new Error('There is no plan of single sign-on');

const config = {
  ...{ id: 'settings', initialized: true, version: 3, protocol: 'SAML', accountName: 'acme', enabled: true, groupIds: [] },
  ...{ loginUrl: 'https://login.acme.example', logoutUrl: null, logoutBinding: 'REDIRECT', publicCertificates: ['ONE'], certificates: [] },
  ...{ emailClaim: null, firstNameClaim: null, lastNameClaim: null, groupsClaim: 'groups' },
  groupMappings: [{ value: 'hr', groupId: 'g1' }],
};

async function open(saved?: Error) {
  const update = vi.fn(async (_: string, { data }: { data: object }) => {
    if (saved) throw saved;
    return { data: { ...config, ...data } };
  });
  const groups = {
    data: [
      { id: 'g1', _id: 'g1', name: 'Recruiters' },
      { id: 'g2', _id: 'g2', name: 'Hiring Managers' },
    ],
    total: 2,
  };
  const getOne = vi.fn(async () => ({ data: config }));
  const view = await openScreen({
    plan: plan as NonNullable<typeof plan>,
    plans: byName,
    at: '/settings/sso',
    dataProvider: {
      ...{ getOne, update, ask: async () => ({ data: [], uncomputed: [] }), getList: async () => groups, getMany: async () => groups },
    } as unknown as Partial<DataProvider>,
  });
  const row = async (name: string) => within(await screen.findByRole('group', { name }));
  await row('Mapping 1 of 1');
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  const sent = () => (update.mock.calls.at(-1) as unknown as [string, { data: Record<string, unknown> }])[1].data;
  return { ...view, row, press, sent, update };
}

describe('the mapped groups', () => {
  it('are rows of a value and a group, which are added and removed', async () => {
    const view = await open();
    await view.press('Map another group');
    const second = await view.row('Mapping 2 of 2');
    await view.user.type(second.getByRole('textbox', { name: /^Value that the provider sends/ }), ' managers ');
    await view.user.click(await second.findByRole('combobox', { name: /^User group/ }));
    await view.user.click(await screen.findByRole('option', { name: /^Hiring Managers/ }));
    await view.press('Save');
    const added = { value: 'managers', groupId: 'g2' };
    await waitFor(() =>
      expect(view.sent()).toMatchObject({ groupsClaim: 'groups', groupMappings: [{ value: 'hr', groupId: 'g1' }, added] }),
    );
  });

  it('have each value only once, and a group each', async () => {
    const view = await open();
    await view.press('Map another group');
    const second = await view.row('Mapping 2 of 2');
    await view.user.type(second.getByRole('textbox', { name: /^Value/ }), 'hr');
    await view.press('Save');
    expect(await second.findByText('Please select a user group')).toBeVisible();
    expect(await second.findByText('This value is mapped already')).toBeVisible();
    expect(view.update).not.toHaveBeenCalled();
  });

  it('show what the platform refuses at its row', async () => {
    const fields = { 'groupMappings.0.groupId': { message: 'validation.sso.groupMappings.scim', args: {} } };
    const view = await open(new HttpError('no', 400, { errors: fields, code: 'BAD_USER_INPUT' }));
    await view.user.type((await view.row('Mapping 1 of 1')).getByRole('textbox', { name: /^Value/ }), '!');
    await view.press('Save');
    expect(await (await view.row('Mapping 1 of 1')).findByText(/^SCIM manages the members of this group/)).toBeVisible();
  });
});
