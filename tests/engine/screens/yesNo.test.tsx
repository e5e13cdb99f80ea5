import { screen, waitFor, within } from '@testing-library/react';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import '../../../src/engine/app/define.ts';
import { asWritten } from '../../../src/engine/app/texts.ts';
import { anyApi } from '../../../src/engine/texts/externalApi.ts';
import { createCatalogue } from '../../../src/engine/compile/infer/catalogue.ts';
import { formModule } from '../../../src/engine/compile/infer/formModule.ts';
import type { GeneratedForm } from '../../../src/engine/forms/generated.ts';
import { openScreen } from './harness.tsx';

const sdl = `
  type Bike { id: ID! model: String! electric: Boolean stolen: Boolean! lights: Lights }
  type Lights { on: Boolean dynamo: Boolean! }
  type Query { bikes(limit: Int, offset: Int): [Bike!]! bike(id: ID!): Bike }
  type Mutation { createBike(input: BikeInput!): Bike! updateBike(id: ID!, input: BikeInput!): Bike! }
  input BikeInput { model: String! electric: Boolean stolen: Boolean! insured: Boolean = true lights: LightsInput }
  input LightsInput { on: Boolean dynamo: Boolean! }`;
const catalogue = createCatalogue(introspectionFromSchema(buildSchema(sdl)));
const opened = catalogue.open('bikes');
const forms: Record<string, GeneratedForm> = {};

beforeAll(async () => {
  for (const [id, { plan, form }] of Object.entries(opened?.forms ?? {})) {
    const text = `data:text/javascript,${encodeURIComponent(formModule(plan, form))}`;
    forms[id] = (await import(/* @vite-ignore */ text)) as GeneratedForm;
  }
});

async function openForm(at: string, record?: Record<string, unknown>) {
  if (!opened?.plan) throw new Error('There are no bikes.');
  const create = vi.fn(async (_: string, { data }: { data: object }) => ({ data: { id: '1', ...data } }));
  const view = await openScreen({
    plan: opened.plan,
    at,
    dataProvider: {
      create,
      update: create,
      getOne: async () => ({ data: { id: '1', ...record } }),
      getList: async () => ({ data: [], total: 0 }),
    },
    loadForm: async (id: string) => forms[id] as GeneratedForm,
    texts: { ...anyApi, ...asWritten(opened.texts) },
  } as unknown as Parameters<typeof openScreen>[0]);
  await screen.findByLabelText(/^Model/);
  const choice = (name: string) => within(screen.getByRole('group', { name })).getByRole<HTMLInputElement>('radio', { checked: true });
  const chosen = (name: string) => choice(name).closest('label')?.textContent;
  const choose = (name: string, value: string) =>
    view.user.click(within(screen.getByRole('group', { name })).getByRole('radio', { name: value }));
  const sent = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(create).toHaveBeenCalled());
    return create.mock.calls.at(-1)?.[1].data;
  };
  return { ...view, chosen, choose, sent };
}

describe('a yes or no of a form that was read off a schema', () => {
  it('looks like neither until somebody chooses, and nothing is sent for it', async () => {
    const { user, chosen, sent } = await openForm('/bikes/create');
    expect(chosen('Electric')).toBe('Not set');
    await user.type(screen.getByLabelText(/^Model/), 'One');
    expect(await sent()).toEqual({ model: 'One', stolen: false, insured: true });
  });

  it('that must be there is the no that it shows, and one with a default is that', async () => {
    await openForm('/bikes/create');
    expect(screen.getByRole('switch', { name: 'Stolen' })).not.toBeChecked();
    expect(screen.getByRole('switch', { name: 'Insured' })).toBeChecked();
  });

  it('is sent as it was chosen, and can be taken back', async () => {
    const { user, choose, sent } = await openForm('/bikes/create');
    await user.type(screen.getByLabelText(/^Model/), 'One');
    await choose('Electric', 'No');
    await choose('Lights: Dynamo', 'Yes');
    await choose('Lights: On', 'Yes');
    await choose('Lights: On', 'Not set');
    expect(await sent()).toMatchObject({ electric: false, lights: { dynamo: true } });
  });

  it('of an object that is left out is left out with it, and is asked for as soon as the object is filled in', async () => {
    const { user, chosen, choose, sent } = await openForm('/bikes/create');
    expect(chosen('Lights: Dynamo')).toBe('Not set');
    await user.type(screen.getByLabelText(/^Model/), 'One');
    await choose('Lights: On', 'Yes');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await within(screen.getByRole('group', { name: 'Lights: Dynamo' })).findByText('Please input the value')).toBeInTheDocument();
    await choose('Lights: Dynamo', 'No');
    expect(await sent()).toMatchObject({ lights: { on: true, dynamo: false } });
  });

  it('shows what a record holds', async () => {
    const { chosen, choose, sent } = await openForm('/bikes/1/edit', { model: 'One', electric: false, stolen: true });
    expect(chosen('Electric')).toBe('No');
    await choose('Electric', 'Not set');
    expect(await sent()).toMatchObject({ electric: null, stolen: true });
  });
});
