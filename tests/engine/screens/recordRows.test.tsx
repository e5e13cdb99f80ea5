import { screen, within } from '@testing-library/react';
import type { DataProvider } from 'ra-core';
import { describe, expect, it } from 'vitest';
import type { ColumnPlan } from '../../../src/engine/plan/Plan.ts';
import { thingsPlan } from './handForm.ts';
import { openScreen } from './harness.tsx';

const column = (path: string, more: Partial<ColumnPlan> = {}): ColumnPlan => ({
  path,
  label: `resources.things.fields.${path}`,
  kind: 'text',
  ...more,
});

const lines = column('lines', {
  widget: 'rows',
  rows: [column('product'), column('quantity', { kind: 'number' }), column('options', { widget: 'rows', rows: [column('key')] })],
});
const media = column('media', {
  widget: 'rows',
  rows: [column('size', { kind: 'number' })],
  members: {
    Image: { label: 'Image', title: 'Image_title', id: 'Image_id', reference: 'things' },
    Video: { label: 'Video', title: 'Video_name' },
  },
});

const open = (record: object) =>
  openScreen({
    plan: thingsPlan({ details: [column('name'), lines, media] }),
    at: '/things/t1',
    dataProvider: { getOne: async () => ({ data: { id: 't1', _id: 't1', name: 'Fern', ...record } }) } as unknown as Partial<DataProvider>,
  });

describe('a list of objects on a record’s page', () => {
  it('is a table, with the rows of a row below it', async () => {
    await open({
      lines: [
        { product: 'Lamp', quantity: 1234, options: [{ key: 'blue' }] },
        { product: 'Desk', quantity: null, options: [] },
      ],
    });
    const region = await screen.findByRole('region', { name: /lines/ });
    const table = within(region).getAllByRole('table')[0];
    expect(
      within(table as HTMLElement)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['product', 'quantity', 'key'].map((name) => expect.stringContaining(name)));
    expect(region).toHaveTextContent(/Lamp1,234.*blue.*Desk/);
    expect(within(region).getAllByRole('table')).toHaveLength(2);
  });

  it('shows 50 rows, and all on request', async () => {
    const { user } = await open({ lines: Array.from({ length: 120 }, (_, index) => ({ product: `P${index}` })) });
    const region = await screen.findByRole('region', { name: /lines/ });
    expect(within(region).getAllByRole('row')).toHaveLength(51);
    await user.click(within(region).getByRole('button', { name: /120/ }));
    expect(within(region).getAllByRole('row')).toHaveLength(121);
  });

  it('names rows of several types, and leads to those that have a page', async () => {
    await open({
      media: [
        { __typename: 'Image', Image_title: 'Boat', Image_id: '7', size: 3 },
        { __typename: 'Video', Video_name: 'Quay', size: 9 },
        null,
      ],
    });
    expect(await screen.findByRole('link', { name: 'Boat' })).toHaveAttribute('href', expect.stringMatching(/things\/7$/));
    expect(screen.getByText('Quay')).toBeInTheDocument();
    expect(screen.getByText('Video')).toBeInTheDocument();
  });
});
