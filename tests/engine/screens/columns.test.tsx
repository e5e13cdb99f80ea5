import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import { inOrder, readLayout, sameLayout } from '../../../src/engine/screens/list/layout.ts';
import { customersPlan } from '../client/customersPlan.ts';
import { customer, openScreen, rowsProvider } from './harness.tsx';

const plan: Plan = {
  ...customersPlan,
  columns: [...customersPlan.columns, { path: 'updatedAt', label: 'resources.customers.fields.updatedAt', kind: 'dateTime', hidden: true }],
};
const open = async () => {
  const data = rowsProvider([customer(1), customer(2)]);
  const view = await openScreen({ plan, at: '/customers', dataProvider: data.provider });
  await screen.findByText('1–2 of 2');
  return { ...view, data };
};
const heads = () =>
  within(screen.getByRole('table', { hidden: true }))
    .getAllByRole('columnheader', { hidden: true })
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const panel = () => screen.findByRole('dialog', { name: 'Columns' });

afterEach(() => vi.unstubAllGlobals());

describe('the columns of a list', () => {
  it('are shown and hidden, and a hidden one is not requested', async () => {
    const { user, data } = await open();
    expect(heads()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(within(await panel()).getByRole('checkbox', { name: 'Account Name' }));
    expect(heads()).toHaveLength(2);
    await waitFor(() => expect(data.own().at(-1)?.meta).toMatchObject({ columns: ['displayName', 'createdAt'] }));
    expect(within(await panel()).getByRole('checkbox', { name: 'Customer' })).toBeDisabled();
  });

  it('are put into another order with the keyboard, which is shown aloud, and reset', async () => {
    const { user } = await open();
    const before = heads();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    within(await panel())
      .getByRole('button', { name: 'Order and width of Account Name' })
      .focus();
    await user.keyboard('{ArrowUp}');
    expect(heads()).toEqual([before[1], before[0], before[2]]);
    expect(screen.getByText('Account Name, position 1 of 4')).toBeInTheDocument();
    expect(within(await panel()).getByRole('button', { name: 'Order and width of Account Name' })).toHaveFocus();
    await user.click(within(await panel()).getByRole('button', { name: 'Reset columns' }));
    expect(heads()).toEqual(before);
  });

  it('are made wider with the keyboard and by their edge, and get their usual width back', async () => {
    const { user } = await open();
    const widths = () => [...screen.getByRole('table', { hidden: true }).querySelectorAll('col')].map(({ style }) => style.width);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    within(await panel())
      .getByRole('button', { name: 'Order and width of Account Name' })
      .focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(widths()).toContain('192px');
    expect(widths()).not.toContain('40%');
    expect(screen.getByText('Account Name, 192 pixels wide')).toBeInTheDocument();
    await user.click(within(await panel()).getByRole('button', { name: /192 pixels wide. Reset its width/ }));
    expect(widths()).not.toContain('192px');
    await user.keyboard('{Escape}');

    const edge = screen.getByRole('table', { hidden: true }).querySelector('[data-resizes=uniqueName]') as HTMLElement;
    fireEvent.pointerDown(edge, { button: 0, clientX: 100 });
    fireEvent.pointerMove(edge, { clientX: 400 });
    fireEvent.pointerUp(edge, { clientX: 400 });
    await waitFor(() => expect(widths()).toContain('300px'));
    fireEvent.doubleClick(edge);
    await waitFor(() => expect(widths()).not.toContain('300px'));
  });

  it('stand closer together where somebody wants that', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(within(await panel()).getByRole('radio', { name: 'Compact' }));
    expect(screen.getByRole('table', { hidden: true })).toHaveAttribute('data-density', 'compact');
  });

  it('stand closer together on a wide screen, unless somebody chose otherwise in any list', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      ...{ media, matches: media === '(min-width: 1200px)' },
      ...{ addEventListener: vi.fn(), removeEventListener: vi.fn() },
    }));
    const { user } = await open();
    const table = () => screen.getByRole('table', { hidden: true });
    expect(table()).toHaveAttribute('data-density', 'compact');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(within(await panel()).getByRole('radio', { name: 'Comfortable' }));
    expect(table()).toHaveAttribute('data-density', 'comfortable');
    await user.click(within(await panel()).getByRole('button', { name: /^Reset/ }));
    expect(table()).toHaveAttribute('data-density', 'comfortable');
  });
});

describe('a kept layout', () => {
  it('is read without harm whatever it holds', () => {
    expect(readLayout(null)).toEqual({});
    expect(readLayout('x')).toEqual({});
    expect(readLayout({ order: [1, 'a'], shown: { a: 'yes', b: false }, widths: { a: '9', b: 1e9, c: -5 }, density: 'huge' })).toEqual({
      order: ['a'],
      shown: { b: false },
      widths: { b: 800, c: 64 },
    });
  });

  it('finds a place for columns that it does not know, and forgets those that are gone', () => {
    const columns = ['a', 'b', 'c', 'd'].map((path) => ({ path, label: path, kind: 'text' as const }));
    expect(inOrder(columns, ['gone', 'd', 'a', 'c']).map(({ path }) => path)).toEqual(['d', 'a', 'b', 'c']);
  });

  it('is the same however it is written', () => {
    expect(sameLayout({ shown: { a: true, b: false }, widths: {} }, { shown: { b: false, a: true } })).toBe(true);
    expect(sameLayout({ density: 'comfortable' }, {})).toBe(false);
    expect(sameLayout({ order: ['a', 'b'] }, { order: ['b', 'a'] })).toBe(false);
  });
});
