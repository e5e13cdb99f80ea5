import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import { menuOf } from '../../../src/engine/screens/shell/menu.ts';
import { customersPlan } from '../client/customersPlan.ts';
import { customer, openScreen, rowsProvider, type Setting } from './harness.tsx';

const sets: Plan = {
  ...customersPlan,
  name: 'sets',
  path: 'sets',
  tabs: ['sets', 'parts'],
  menu: { group: 'hiring', icon: 'Route' },
  list: { ...(customersPlan.list as NonNullable<Plan['list']>), name: 'GetSets' },
};
const parts: Plan = {
  ...customersPlan,
  name: 'parts',
  path: 'sets/parts',
  flags: { list: 'partsEnabled' },
  menu: { group: 'hiring', icon: 'Route' },
  list: { ...(customersPlan.list as NonNullable<Plan['list']>), name: 'GetParts' },
};
const plans = { sets, parts };

const open = (at: string, more: Partial<Setting> = {}) =>
  openScreen({ plan: sets, plans, at, dataProvider: rowsProvider([customer(1)]).provider, ...more });

const tab = (name: string) => screen.getByRole('tab', { name: `resources.${name}.name` });

describe('a page of tabs', () => {
  it('shows the list of each under its own address, and says which is open', async () => {
    const { user, address } = await open('/sets');
    await screen.findByRole('link', { name: 'Customer 1' });
    expect(tab('sets')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'resources.sets.name' })).toContainElement(screen.getByRole('table'));
    await user.click(tab('parts'));
    expect(
      await within(screen.getByRole('tabpanel', { name: 'resources.parts.name' })).findByRole('link', { name: 'Customer 1' }),
    ).toHaveAttribute('href', expect.stringMatching(/\/sets\/parts\/id1$/));
    expect(address()).toBe('/sets/parts');
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['resources.sets.name']);
  });

  it('is walked with the arrows, from one stop of the Tab key, and keeps the focus', async () => {
    const { user, address } = await open('/sets');
    await screen.findByRole('link', { name: 'Customer 1' });
    expect(tab('parts')).toHaveAttribute('tabindex', '-1');
    tab('sets').focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(address()).toBe('/sets/parts'));
    expect(tab('parts')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(address()).toBe('/sets'));
    await user.keyboard('{End}');
    await waitFor(() => expect(tab('parts')).toHaveFocus());
  });

  it('has pages below each of its tabs, of which a fixed address goes before an id', async () => {
    const first = await open('/sets/parts/archive');
    expect(await screen.findByRole('link', { name: 'Back to resources.parts.name' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/sets\/parts$/),
    );
    first.unmount();
    const second = await open('/sets/archive');
    expect(await screen.findByRole('link', { name: 'Back to resources.sets.name' })).toBeInTheDocument();
    second.unmount();
    await open('/sets/parts/create');
    expect(await screen.findByRole('heading', { level: 1, name: 'Create Customer' })).toBeInTheDocument();
  });

  it.each([
    ['flag is off', { flag: (name: string) => name !== 'partsEnabled' }],
    ['right is missing', { can: (operation: string) => operation !== 'GetParts' }],
  ])('does not have the tab whose %s', async (_, more) => {
    await open('/sets', more);
    await screen.findByRole('table');
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  });

  it('says why a tab that is opened by its address shows nothing', async () => {
    await open('/sets/parts', { can: (operation) => operation !== 'GetParts' });
    expect(await screen.findByRole('heading', { name: 'No permission' })).toBeInTheDocument();
    expect(tab('sets')).toBeInTheDocument();
  });

  it('is in the menu once, and leads to the first tab that may be opened', () => {
    const menu = (can: (operation: string) => boolean) => menuOf([sets, parts], '/base', { can, holds: () => true, flag: () => true });
    const all = menu(() => true).flatMap(({ entries }) => entries);
    expect(all.map(({ name, path }) => [name, path])).toEqual([['sets', '/base/sets']]);
    const second = menu((operation) => operation === 'GetParts').flatMap(({ entries }) => entries);
    expect(second.map(({ name, path }) => [name, path])).toEqual([['sets', '/base/sets/parts']]);
    expect(menu(() => false)).toEqual([]);
  });
});
