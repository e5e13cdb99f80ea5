import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from './harness.tsx';
import { savedFiles } from './savedFiles.ts';
import { toolsPlan, toolsProvider } from './toolsProvider.ts';
import { customer } from './harness.tsx';
import type { FilterPlan, Plan } from '../../../src/engine/plan/Plan.ts';

savedFiles();
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00Z') }));

const created: FilterPlan = {
  name: 'createdAt',
  label: 'resources.customers.fields.createdAt',
  kind: 'dateTime',
  widget: 'dateSpan',
  parts: ['gte', 'lte', 'isNull'],
};
const plan: Plan = {
  ...toolsPlan,
  filters: [...toolsPlan.filters, created],
  ...(toolsPlan.list && {
    list: { ...toolsPlan.list, vars: [...toolsPlan.list.vars, ['filter.createdAt', { from: 'filter', path: 'createdAt' }]] },
  }),
};

const open = async (at = '/customers') => {
  const data = toolsProvider([customer(1), customer(2)], {
    CommonStartExport: () => ({ rows: 0, path: '/exports/e1', fileName: 'customers.csv' }),
    CommonGetViewList: () => ({ data: [] }),
  });
  const view = await openScreen({ plan, at, dataProvider: data.dataProvider });
  await screen.findByRole('link', { name: 'Customer 1' });
  return { ...view, data };
};

describe('a date filter', () => {
  it('is chosen as a preset, which stands in the address and, with its days, on the chip', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const panel = await screen.findByRole('dialog', { name: 'Filters' });
    await user.selectOptions(await within(panel).findByRole('combobox', { name: 'Created' }), 'Last month');
    expect(within(panel).getByText('1 – 31 Oct 2026')).toBeInTheDocument();
    expect(address()).toBe('/customers?createdAt=lastMonth');
    await user.click(within(panel).getByRole('button', { name: 'Done' }));
    expect(await screen.findByTitle('1 – 31 Oct 2026')).toHaveTextContent('Last month');
  });

  it('takes custom days, and rows without a date', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const panel = await screen.findByRole('dialog', { name: 'Filters' });
    const select = await within(panel).findByRole('combobox', { name: 'Created' });
    await user.selectOptions(select, 'Custom dates');
    expect(address()).toBe('/customers');
    await user.type(await within(panel).findByRole('textbox', { name: 'From' }), '02/11/2026');
    await user.tab();
    expect(address()).toContain('createdAt.gte=2026-11-0');
    await user.selectOptions(select, 'No date');
    expect(address()).toBe('/customers?createdAt=none');
    await user.selectOptions(select, 'Any');
    expect(address()).toBe('/customers');
  });

  it('saves the rows of last month two clicks from the list', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('')),
    );
    const { user, data } = await open('/customers?createdAt=today');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('button', { name: 'Last month' }));
    expect(await screen.findByText(/saved to “customers.csv”/)).toBeInTheDocument();
    const input = data.ask.mock.calls.find(([name]) => name === 'CommonStartExport')?.[1];
    const { gte, lte } = (input as { input: { variables: { filter: { createdAt: { gte: string; lte: string } } } } }).input.variables.filter
      .createdAt;
    expect([new Date(gte), new Date(lte)]).toEqual([new Date(2026, 9, 1), new Date(2026, 9, 31, 23, 59, 59, 999)]);
  });
});
