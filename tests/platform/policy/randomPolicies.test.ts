import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { decide, accessScope, accessEverywhere, accessInCustomer, widenRoots } from '../../../src/platform/policy/accessScope.ts';
import type { Statement, Target } from '../../../src/platform/policy/statement.ts';
import { deep } from '../../support/caller.ts';
import { rightsOfContract } from './contractRights.ts';
import { allowing, customerOfRoot, places, policySet, request, rootOf, seed } from './policies.ts';
import { allowed } from './reference.ts';

const sets = deep ? 10_000 : 1000;
const requests = 20;

/** The engine as a session uses it. */
const decided = (statements: readonly Statement[], action: string, at: Target) =>
  decide(widenRoots(statements, customerOfRoot), action, at);

describe(`${sets} random policy sets × ${requests} requests`, () => {
  let asked = 0;
  let granted = 0;
  const check = (property: Parameters<typeof fc.assert>[0], numRuns = deep ? sets : sets / 5) => fc.assert(property, { numRuns, seed });
  const twenty = fc.array(request, { minLength: requests, maxLength: requests });

  it('are decided exactly as the specification says, and a reach agrees with its own shortcuts', { timeout: 300_000 }, () => {
    void check(
      fc.property(policySet, twenty, (statements, each) => {
        for (const [action, at] of each) {
          const answer = decided(statements, action, at);
          if (answer !== allowed(statements, action, at, rootOf)) expect.fail(`${action} on ${JSON.stringify(at)} is decided ${answer}`);
          const found = accessScope(widenRoots(statements, customerOfRoot), action, at.region);
          if (found.empty && answer) expect.fail('an empty reach covers something');
          if (found.everything && !answer) expect.fail('a reach of everything leaves something out');
          const wide = accessEverywhere(widenRoots(statements, customerOfRoot), [action]);
          if (wide.covers(at) !== answer) expect.fail(`a reach of all regions decides ${!answer} on ${JSON.stringify(at)}`);
          if ((wide.empty && answer) || (wide.everything && !answer))
            expect.fail('a reach of all regions is not as empty or wide as it says');
          asked += 1;
          granted += Number(answer);
        }
      }),
      sets,
    );
    expect(asked).toBe(sets * requests);
  });
  it('reach within a customer what they reach of its rows, and nothing of others', { timeout: 300_000 }, () => {
    void check(
      fc.property(policySet, request, fc.constantFrom(...places), (statements, [action], { region, organization, customer }) => {
        if (organization === null || customer === null) return;
        const whole = accessScope(widenRoots(statements, customerOfRoot), action, region);
        const within = accessInCustomer(whole, organization, customer);
        for (const at of places) expect(within.covers(at)).toBe(at.customer === customer && whole.covers(at));
      }),
      sets,
    );
  });
  // A run whose answers were all alike would prove little.
  afterAll(() => console.info(`${asked} requests decided as the reference, ${granted} of them allowed (seed ${seed})`));

  it('are decided alike in whatever order statements, actions and resources stand', { timeout: 300_000 }, () => {
    const orders = fc.infiniteStream(fc.nat());
    void check(
      fc.property(policySet, twenty, orders, (statements, each, order) => {
        const shuffled = <Value>(values: readonly Value[]): Value[] =>
          values
            .map((value) => [order.next().value ?? 0, value] as const)
            .toSorted(([one], [other]) => one - other)
            .map(([, value]) => value);
        const other = shuffled(statements).map(({ effect, actions, resources }) => ({
          effect,
          actions: shuffled(actions),
          resources: shuffled(resources),
        }));
        for (const [action, at] of each)
          if (decided(other, action, at) !== decided(statements, action, at)) expect.fail(`${action} differs`);
      }),
    );
  });

  it('lose nothing by one more allowance, and win nothing by one more denial', { timeout: 300_000 }, () => {
    void check(
      fc.property(policySet, allowing, twenty, (statements, more, each) => {
        for (const [action, at] of each) {
          const before = decided(statements, action, at);
          if (before && !decided([more, ...statements], action, at)) expect.fail(`${action} is lost`);
          if (!before && decided([...statements, { ...more, effect: 'deny' }], action, at)) expect.fail(`${action} is won`);
        }
      }),
    );
  });

  it('mean by *:* all actions of the contract', { timeout: 300_000 }, () => {
    expect(rightsOfContract.length).toBeGreaterThan(60);
    void check(
      fc.property(policySet, allowing, fc.constantFrom(...places), fc.constantFrom('*:*', '*'), (statements, more, at, wild) => {
        const set = (actions: string[]) => [...statements, { ...more, actions }];
        for (const right of rightsOfContract)
          if (decided(set([wild]), right, at) !== decided(set(rightsOfContract), right, at)) expect.fail(`${right} differs`);
      }),
    );
  });
});
