import { screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import type { Conditions } from '../../../src/engine/plan/conditions.ts';
import { anyApi } from '../../../src/engine/texts/externalApi.ts';
import { thingsPlan } from './handForm.ts';
import { openScreen } from './harness.tsx';

const label = (name: string): string => `resources.things.fields.${name}`;
const conditions: Conditions = {
  any: true,
  fields: [
    { name: 'name', label: label('name'), kind: 'text', tests: ['contains', 'is', 'empty'] },
    { name: 'price', label: label('price'), kind: 'number', tests: ['is', 'atLeast', 'atMost'] },
    { name: 'kind', label: label('kind'), kind: 'choice', tests: ['is', 'among'], choices: ['A', 'B'].map((id) => ({ id, label: id })) },
    { name: 'sold', label: label('sold'), kind: 'boolean', tests: ['is'] },
  ],
};
const plan = thingsPlan({
  filters: [{ name: 'conditions', label: 'any.conditions', kind: 'json', conditions }],
});
const texts = { ...anyApi, resources: { things: { fields: { name: 'Name', price: 'Price', kind: 'Kind', sold: 'Sold' } } } };

const open = async (at = '/things') => {
  const getList = vi.fn(async () => ({ data: [{ id: 't1', name: 'Thing 1' }], total: 1 }));
  const view = await openScreen({ plan, at, texts, dataProvider: { getList } as unknown as Partial<DataProvider> });
  await screen.findByText('Thing 1');
  const asked = () => (getList.mock.calls.at(-1) as unknown as [string, { filter: Record<string, unknown> }])[1].filter['conditions'];
  const build = async () => {
    await view.user.click(screen.getByRole('button', { name: /^Filters/ }));
    await view.user.click(await screen.findByRole('button', { name: /conditions…$/ }));
    return screen.findByRole('dialog', { name: 'Conditions' });
  };
  return { ...view, asked, build };
};

const rule = (inside: HTMLElement, at: number) => {
  const [field, test] = [
    within(inside).getAllByRole('combobox', { name: /^Field/ })[at],
    within(inside).getAllByRole('combobox', { name: /^Comparison/ })[at],
  ];
  return { field: field ?? expect.fail('no field'), test: test ?? expect.fail('no test') };
};

describe('conditions of one’s own', () => {
  it('are built with the groups that they need, stand in the address, and are said in words', async () => {
    const { user, build, query, asked } = await open();
    const dialog = await build();
    await user.type(await within(dialog).findByRole('textbox', { name: /^Value/ }), 'Ot');
    await user.click(within(dialog).getByRole('button', { name: 'Add group' }));
    const group = within(dialog).getByRole('group', { name: 'Group of conditions' });
    await user.selectOptions(rule(group, 0).field, 'price');
    await user.selectOptions(rule(group, 0).test, 'is at least');
    await user.type(await within(group).findByRole('textbox', { name: /^Value/ }), '5');
    await user.click(within(group).getByRole('button', { name: 'Add condition' }));
    await user.selectOptions(rule(group, 1).test, 'is empty');
    await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
    const built = {
      match: 'all',
      of: [
        ['name', 'contains', 'Ot'],
        {
          match: 'any',
          of: [
            ['price', 'atLeast', 5],
            ['name', 'empty'],
          ],
        },
      ],
    };
    await waitFor(() => expect(JSON.parse(query()['conditions'] ?? '{}')).toEqual(built));
    await waitFor(() => expect(JSON.parse(String(asked()))).toEqual(built));
    await user.keyboard('{Escape}');
    const chip = await screen.findByRole('button', { name: /^Conditions:/ });
    expect(chip).toHaveTextContent('Conditions: Name contains Ot and (Price is at least 5 or Name is empty)');
  });

  it('say which of them lacks a value, and apply nothing until it is there', async () => {
    const { user, build, query } = await open();
    const dialog = await build();
    await user.selectOptions(rule(dialog, 0).field, 'sold');
    await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
    expect(await within(dialog).findByText('Enter a value.')).toBeInTheDocument();
    expect(query()).toEqual({});
    await user.selectOptions(within(dialog).getByRole('combobox', { name: /^Value/ }), 'No');
    await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(JSON.parse(query()['conditions'] ?? '{}')).toEqual({ match: 'all', of: [['sold', 'is', false]] }));
  });

  it('ask before what was built is dropped, and are removed together', async () => {
    const at = `/things?conditions=${encodeURIComponent(JSON.stringify({ match: 'any', of: [['kind', 'among', ['A', 'B']]] }))}`;
    const { user, build, query } = await open(at);
    expect(await screen.findByRole('button', { name: /^Conditions:/ })).toHaveTextContent('Kind is one of A, B');
    const dialog = await build();
    await user.click(await within(dialog).findByRole('button', { name: 'Remove the condition on Kind' }));
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Add condition' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Stay on this page' }));
    await user.click(within(dialog).getByRole('button', { name: 'Remove all' }));
    await waitFor(() => expect(query()).toEqual({}));
  });

  it('that an address misspells count as absent', async () => {
    for (const wrong of [
      '{',
      '[]',
      '{"match":"all","of":[["name","about","x"]]}',
      '{"match":"all","of":[]}',
      '{"match":"all","of":[["other","is",1]]}',
    ]) {
      const view = await open(`/things?conditions=${encodeURIComponent(wrong)}`);
      expect(view.asked()).toBeUndefined();
      view.unmount();
    }
  });
});
