import { screen, waitFor } from '@testing-library/react';
import type { DataProvider } from 'ra-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnAction } from '../../../src/engine/screens/values/OwnAction.ts';
import { defineConsole } from '../../../src/engine/screens/values/registry.ts';
import { customersPlan } from '../client/customersPlan.ts';
import { customer, openScreen } from './harness.tsx';
import { toolsProvider } from './toolsProvider.ts';

const run = vi.fn<OwnAction['run']>();
const plan = { ...customersPlan, name: 'customers', actions: [] };

beforeEach(() => {
  run.mockReset().mockResolvedValue('2 labels are printed.');
  defineConsole({
    actions: {
      customers: {
        print: { label: 'Print labels', run },
        call: { label: 'Call', on: 'record', confirm: ({ ids }) => `Call ${ids.length} now?`, run },
      },
    },
  });
});

const open = async (at: string, count = 70) => {
  const data = toolsProvider(Array.from({ length: count }, (_, index) => customer(index + 1)));
  const dataProvider = { ...data.dataProvider, getOne: async () => ({ data: customer(1) }) } as unknown as Partial<DataProvider>;
  return { ...(await openScreen({ plan, at, dataProvider })), data };
};

describe('actions of a console’s own code', () => {
  it('get the selected records, those of other pages too, say what they did and read the list again', async () => {
    const { user, data } = await open('/customers');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Customer 2' }));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select Customer 31' }));
    expect(screen.queryByRole('button', { name: 'Call' })).not.toBeInTheDocument();
    const before = data.asked.length;
    await user.click(screen.getByRole('button', { name: 'Print labels' }));
    expect(await screen.findByText('2 labels are printed.')).toBeInTheDocument();
    const [selected] = run.mock.calls[0] ?? [];
    expect([selected?.ids, selected?.records.map(({ id }) => id)]).toEqual([
      ['id2', 'id31'],
      ['id2', 'id31'],
    ]);
    expect(screen.getByRole('checkbox', { name: 'Select Customer 31' })).not.toBeChecked();
    await waitFor(() => expect(data.asked.length).toBeGreaterThan(before));
  });

  it('read records alike wherever they are selected, and don’t run without one of them', async () => {
    const { user, data } = await open('/customers', 3);
    data.getMany.mockImplementation(async (_, { ids }) => ({ data: ids.map((id) => ({ id, alike: true })) as never }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select Customer 2' }));
    await user.click(screen.getByRole('button', { name: 'Print labels' }));
    await screen.findByText('2 labels are printed.');
    expect(run.mock.calls[0]?.[0].records).toEqual([{ id: 'id2', alike: true }]);
    data.getMany.mockResolvedValue({ data: [] });
    await user.click(screen.getByRole('checkbox', { name: 'Select Customer 3' }));
    await user.click(screen.getByRole('button', { name: 'Print labels' }));
    expect(await screen.findByText('“Print labels” failed: 1 row couldn’t be read.')).toBeInTheDocument();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('show what they throw, and the rows stay selected', async () => {
    run.mockRejectedValueOnce('No printer.').mockRejectedValue(new Error('The printer is out of paper.'));
    const { user } = await open('/customers', 3);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Customer 2' }));
    await user.click(screen.getByRole('button', { name: 'Print labels' }));
    expect(await screen.findByText('“Print labels” failed: No printer.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Print labels' }));
    expect(await screen.findByText('“Print labels” failed: The printer is out of paper.')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select Customer 2' })).toBeChecked();
  });

  it('don’t run on all that match a filter, of which they can’t be told', async () => {
    const { user } = await open('/customers?search=customer');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
    expect(await screen.findByRole('button', { name: 'Print labels' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Select all 70 that match' })).not.toBeInTheDocument();
  });

  it('on a record ask first where they say so', async () => {
    const { user } = await open('/customers/id1');
    await user.click(await screen.findByRole('button', { name: 'Call' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(run).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Call' }));
    expect(await screen.findByText('Call 1 now?')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Call' }).at(-1) ?? document.body);
    await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
    expect(run.mock.calls[0]?.[0].ids).toEqual(['id1']);
  });
});
