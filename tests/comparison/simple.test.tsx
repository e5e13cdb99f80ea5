import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataProvider } from 'react-admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { SimpleAdmin } from './simple/admin.tsx';
import { simpleApi, simpleIntrospection } from './simple/api.ts';
import { createSimpleProvider } from './simple/provider.ts';

const rows = () => ({
  Customer: [
    { id: 'c1', displayName: 'Acme', uniqueName: 'acme' },
    { id: 'c2', displayName: 'Globex', uniqueName: 'globex' },
    { id: 'c3', displayName: 'Umbrella', uniqueName: 'umbrella', archivedAt: '2026-01-31T10:00:00Z' },
  ],
  Group: [{ id: 'g1', name: 'Recruiters', usersCount: 3, hierarchy: { name: 'Acme' } }],
  Workflow: [{ id: 'w1', name: 'Standard', stages: [{ name: 'First', product: 'FI' }] }],
});

describe('react-admin with ra-data-graphql-simple', () => {
  let provider: DataProvider;
  let asked: string[];
  beforeEach(async () => {
    window.location.hash = '';
    const api = simpleApi(rows());
    provider = await createSimpleProvider(api.client, simpleIntrospection);
    ({ asked } = api);
  });

  it('lists, makes, changes and archives by its provider', async () => {
    const list = () =>
      provider.getList('Customer', {
        pagination: { page: 1, perPage: 30 },
        sort: { field: 'displayName', order: 'ASC' },
        filter: { archived: false },
      });
    expect((await list()).data.map(({ displayName }) => displayName as string)).toEqual(['Acme', 'Globex']);
    await provider.create('Customer', { data: { displayName: 'Initech', uniqueName: 'initech' } });
    await provider.updateMany('Customer', { ids: ['c1', 'c2'], data: { archived: true } });
    expect(await list()).toMatchObject({ data: [{ displayName: 'Initech' }], total: 1 });
    const stages = [{ name: 'First', product: 'FI', provider: 'PH', language: 'en', externalAssessmentPackageId: 'p1' }];
    const { data } = await provider.create('Workflow', { data: { name: 'Short', stages } });
    expect(data).toMatchObject({ name: 'Short', stages: [{ name: 'First' }] });
    // A record is archived by a call of its own.
    expect(asked.filter((document) => document.includes('updateCustomer('))).toHaveLength(2);
  });

  it.each([
    ['Customer', 'Acme', 'displayName'],
    ['Group', 'Recruiters', 'name'],
    ['Workflow', 'Standard', 'name'],
  ])('shows the list of %s, and refuses what its form does not accept', async (type, title, field) => {
    window.location.hash = `#/${type}`;
    const { unmount } = render(<SimpleAdmin dataProvider={provider} />);
    expect(await screen.findByText(title)).toBeTruthy();
    unmount();
    window.location.hash = `#/${type}/create`;
    const { container } = render(<SimpleAdmin dataProvider={provider} />);
    const input = await waitFor(() => {
      const found = container.querySelector(`input[name="${field}"]`);
      if (!found) throw new Error(`no field ${field}`);
      return found;
    });
    await userEvent.type(input, 'x'.repeat(101), { delay: null });
    await userEvent.click(screen.getByRole('button', { name: /save/i }));
    expect(await screen.findByText(/must be 100 characters or less/i)).toBeTruthy();
  });
});
