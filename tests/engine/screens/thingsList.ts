import { screen } from '@testing-library/react';
import type { DataProvider } from 'ra-core';
import { vi } from 'vitest';
import type { Plan } from '../../../src/engine/plan/Plan.ts';
import { field, handForm, thingsPlan } from './handForm.ts';
import { openScreen, type Setting } from './harness.tsx';

const text = { type: ['string', 'null'] };

/** The update form of things: a name, a description, a note. */
const thingsForm = handForm(
  [field('name', { required: true }), field('description'), field('note', { kind: 'multiline' })],
  { properties: { name: { type: 'string', minLength: 2 }, description: text, note: text }, required: ['name'] },
  { sparse: ['description', 'note'] },
);

export interface Thing {
  id: string;
  name: string;
  description: string | null;
  note: string | null;
}

interface Update {
  id: string;
  data: Partial<Thing>;
}

const column = (path: string) => ({ path, label: `resources.things.fields.${path}`, kind: 'text' as const });
const [first, ...others] = ['name', 'description', 'note'].map(column);

/** A list of things over a store of the test's own. */
export async function openThings(more: Partial<Plan> = {}, setting: Partial<Setting> = {}, count = 3) {
  const things: Thing[] = Array.from({ length: count }, (_, index) => ({
    ...{ id: `t${index + 1}`, name: `Thing ${index + 1}`, description: `Old ${index + 1}`, note: null },
  }));
  const find = (id: string) => things.find((each) => each.id === id);
  const update = vi.fn(async (_: string, { id, data }: Update) => ({ data: Object.assign(find(id) ?? {}, data) }));
  const dataProvider = {
    getList: async (_: string, { pagination: { page, perPage } }: { pagination: { page: number; perPage: number } }) => ({
      data: structuredClone(things.slice((page - 1) * perPage, page * perPage)),
      total: things.length,
    }),
    getOne: async (_: string, { id }: { id: string }) => ({ data: structuredClone(find(id)) }),
    update,
  } as unknown as Partial<DataProvider>;
  const plan = thingsPlan({
    edits: ['name', 'description', 'note'],
    columns: [{ ...column('name'), ...first, primary: true }, ...others],
    ...more,
  });
  const view = await openScreen({ plan, at: '/things', dataProvider, loadForm: async () => thingsForm, ...setting });
  return { ...view, things, update, row: () => screen.findByRole('link', { name: 'Thing 1' }) };
}
