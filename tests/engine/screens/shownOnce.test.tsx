import { screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { plans } from '../../../src/generated/plans.ts';
import { openScreen } from './harness.tsx';

const byName = Object.fromEntries(plans.map((each) => [each.name, each]));
const groups = byName['groups'];
if (!groups) throw new Error('The console declares no groups.');
const plan = { ...groups, shownOnce: 'secret' };

async function create(answer: object) {
  const dataProvider = {
    create: vi.fn(async () => ({ data: { id: 'n1', name: 'Payroll', ...answer } })),
    getList: async () => ({ data: [], total: 0 }),
  } as unknown as Partial<DataProvider>;
  const view = await openScreen({ plan, plans: { ...byName, groups: plan }, at: '/groups/create', dataProvider });
  await view.user.type(await screen.findByRole('textbox', { name: /^Group Name/ }), 'Payroll');
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  return view;
}

describe('a secret in the answer to a creation', () => {
  it('is shown with a button that copies it, until somebody says that they have it', async () => {
    const view = await create({ secret: 'hck_example' });
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('hck_example')).toBeInTheDocument();
    await view.user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('hck_example');
    await view.user.keyboard('{Escape}');
    expect(screen.getByText('hck_example')).toBeInTheDocument();
    expect(view.address()).toBe('/groups/create');
    await view.user.click(within(dialog).getByRole('button', { name: 'I’ve stored it' }));
    await waitFor(() => expect(view.address()).not.toBe('/groups/create'));
    expect(screen.queryByText('hck_example')).toBeNull();
  });

  it('is missing from a repeated answer, which shows no dialog', async () => {
    const view = await create({ secret: null });
    await waitFor(() => expect(view.address()).not.toBe('/groups/create'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
