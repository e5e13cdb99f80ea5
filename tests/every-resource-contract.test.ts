import { isInputObjectType, getNamedType, type GraphQLType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Values } from '../src/engine/plan/sources.ts';
import { createContractPlatform } from './journeys/contractServer.ts';
import { startPlatform, type Running } from './platform/browser.ts';
import { Caller } from './support/caller.ts';
import { formOf, notByExample } from './support/formExamples.ts';
import { readSettings, saveSettings } from './support/settings.ts';
import { sdl } from '../src/generated/contract.ts';
import { readContract } from '../src/engine/compile/contract.ts';
import { reduced } from './support/reducedPlans.ts';
import { archiveOf, Resource, scopeOf } from './support/resource.ts';

// Every resource of the console that is compiled without extensions, over a platform that has none: what the specifications describe is done.

const { schema: whole, extensions } = readContract(sdl);

let running: Running;
const resources = new Map<string, Resource>();
beforeAll(async () => {
  running = startPlatform({}, { create: createContractPlatform });
  const staff = await new Caller(running.platform).as('staff@demo.example');
  const scope = await scopeOf(staff);
  for (const plan of reduced.plans) resources.set(plan.name, new Resource(plan, staff, scope, reduced.plans));
});
afterAll(() => running.close());

const settings = reduced.plans.filter(({ kind, get }) => kind === 'settings' && get);

describe.each(reduced.plans.filter(({ list }) => list).map((plan) => [plan.name, plan] as const))('%s without extensions', (name, plan) => {
  const resource = (): Resource => resources.get(name) ?? expect.fail(`${name} is not there`);
  const actions = archiveOf(plan);

  beforeAll(() => resource().prepare());

  it('is listed, and each of its rows can be opened', async () => {
    const { rows, total } = await resource().page(1, 30);
    expect(total).toBeGreaterThanOrEqual(rows.length);
    const [row] = rows;
    if (row && plan.get) expect(await resource().get(resource().idOf(row))).toMatchObject({ [plan.idField]: row[plan.idField] });
  });

  if (plan.create && plan.forms.create)
    it('has what a form makes, as it was filled in, in its list and its archive', async () => {
      const values = offered(plan.forms.create ?? '', await resource().example());
      const id = resource().idOf(await resource().make(values));
      if (plan.get) expect(await resource().get(id)).toMatchObject({ [plan.idField]: id });
      expect(await resource().ids()).toContain(id);
      if (!actions) return;
      expect((await resource().act(actions.archive, [id])).refused).toEqual([]);
      expect(await resource().ids()).not.toContain(id);
      expect((await resource().act(actions.restore, [id])).refused).toEqual([]);
      expect(await resource().ids()).toContain(id);
    });

  if (plan.update && plan.forms.update && plan.get)
    it('takes what is changed', async () => {
      const made = plan.create && plan.forms.create && offered(plan.forms.create, await resource().example());
      const id = resource().idOf(made ? await resource().make(made) : ((await resource().page(1, 30)).rows[0] ?? {}));
      const form = offered(plan.forms.update ?? '', await resource().example('update'));
      const { code, text } = await resource().send(resource().operation('update'), { id, form, record: await resource().get(id) });
      expect(code, text).toBeUndefined();
    });
});

/** Settings that our platform saves with an extension only, with reasons. */
const notSaved: Record<string, string> = { ...notByExample, compliance: 'a change that deletes candidates takes a typed confirmation' };

describe.each(settings.map((plan) => [plan.name, plan] as const))('%s without extensions', (name, plan) => {
  const resource = (): Resource => resources.get(name) ?? expect.fail(`${name} is not there`);
  const [section] = plan.sections?.choices.map(({ id }) => id) ?? [];

  it('is read, or absent as declared, and is saved', async () => {
    await readSettings(resource(), section);
    if (!plan.forms.update || name in notSaved) return;
    const { code, text } = await saveSettings(resource(), { section, change: (form) => offered(plan.forms.update ?? '', form) });
    expect(code, text).toBeUndefined();
  });
});

/** Values of a form without those that are extensions of the contract. */
function offered(id: string, values: Values): Values {
  const { operation, argument } = formOf(id);
  const path = `Mutation.${operation}`;
  const args = whole.getMutationType()?.getFields()[operation]?.args ?? expect.fail(`${operation} is not there`);
  const [name, ...deeper] = argument.split('.');
  const first = args.find((each) => each.name === name)?.type;
  if (!first) return Object.fromEntries(Object.entries(values).filter(([key]) => !extensions.has(`${path}.${key}`)));
  const type = deeper.reduce<GraphQLType>((of, step) => {
    const named = getNamedType(of);
    return (isInputObjectType(named) && named.getFields()[step]?.type) || of;
  }, first);
  return within(type, values) as Values;
}

function within(type: GraphQLType | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => within(type, each));
  const named = type && getNamedType(type);
  if (!isInputObjectType(named) || typeof value !== 'object' || value === null) return value;
  const fields = named.getFields();
  const left = Object.entries(value).filter(([key]) => !extensions.has(`${named.name}.${key}`));
  return Object.fromEntries(left.map(([key, each]) => [key, within(fields[key]?.type, each)]));
}
