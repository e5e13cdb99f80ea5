import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beyond, goneDenials } from '../../../src/platform/policy/beyond.ts';
import { excessOf } from '../../../src/platform/policy/granting.ts';
import type { PolicyChange } from '../../../src/platform/policy/granting.ts';
import { holdsAll } from '../../../src/platform/policy/holds.ts';
import { decide, widenRoots } from '../../../src/platform/policy/accessScope.ts';
import type { Statement } from '../../../src/platform/policy/statement.ts';
import { allowing, customerOfRoot, paths, places, policySet, request, seed } from './policies.ts';
import { rightsOfContract } from './contractRights.ts';

const pathOf = (id: string) => paths.get(id) ?? [];
/** As sessions and policies are compared: the root department is the whole customer. */
const wide = (statements: Statement[]) => widenRoots(statements, customerOfRoot);
const said = policySet.map(wide);
const granted = fc.array(allowing, { maxLength: 4 }).map(wide);

/** A few rights, each with what the random statements name of it, and some of the contract. */
const actions = ['org:viewUser', 'org:editUser', 'apps:viewVacancy', 'apps:editVacancy', 'made:up', ...rightsOfContract.slice(0, 3)];
const everywhere = actions.flatMap((action) => places.map((at) => ({ action, at })));
const may = (statements: readonly Statement[], { action, at }: (typeof everywhere)[number]) => decide(statements, action, at);

describe('what statements allow beyond others', () => {
  it('makes up with the others all that they allow, and is nothing the others allow whole', () => {
    fc.assert(
      fc.property(granted, said, (some, others) => {
        const rest = beyond(others, pathOf)(some);
        const allowed = others.filter(({ effect }) => effect === 'allow');
        for (const each of everywhere)
          if (may(some, each) && !may([...allowed, ...rest], each)) expect.fail(`${each.action} on ${JSON.stringify(each.at)} is lost`);
        for (const { actions: left, resources } of rest)
          for (const action of left)
            for (const resource of resources)
              if (holdsAll(allowed, [{ effect: 'allow', actions: [action], resources: [resource] }], pathOf))
                expect.fail(`${action} on ${resource} is not beyond`);
        expect(rest.length === 0).toBe(holdsAll(allowed, some, pathOf));
      }),
      { numRuns: 1000, seed },
    );
  });
});

describe('denials that go', () => {
  it('are all that refused something and that nothing refuses any more', () => {
    fc.assert(
      fc.property(said, said, request, (before, after, [action, at]) => {
        const all: Statement = { effect: 'allow', actions: ['*:*'], resources: ['Any'] };
        const denied = (statements: readonly Statement[]) =>
          !decide([all, ...statements.filter(({ effect }) => effect === 'deny')], action, at);
        const gone = goneDenials(before, after, pathOf);
        if (denied(before) && !denied(after) && !denied(gone)) expect.fail(`${action} comes back unseen`);
        expect(goneDenials(before, before, pathOf)).toEqual([]);
      }),
      { numRuns: 3000, seed },
    );
  });
});

describe('whoever changes a policy', () => {
  const change: fc.Arbitrary<PolicyChange> = fc.record({ before: said, after: said, otherPolicies: said, otherGroups: said });
  const nearby: fc.Arbitrary<PolicyChange> = fc
    .tuple(change, granted, fc.nat(6))
    .map(([each, more, place]) => ({ ...each, after: [...each.before.filter((_, index) => index !== place), ...more] }));

  it('gives nobody anything that they do not hold themselves', () => {
    let given = 0;
    fc.assert(
      fc.property(said, fc.oneof(change, nearby), (own, each) => {
        const { added, restored } = excessOf(own, each, pathOf);
        if (added.length > 0 || restored.length > 0) return;
        const { before, after, otherPolicies, otherGroups } = each;
        for (const what of everywhere) {
          const gained =
            may([...after, ...otherPolicies, ...otherGroups], what) && !may([...before, ...otherPolicies, ...otherGroups], what);
          if (!gained) continue;
          given += 1;
          if (!may(own, what)) expect.fail(`${what.action} on ${JSON.stringify(what.at)} is given and not held`);
        }
      }),
      { numRuns: 1000, seed },
    );
    // A right that was never granted proves nothing.
    expect(given).toBeGreaterThan(100);
  });

  it('gives nobody what a denial kept from them of what they are granted elsewhere, in another policy or by what stays', () => {
    const one: Statement = { effect: 'allow', actions: ['org:viewUser'], resources: ['Any'] };
    const denial: Statement = { ...one, effect: 'deny' };
    const none: PolicyChange = { before: [], after: [], otherPolicies: [], otherGroups: [] };
    const comesBack = (change: Partial<PolicyChange>) => excessOf([], { ...none, ...change }, pathOf).restored.map(({ actions: of }) => of);
    for (const place of ['otherGroups', 'otherPolicies'] as const)
      expect([place, comesBack({ before: [denial], [place]: [one] })]).toEqual([place, [one.actions]]);
    expect(comesBack({ before: [denial, one], after: [one] })).toEqual([one.actions]);
    expect(comesBack({ before: [denial] })).toEqual([]);
    expect(comesBack({ before: [denial], after: [denial], otherGroups: [one] })).toEqual([]);
  });

  it('may do all that changes nothing, that removes what is allowed, or that they hold', () => {
    fc.assert(
      fc.property(said, change, granted, (own, { before, otherPolicies, otherGroups }, more) => {
        const none = { added: [], restored: [], lifted: [] };
        expect(excessOf([], { before, after: before, otherPolicies, otherGroups }, pathOf)).toEqual(none);
        const fewer = before.filter(({ effect }, index) => effect === 'deny' || index % 2 === 0);
        expect(excessOf([], { before, after: fewer, otherPolicies, otherGroups }, pathOf)).toEqual(none);
        const all: Statement = { effect: 'allow', actions: ['*:*'], resources: ['Any'] };
        expect(excessOf([all], { before, after: own, otherPolicies, otherGroups }, pathOf)).toEqual(none);
        const held = own.filter(({ effect }) => effect === 'allow');
        if (holdsAll(held, more, pathOf))
          expect(excessOf(held, { before, after: [...before, ...more], otherPolicies, otherGroups }, pathOf)).toEqual(none);
      }),
      { numRuns: 1000, seed },
    );
  });
});
