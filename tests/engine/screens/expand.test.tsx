import { screen, within } from '@testing-library/react';
import type { DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import type { ColumnPlan, Plan } from '../../../src/engine/plan/Plan.ts';
import { customersPlan } from '../client/customersPlan.ts';
import { customer, openScreen, rowsProvider, type Setting } from './harness.tsx';

const column = (path: string): ColumnPlan => ({ path, label: path, kind: 'json' });
const sets: Plan = {
  ...customersPlan,
  expand: [column('options.displayName'), column('options.workflowId')],
  copy: 'copyCustomerId',
  update: { ...(customersPlan.create as NonNullable<Plan['create']>), name: 'ORGUpdateCustomer' },
  forms: { create: 'org/createCustomer', update: 'org/createCustomer' },
};
const rows = [
  {
    ...customer(1),
    options: [
      { displayName: 'English', workflowId: 'w1' },
      { displayName: 'Danish', workflowId: 'w2' },
    ],
  },
  { ...customer(2), options: [] },
];
const open = (more: Partial<Setting> = {}) =>
  openScreen({ plan: sets, at: '/customers', dataProvider: rowsProvider(rows).provider, ...more });

describe('rows that unfold', () => {
  it('show their lists side by side, and fold again', async () => {
    const { user } = await open();
    const button = await screen.findByRole('button', { name: 'Show the contents of Customer 1' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const inner = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement;
    const inside = await within(inner).findAllByRole('row');
    expect(inside.map(({ textContent }) => textContent)).toEqual(['options.displayNameoptions.workflowId', 'Englishw1', 'Danishw2']);
    await user.click(button);
    expect(inner).not.toBeInTheDocument();
  });

  it('say so where there is nothing in them', async () => {
    const { user } = await open();
    const button = await screen.findByRole('button', { name: 'Show the contents of Customer 2' });
    await user.click(button);
    const inner = document.getElementById('unfolded-id2') as HTMLElement;
    expect(await within(inner).findByText('N/A')).toBeInTheDocument();
  });

  it('unfold by keyboard, and the arrows go from fold to fold', async () => {
    const { user, address } = await open();
    (await screen.findByRole('button', { name: 'Show the contents of Customer 1' })).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Danish')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Show the contents of Customer 2' })).toHaveFocus();
    expect(address()).toBe('/customers');
  });

  it('unfold where cards stand for rows, too', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: true,
      media: query,
      addEventListener: () => 0,
      removeEventListener: () => 0,
    }));
    try {
      const { user } = await open();
      await user.click(await screen.findByRole('button', { name: 'Show the contents of Customer 1' }));
      expect(screen.getByText('Danish')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Edit Customer 1' })).toBeInTheDocument();
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe('a row', () => {
  it('is edited by its own link where that is allowed', async () => {
    const first = await open();
    expect(await screen.findByRole('link', { name: 'Edit Customer 2' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/customers\/id2\/edit$/),
    );
    first.unmount();
    await open({ can: (operation) => operation !== 'ORGUpdateCustomer' });
    await screen.findByRole('link', { name: 'Customer 2' });
    expect(screen.queryByRole('link', { name: 'Edit Customer 2' })).not.toBeInTheDocument();
  });

  it('is copied when it is the only one that is selected', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Customer 2' }));
    expect(screen.getByRole('link', { name: 'Create Copy' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/customers\/create\?copyCustomerId=id2$/),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select Customer 1' }));
    expect(screen.getByRole('button', { name: 'Create Copy' })).toBeDisabled();
  });

  it('is duplicated from its own page', async () => {
    const getOne = async () => ({ data: rows[0] });
    await open({ at: '/customers/id1', dataProvider: { getOne } as unknown as Partial<DataProvider> });
    expect(await screen.findByRole('link', { name: 'Duplicate' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/customers\/create\?copyCustomerId=id1$/),
    );
  });
});
