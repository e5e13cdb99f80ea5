import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plans } from '../src/generated/plans.ts';
import type { Plan } from '../src/engine/plan/Plan.ts';
import type { Values } from '../src/engine/plan/sources.ts';
import { openSwitches, sentBy } from '../src/engine/screens/values/switches.ts';
import { Caller } from './support/caller.ts';
import { filterExamples } from './support/filterExamples.ts';
import { archiveOf, Resource, scopeOf, type Scope } from './support/resource.ts';
import { mailsSent } from './support/settled.ts';
import { startPlatform, type Running } from './platform/browser.ts';

// Every declared filter over the whole platform: one that is accepted and changes nothing would show all rows as if they matched.

let running: Running;
let staff: Caller;
let scope: Scope;
beforeAll(async () => {
  running = startPlatform();
  staff = await new Caller(running.platform).as('staff@demo.example');
  scope = await scopeOf(staff);
  await mailsSent(running);
});
afterAll(() => running.close());

describe.each(plans.filter(({ filters }) => filters.length > 0).map((plan) => [plan.name, plan] as const))('%s', (_, plan) => {
  it.each(plan.filters.map((filter) => [filter.name, filter] as const))(
    'shows fewer rows where it is filtered by %s',
    async (name, filter) => {
      const resource = new Resource(plan, staff, scope);
      const archived = filter.only === 'archive';
      const actions = archiveOf(plan);
      if (archived && actions) await resource.act(actions.archive, (await resource.ids()).slice(-1));
      const parent = await parentOf(plan, resource);
      const switched = sentBy(openSwitches(plan, parent, {}));
      const total = async (values: Values) => {
        const filters = { ...resource.searched(), ...values };
        const asked = {
          page: 1,
          size: 30,
          archived,
          filter: filters,
          input: filters,
          ...(parent && { parent }),
          ...(switched && { switch: switched }),
        };
        const { code, text, reading } = await resource.send(resource.operation('list'), asked);
        // An absent id may be refused: the platform looked it up.
        if (code === 'NOT_FOUND' && filter.reference !== undefined) return 0;
        expect(code, text).toBeUndefined();
        return reading.total ?? expect.fail('The list has no total');
      };
      const all = await total({});
      expect(all).toBeGreaterThan(0);
      for (const value of filterExamples(filter, resource.operation('list'), running.clock.now()))
        if ((await total({ [name]: value })) < all) return;
      expect.fail(`No value of ${name} leaves out one of ${all} rows: is it used in the list’s “where”?`);
    },
  );
});

/** The record of the page that a list stands on, which has more fields than its row. */
async function parentOf({ parent }: Plan, resource: Resource): Promise<Values | undefined> {
  const row = await resource.parentRecord();
  const plan = plans.find(({ name }) => name === parent);
  return row && plan?.get ? { ...row, ...(await new Resource(plan, staff, scope).get(String(row['id']))) } : row;
}
