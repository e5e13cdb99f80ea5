import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsAll } from '../../../src/platform/policy/holds.ts';
import { liftedBy } from '../../../src/platform/policy/lifted.ts';
import { mayMove } from '../../../src/platform/policy/moves.ts';
import { widenRoots } from '../../../src/platform/policy/accessScope.ts';
import type { Statement, Target } from '../../../src/platform/policy/statement.ts';
import { deep } from '../../support/caller.ts';
import { allowing, customerOfRoot, paths, places, policySet, rootOf, seed } from './policies.ts';
import { allowed } from './reference.ts';

const grants = deep ? 2000 : 300;
const pathOf = (id: string) => paths.get(id) ?? [];
/** Also rights that nobody has thought of yet: who holds all of today's does not hold those. */
const probes = ['org:viewUser', 'org:editUser', 'org:later', 'apps:viewVacancy', 'apps:editVacancy', 'apps:later', 'made:up', 'later:on'];
const own = (statements: Statement[]) => widenRoots(statements, customerOfRoot);
const may = (statements: readonly Statement[], action: string, at: Target) => allowed(statements, action, at, rootOf);
/** The first thing that these may and those may not. */
const more = (some: readonly Statement[], others: readonly Statement[]) =>
  probes.flatMap((action) =>
    places.flatMap((at) => (may(some, action, at) && !may(others, action, at) ? [`${action} on ${JSON.stringify(at)}`] : [])),
  )[0];

/** A granter who holds much, and what they give: often a part of it. */
const given = policySet.chain((held) =>
  fc.tuple(
    fc.constant(held),
    fc.oneof(
      fc.array(allowing, { minLength: 1, maxLength: 2 }),
      ...(held.length === 0
        ? []
        : [fc.subarray(held, { minLength: 1 }).map((part) => part.map((each): Statement => ({ ...each, effect: 'allow' })))]),
    ),
  ),
);

describe(`${grants} random grants (seed ${seed})`, () => {
  it('are accepted only when the granter is allowed all that is granted, wherever it is', () => {
    const count = { accepted: 0, refused: 0, 'refused though held at every place that there is now': 0 };
    fc.assert(
      fc.property(given, ([held, granted]) => {
        const missing = more(granted, held);
        if (!holdsAll(own(held), granted, pathOf)) {
          count.refused += 1;
          count['refused though held at every place that there is now'] += Number(!missing);
          return;
        }
        count.accepted += 1;
        expect(missing).toBeUndefined();
      }),
      { numRuns: grants, seed },
    );
    console.info(`grants: ${JSON.stringify(count)} (seed ${seed})`);
    expect(count.accepted).toBeGreaterThan(grants / 10);
    expect(count.refused).toBeGreaterThan(grants / 10);
  });

  it('say what comes back when denials go: what is allowed after it and was not before', () => {
    fc.assert(
      fc.property(policySet, policySet, (denials, remaining) => {
        const before = [...remaining, ...denials.filter(({ effect }) => effect === 'deny')];
        const lifted = liftedBy(denials, remaining, pathOf);
        const missed = probes.flatMap((action) =>
          places
            .filter((at) => may(remaining, action, at) && !may(before, action, at) && !may(lifted, action, at))
            .map((at) => [action, at]),
        );
        expect(missed).toEqual([]);
      }),
      { numRuns: grants / 4, seed },
    );
  });
});

/** Departments of the first customer that move below another: with all below them, and not below themselves. */
const ids = [...paths.keys()].filter((id) => id.endsWith('-c1'));
const moves = fc
  .tuple(fc.constantFrom(...ids), fc.constantFrom(...ids))
  .filter(([moved, parent]) => pathOf(moved).length > 1 && !pathOf(parent).includes(moved));
const place = { region: 'eu-west-1', organization: 'o1', customer: 'c1' };

it(`a department is moved only by somebody who holds what that grants anybody, in ${grants} random moves`, () => {
  const count = { accepted: 0, refused: 0, 'refused though nobody won anything': 0 };
  fc.assert(
    fc.property(policySet, fc.array(policySet, { minLength: 1, maxLength: 3 }), moves, (held, groups, [moved, parent]) => {
      const before = new Map(ids.map((id) => [id, pathOf(id)]));
      const after = new Map(
        [...before].map(([id, path]) => [id, path.includes(moved) ? [...pathOf(parent), ...path.slice(path.indexOf(moved))] : path]),
      );
      // Moved people may be in the groups, and in several of them.
      const people = [held, ...groups, groups.flat(), [...held, ...groups.flat()]];
      const won = people.flatMap((statements) =>
        probes.flatMap((action) =>
          ids.filter((id) => {
            const at = (tree: typeof before) => ({ ...place, path: tree.get(id) ?? [] });
            return may(statements, action, at(after)) && !may(statements, action, at(before)) && !may(held, action, at(before));
          }),
        ),
      );
      if (mayMove(own(held), groups.flat(), { place, before, after })) {
        count.accepted += 1;
        expect(won).toEqual([]);
      } else {
        count.refused += 1;
        count['refused though nobody won anything'] += Number(won.length === 0);
      }
    }),
    { numRuns: grants, seed },
  );
  console.info(`moves: ${JSON.stringify(count)} (seed ${seed})`);
  expect(count.accepted).toBeGreaterThan(grants / 10);
  expect(count.refused).toBeGreaterThan(grants / 20);
});
