import { act, screen, waitFor } from '@testing-library/react';
import { HttpError, type DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { undoLast } from '../../../src/engine/screens/values/undoable.ts';
import { customersPlan } from '../client/customersPlan.ts';
import { customer, openScreen, rowsProvider, type Customer } from './harness.tsx';

interface Bulk {
  ids: string[];
  meta: { operation: string };
}

/** Rows that can be archived and restored; some refuse. */
function changing(rows: Customer[], refuse: Record<string, string> = {}) {
  const { provider, asked } = rowsProvider(rows);
  const updateMany = vi.fn(async (_: string, { ids, meta }: Bulk) => {
    const done = ids.filter((id) => !refuse[id]);
    for (const row of rows) if (done.includes(row.id)) row.archivedAt = meta.operation === 'archive' ? '2024-02-01T00:00:00.000Z' : null;
    return { data: done, refused: ids.filter((id) => refuse[id]).map((_id) => ({ _id, reason: refuse[_id], args: { count: 3 } })) };
  });
  return { asked, updateMany, dataProvider: { ...provider, updateMany } as unknown as Partial<DataProvider> };
}

const three = () => [customer(1), customer(2), customer(3)];

describe('archiving', () => {
  it('takes the rows away, tells their number, and is really undone by Undo', async () => {
    const { dataProvider, updateMany } = changing(three());
    const { user } = await openScreen({ plan: customersPlan, at: '/customers', dataProvider });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Customer 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Customer 3' }));
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('2 customers have been archived.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Customer 1' })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Archive' })).toBeDisabled();
    expect(screen.getAllByRole('link', { name: 'View Archive' }).at(-1)).toHaveAttribute(
      'href',
      expect.stringMatching(/\/customers\/archive$/),
    );

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Customer 1' })).toBeInTheDocument();
    expect(updateMany.mock.calls.map(([, { ids, meta }]) => [meta.operation, ids])).toEqual([
      ['archive', ['id1', 'id3']],
      ['restore', ['id1', 'id3']],
    ]);
  });

  it('replaces its message by that of the undo at once where Ctrl+Z undoes it', async () => {
    const { dataProvider } = changing(three());
    const { user } = await openScreen({ plan: customersPlan, at: '/customers', dataProvider });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Customer 1' }));
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('1 customer has been archived.')).toBeInTheDocument();
    act(() => void undoLast());
    // It would disappear by itself after ten seconds.
    expect(await screen.findByText('1 customer has been restored.', {}, { timeout: 7000 })).toBeInTheDocument();
    expect(screen.queryByText('1 customer has been archived.')).not.toBeInTheDocument();
  });

  it('says how many rows were refused and why, and keeps them selected', async () => {
    const { dataProvider } = changing(three(), { id2: 'refusals.activeCustomers' });
    const { user } = await openScreen({ plan: customersPlan, at: '/customers', dataProvider });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('2 customers have been archived.')).toBeInTheDocument();
    expect(screen.getByText('1 couldn’t be changed: the organisation still has 3 active customers.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Customer 1' })).not.toBeInTheDocument());
    expect(screen.getByRole('checkbox', { name: 'Select Customer 2' })).toBeChecked();
  });

  it('never reports done what the platform did not say was done', async () => {
    const { dataProvider } = changing(three());
    const updateMany = () => Promise.reject(new HttpError('Failed to fetch', 0, { code: 'NETWORK', extensions: {} }));
    const { user } = await openScreen({ plan: customersPlan, at: '/customers', dataProvider: { ...dataProvider, updateMany } });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Customer 1' }));
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('We couldn’t confirm 1 row. Check it before you retry.')).toBeInTheDocument();
    expect(screen.queryByText(/archived\./)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select Customer 1' })).toBeChecked();
  });

  it('says the catalogue’s text when the platform refused the whole call', async () => {
    const { dataProvider } = changing(three());
    const updateMany = () => Promise.reject(new HttpError('no', 404, { code: 'NOT_FOUND', extensions: {} }));
    const { user } = await openScreen({ plan: customersPlan, at: '/customers', dataProvider: { ...dataProvider, updateMany } });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Customer 1' }));
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('Unexpected Error: Failed to archive customers. Please contact support.')).toBeInTheDocument();
  });
});

describe('the archive', () => {
  const archived = () => [customer(1, { archivedAt: '2024-02-01T00:00:00.000Z' }), customer(2)];

  it('restores what is selected, and links to the list', async () => {
    const { dataProvider } = changing(archived());
    const { user } = await openScreen({ plan: customersPlan, at: '/customers/archive', dataProvider });
    expect(await screen.findByRole('heading', { level: 1, name: 'Archive' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Customers' })).toHaveAttribute('href', expect.stringMatching(/\/customers$/));
    expect(screen.getByRole('button', { name: 'Restore' })).toBeDisabled();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Customer 1' }));
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('1 customer has been restored.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View Customers' })).toHaveAttribute('href', expect.stringMatching(/\/customers$/));
    expect(await screen.findByRole('heading', { name: 'No archived customers' })).toBeInTheDocument();
  });

  it('holds archived rows only', async () => {
    const { dataProvider, asked } = changing(archived());
    await openScreen({ plan: customersPlan, at: '/customers/archive', dataProvider });
    expect(await screen.findByText('1–1 of 1')).toBeInTheDocument();
    expect(asked[0]?.meta.archived).toBe(true);
    expect(screen.queryByText('Customer 2')).not.toBeInTheDocument();
  });
});
