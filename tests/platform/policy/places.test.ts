import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPart, covers, inRow, minus, placesOf, appliesBeyond } from '../../../src/platform/policy/places.ts';
import type { Departments, Spans, PlacesPart } from '../../../src/platform/policy/places.ts';
import { decide, accessScope, widenRoots } from '../../../src/platform/policy/accessScope.ts';
import type { Statement } from '../../../src/platform/policy/statement.ts';
import { customerOfRoot, paths, policySet, seed } from './policies.ts';

const place = { region: 'eu-west-1', organization: 'o1', customer: 'c1' };
const nodes = [...paths].filter(([id]) => id.endsWith('-c1')).map(([id, path]) => ({ id, parentId: path.at(-2) ?? null }));
const departments = inRow(place, nodes);
const pathOf = (index: number) => paths.get(departments.ids[index] ?? '') ?? [];
const actions = ['org:viewUser', 'org:editUser', 'apps:viewVacancy'];
const partOf = (statements: readonly Statement[], action: string) =>
  accessScope(statements, action, place.region).parts[0] ?? { allow: [], deny: [] };

/** The departments that an answer means, read as its descriptions say. */
function meant({ whole, below, alone }: PlacesPart, { ids }: Departments): string[] {
  return ids.filter((id) => whole || alone.includes(id) || below.some((each) => paths.get(id)?.includes(each)));
}

describe('the places in a customer where a right is held', () => {
  it('are those that the engine decides, on 2,000 random policy sets', () => {
    fc.assert(
      fc.property(policySet, (said) => {
        const statements = widenRoots(said, customerOfRoot);
        for (const action of actions) {
          const found = placesOf(partOf(statements, action), departments);
          departments.ids.forEach((id, index) => {
            const decided = decide(statements, action, { ...place, path: pathOf(index) });
            if (covers(found, index) !== decided) expect.fail(`${action} in ${id} is decided ${decided}`);
          });
        }
      }),
      { numRuns: 2000, seed },
    );
  });

  it('are told exactly: what is named is what is held, whole only where it is all, and nothing is named twice', () => {
    fc.assert(
      fc.property(policySet, policySet, (one, other) => {
        const [held, gone] = [one, other].map((said) => placesOf(partOf(widenRoots(said, customerOfRoot), 'org:viewUser'), departments));
        for (const places of [held ?? [], minus(held ?? [], gone ?? [])]) {
          const part = asPart(places, departments);
          expect(meant(part, departments)).toEqual(departments.ids.filter((_, index) => covers(places, index)));
          expect(part.whole).toBe(departments.ids.every((_, index) => covers(places, index)));
          const named = [...part.below, ...part.alone];
          expect(named.filter((id) => part.below.some((each) => each !== id && paths.get(id)?.includes(each)))).toEqual([]);
          expect(new Set(named).size).toBe(named.length);
        }
      }),
      { numRuns: 1000, seed },
    );
  });

  it('lessened by others are what only the first have', () => {
    const random = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 });
    const asPlaces = (bits: boolean[]): Spans => {
      const all: [number, number][] = [];
      bits.forEach((bit, index) => {
        const last = all.at(-1);
        if (bit && last?.[1] === index) last[1] = index + 1;
        else if (bit) all.push([index, index + 1]);
      });
      return all;
    };
    fc.assert(
      fc.property(random, random, (one, other) => {
        expect(minus(asPlaces(one), asPlaces(other))).toEqual(asPlaces(one.map((bit, index) => bit && !other[index])));
      }),
      { seed },
    );
  });

  it('that lie beyond the customer are noticed, and its own are not', () => {
    const beyond = (resource: string) => appliesBeyond({ effect: 'allow', actions: ['*:*'], resources: [resource] }, departments);
    expect(['Any', 'prn:eu-west-1:o1:*:*:*:*', 'prn:eu-west-1:o1:c3:*:*:*', 'prn:*:*:*:root-c3:*:*'].map(beyond)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['prn:eu-west-1:o1:c1:*:*:*', 'prn:*:*:c1:north-c1:*:*', 'prn:*:*:*:north-c1:*:*', 'nonsense'].map(beyond)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
