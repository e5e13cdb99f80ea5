import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakdowns } from '../src/generated/breakdowns.ts';
import { plans } from '../src/generated/plans.ts';
import { groupSteps, type BreakdownPlan, type DimensionPlan, type Grouping, type RowGroups } from '../src/engine/plan/BreakdownPlan.ts';
import type { Plan } from '../src/engine/plan/Plan.ts';
import type { Values } from '../src/engine/plan/sources.ts';
import { groupFilter } from '../src/engine/screens/list/explore/groupFilter.ts';
import { sentFilters } from '../src/engine/screens/values/datePresets.ts';
import { daysAfter, lookBack, todayIn } from '../src/engine/screens/values/regionDays.ts';
import { openSwitches, sentBy } from '../src/engine/screens/values/switches.ts';
import { regionZones } from '../src/domain/regionZones.ts';
import { Caller } from './support/caller.ts';
import { archiveOf, Resource, scopeOf, type Scope } from './support/resource.ts';
import { mailsSent } from './support/settled.ts';
import { startPlatform, type Running } from './platform/browser.ts';

// Every field by which a list is grouped, over the whole platform: a figure must be the number of rows that its link shows.

/** Groups of which the rows are counted, of each field; all of them take minutes. */
const mostChecked = 6;

const zone = regionZones['ap-southeast-2'];
const people = ['staff@demo.example', 'admin@acme.example', 'recruiter@acme.example', 'manager@acme.example'];

let running: Running;
const callers = new Map<string, { caller: Caller; scope: Scope }>();
beforeAll(async () => {
  running = startPlatform();
  for (const email of people) {
    const caller = await new Caller(running.platform).as(email);
    callers.set(email, { caller, scope: await scopeOf(caller) });
  }
  await mailsSent(running);
});
afterAll(() => running.close());

interface Asker {
  /** Values of a log's search form. */
  searched: Values;
  groups: (by: readonly Grouping[], filter?: Values, measures?: readonly Values[]) => Promise<RowGroups | undefined>;
  total: (filter: Values) => Promise<number>;
}

/** Asks as the console does; without rights, the list refuses both alike. */
async function askerOf(
  plan: Plan,
  breakdown: Required<Pick<BreakdownPlan, 'operation'>>,
  email: string,
  archived: boolean,
): Promise<Asker | undefined> {
  const { caller, scope } = callers.get(email) ?? expect.fail(`${email} is nobody`);
  const resource = new Resource(plan, caller, scope);
  // Without the page that a list stands on, nobody sees the list.
  const parent = await parentOf(plan, resource, caller, scope).catch(() => null);
  if (parent === null) return undefined;
  const switched = sentBy(openSwitches(plan, parent, {}));
  const asked = (values: Values) => {
    const filter = { ...resource.searched(), ...values };
    return { page: 1, size: 30, archived, filter, input: filter, ...(parent && { parent }), ...(switched && { switch: switched }) };
  };
  return {
    searched: resource.searched(),
    async groups(by, filter = {}, measures) {
      const sent = by.map(({ field, step }) => ({ field, ...(step && { step: step.toUpperCase() }) }));
      const request = { ...asked(filter), breakdown: { by: sent, measures } };
      const { code, text, reading } = await resource.send(breakdown.operation, request);
      const listed = await resource.send(resource.operation('list'), asked(filter));
      expect(code, text).toBe(listed.code);
      return code === undefined ? (reading.record as unknown as RowGroups) : undefined;
    },
    async total(filter) {
      const { code, text, reading } = await resource.send(resource.operation('list'), asked(sentFilters(filter, zone)));
      expect(code, text).toBeUndefined();
      return reading.total ?? expect.fail('The list has no total');
    },
  };
}

/** The record of the page that a list stands on, which has more fields than its row. */
async function parentOf(plan: Plan, resource: Resource, caller: Caller, scope: Scope): Promise<Values | undefined> {
  const row = await resource.parentRecord();
  const above = plans.find(({ name }) => name === plan.parent);
  return row && above?.get ? { ...row, ...(await new Resource(above, caller, scope).get(String(row['id']))) } : row;
}

const groupingsOf = ({ field, time }: DimensionPlan): Grouping[] => (time ? groupSteps.map((step) => ({ field, step })) : [{ field }]);

/** First, last and middle ones. */
const some = <Each>(all: readonly Each[]): Each[] =>
  all.length <= mostChecked
    ? [...all]
    : all.filter((_, index) => index % Math.ceil(all.length / mostChecked) === 0 || index === all.length - 1);

// Groups that the list's total counts are proven over other APIs (tests/apis/groups.test.ts).
const explored = Object.entries(breakdowns).flatMap(([name, { operation, ...breakdown }]) => {
  if (!operation) return [];
  const plan = plans.find((each) => each.name === name) ?? expect.fail(`${name} has no plan`);
  return [[name, plan, { ...breakdown, operation }] as const];
});

describe.each(explored)('%s', (_, plan, breakdown) => {
  it.each(breakdown.dimensions.map((dimension) => [dimension.field, dimension] as const))(
    'answers as many rows by %s as the list shows of each group, for each person',
    async (field, dimension) => {
      const archived = dimension.only === 'archive';
      const actions = archiveOf(plan);
      if (archived && actions) {
        const { caller, scope } = callers.get('staff@demo.example') ?? expect.fail();
        const resource = new Resource(plan, caller, scope);
        if ((await resource.ids({ archived })).length === 0) await resource.act(actions.archive, (await resource.ids()).slice(-1));
      }
      for (const email of people) {
        const asker = await askerOf(plan, breakdown, email, archived);
        if (!asker) continue;
        for (const grouping of groupingsOf(dimension)) {
          const answer = await asker.groups([grouping]);
          if (!answer) break;
          const where = `${email} by ${field} ${grouping.step ?? ''}`;
          expect(answer.count, where).toBe(await asker.total({}));
          if (answer.groupCount === answer.groups.length)
            expect(
              answer.groups.reduce((sum, group) => sum + group.count, 0),
              where,
            ).toBe(answer.count);
          for (const { keys, count } of some(answer.groups)) {
            const value = groupFilter(dimension, grouping, keys[0] ?? null, zone, asker.searched[field]);
            const isTooOld = dimension.time?.recent === true && (keys[0] ?? '') < daysAfter(todayIn(zone), -lookBack);
            if (keys[0] !== null && !isTooOld) expect(value, where).toBeDefined();
            if (value !== undefined) expect(await asker.total({ [field]: value }), `${where} ${keys[0]}`).toBe(count);
          }
        }
      }
    },
  );

  it('groups by two fields at once, and by one of them within the other', async () => {
    const asker = (await askerOf(plan, breakdown, 'staff@demo.example', false)) ?? expect.fail('Staff see no list');
    const offered = breakdown.dimensions.filter(({ only }) => only !== 'archive');
    for (const [index, one] of offered.entries()) {
      const other = offered[index + 1];
      if (!other) continue;
      const [first, second] = [groupingsOf(one), groupingsOf(other)].map((all) => all.find(({ step }) => step === 'month') ?? all[0]);
      if (!first || !second) continue;
      const both = (await asker.groups([first, second])) ?? expect.fail();
      expect(both.count).toBe(await asker.total({}));
      const [largest] = both.groups.toSorted((a, b) => b.count - a.count);
      if (!largest) continue;
      const [key = null, otherKey = null] = largest.keys;
      const value = groupFilter(one, first, key, zone, asker.searched[one.field]);
      const inner = groupFilter(other, second, otherKey, zone, asker.searched[other.field]);
      if (value === undefined || inner === undefined) continue;
      expect(await asker.total({ [one.field]: value, [other.field]: inner })).toBe(largest.count);
    }
  });
});
