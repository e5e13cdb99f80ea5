import { screen } from '@testing-library/react';
import { HttpError, type DataProvider } from 'ra-core';
import { describe, expect, it } from 'vitest';
import type { ColumnPlan, Plan } from '../../../src/engine/plan/Plan.ts';
import { thingsPlan } from './handForm.ts';
import { openScreen } from './harness.tsx';

const column = (path: string, on?: string): ColumnPlan => ({
  path,
  label: `resources.things.fields.${path}`,
  kind: 'text',
  ...(on !== undefined && { on }),
});

const plan = thingsPlan({ details: [column('name'), column('Book_pages', 'Book'), column('Lamp_watts', 'Lamp')] });

const open = (shown: Plan) =>
  openScreen({
    plan: shown,
    at: '/things/t1',
    dataProvider: {
      getOne: async () => ({ data: { id: 't1', _id: 't1', __typename: 'Book', name: 'Atlas', Book_pages: '320' } }),
    } as unknown as Partial<DataProvider>,
  });

describe('a record that may be of several types', () => {
  it('shows the fields of its own type, and none of the others', async () => {
    await open(plan);
    expect(await screen.findByText('320')).toBeVisible();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('name'),
      expect.stringContaining('Book_pages'),
    ]);
  });

  it('that isn’t there leads to no list either, if it has none', async () => {
    const gone = async () => {
      throw new HttpError('gone', 404, { code: 'NOT_FOUND' });
    };
    const { list: _, ...held } = plan;
    await openScreen({ plan: held, at: '/things/t1', dataProvider: { getOne: gone } });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.queryAllByRole('link', { name: /back/i })).toEqual([]);
  });

  it('leads back to its list only if it has one', async () => {
    const { unmount } = await open(plan);
    await screen.findByText('320');
    expect(screen.queryByRole('link', { name: /shell\.back|back/i })).toBeInTheDocument();
    unmount();
    const { list: _, ...rest } = plan;
    await open(rest);
    await screen.findByText('320');
    expect(screen.queryByRole('link', { name: /shell\.back|back/i })).not.toBeInTheDocument();
  });
});
