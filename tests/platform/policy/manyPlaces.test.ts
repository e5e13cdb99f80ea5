import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainer } from '../../../src/platform/policy/explain.ts';
import { excessOf } from '../../../src/platform/policy/granting.ts';
import { holdsAll } from '../../../src/platform/policy/holds.ts';
import { mayMove } from '../../../src/platform/policy/moves.ts';
import { decide, decider } from '../../../src/platform/policy/accessScope.ts';
import type { Statement, Target } from '../../../src/platform/policy/statement.ts';
import { policySet, request, seed } from './policies.ts';
import { rightsOfContract } from './contractRights.ts';

// A call brings a million characters: some twelve thousand departments, or one of them many times, and hundreds of actions. It
// must be validated in a moment, since every other call of the process waits for it.

const many = 12_000;
const idOf = (index: number) => index.toString(16).padStart(24, '0');
const pathOf = (id: string) => [idOf(0), id];
const resourceOf = (index: number) => `prn:ap-southeast-2:o:c:${idOf(index)}:*:*`;
const everywhere = Array.from({ length: many }, (_, index) => resourceOf(index + 1));
const says = (effect: 'allow' | 'deny', actions: string[], resources = everywhere): Statement => ({ effect, actions, resources });
/** Number of lookups of departments and statements: pairs of twelve thousand would be 144 million. */
const counting = () => {
  let count = 0;
  const seen = (resources: string[]) => new Proxy(resources, { get: (of, key) => ((count += 1), Reflect.get(of, key)) });
  return {
    said: (statements: Statement[]) => statements.map((each) => ({ ...each, resources: seen([...each.resources]) })),
    pathOf: (id: string) => ((count += 1), pathOf(id)),
    count: () => count,
  };
};
const few = 50 * many;

describe('what is said of thousands of departments', () => {
  it('is compared with what somebody holds in as many, a denial among it', () => {
    const { said, pathOf, count } = counting();
    const own = said([says('allow', ['apps:*']), says('deny', ['ti:access'])]);
    expect(holdsAll(own, said([says('allow', ['apps:viewVacancy'])]), pathOf)).toBe(true);
    expect(count()).toBeLessThan(few);
  });

  it('comes back where a denial of as many goes, and is validated', () => {
    const { said, pathOf, count } = counting();
    const before = said([says('allow', ['apps:viewVacancy']), says('deny', ['apps:*'])]);
    const change = { before, after: before.slice(0, 1), otherPolicies: [], otherGroups: [] };
    const [held, unheld] = [before.slice(0, 1), []].map((own) => excessOf(own, change, pathOf).restored);
    expect(count()).toBeLessThan(few);
    expect(held).toEqual([]);
    expect(unheld?.flatMap(({ resources }) => resources)).toHaveLength(many);
  });

  it('is no more work when the same is said again and again', () => {
    const one = Array.from({ length: many }, () => resourceOf(1));
    const actions = (name: string) => Array.from({ length: 500 }, () => name);
    const { said, pathOf, count } = counting();
    const before = said(Array.from({ length: 50 }, () => says('allow', actions('ti:*'), [resourceOf(1)])));
    const change = { before, after: said([says('allow', actions('apps:*'), one)]), otherPolicies: [], otherGroups: [] };
    expect(excessOf([], change, pathOf).added).toHaveLength(1);
    expect(count()).toBeLessThan(few);
  });

  it('is explained, and decided, for all rights at one place', () => {
    const target: Target = { region: 'ap-southeast-2', organization: 'o', customer: 'c', path: pathOf(idOf(many)) };
    const { said: counted, count } = counting();
    const said = counted(Array.from({ length: 5 }, () => says('allow', ['*:*'])));
    const explain = explainer(
      said.map((held) => ({ held, written: held })),
      target,
    );
    for (const right of rightsOfContract) expect(explain(right).reasons).toHaveLength(said.length);
    const decided = decider(said, target);
    expect(rightsOfContract.every(decided)).toBe(true);
    expect(count()).toBeLessThan(few);
  });
});

describe('a move of thousands of departments', () => {
  it('is validated in a moment, however many rules refuse what is left behind', () => {
    const place = { region: 'ap-southeast-2', organization: 'o', customer: 'c' };
    const below = (...above: string[]) =>
      new Map(Array.from({ length: many }, (_, index) => idOf(index + 10)).map((id) => [id, [...new Set([...above, idOf(10), id])]]));
    const change = { place, before: below(idOf(0), idOf(1)), after: below(idOf(0)) };
    const allowed = says('allow', [...rightsOfContract], ['prn:ap-southeast-2:o:c:*:*:*']);
    const denied = says('deny', [...rightsOfContract], [resourceOf(1)]);
    const { said: counted, count } = counting();
    const said = counted(Array.from({ length: 50 }, () => [allowed, denied]).flat());
    const may = (own: Statement[]) => mayMove(own, said, change);
    expect([may([allowed]), may([])]).toEqual([true, false]);
    expect(count()).toBeLessThan(few);
  });
});

describe('a decision about many actions', () => {
  it('is that about each of them', () => {
    fc.assert(
      fc.property(policySet, request, (said, [action, at]) => {
        expect(decider(said, at)(action)).toBe(decide(said, action, at));
      }),
      { numRuns: 3000, seed },
    );
  });
});
