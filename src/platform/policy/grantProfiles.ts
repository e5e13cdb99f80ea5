import { addBits, minusBits, noBits, numberedSets, setBit } from './bits.ts';
import type { Departments } from './places.ts';
import { actionMatches, parseResource } from './statement.ts';
import type { Statement } from './statement.ts';

// What groups grant, right by right, so that the people of the same groups, and the rights that stand on the same resources, are worked out
// once: each right of a group has a profile, which is the sets of departments that its statements allow and deny.

/** The departments of a customer's trees before and after a change under one numbering; the root is 0 in both. */
export interface Numbering {
  size: number;
  /** The number of each department by its place in the row. */
  before: readonly number[];
  after: readonly number[];
}

/** Numbers the departments of two trees: as they stand in the first, then those that are only in the second. */
export function numberedDepartments(before: Departments, after: Departments): Numbering {
  const own = before.ids.map((_, index) => index);
  if (before === after) return { size: own.length, before: own, after: own };
  let size = own.length;
  return { before: own, after: after.ids.map((id) => before.at.get(id) ?? size++), size };
}

/** The profiles of one comparison. The number of a profile, and of a set, says all of it: equal numbers are equal grants; 0 is none. */
export function grantProfiles(rights: readonly string[], size: number) {
  const sets = numberedSets(size);
  const profiles = new Map<string, number>([['|', 0]]);
  const sides: { allow: number[]; deny: number[] }[] = [{ allow: [], deny: [] }];
  const indexOf = new Map(rights.map((right, index) => [right, index]));
  const held = new Map<string, number>();
  // Written over each time: there are tens of thousands.
  const [allowed, denied] = [noBits(size), noBits(size)];

  /** The places in a tree that one statement is about. */
  const setOf = ({ effect, resources }: Statement, departments: Departments, numbers: readonly number[]): number => {
    const bits = noBits(size);
    for (const [from, to] of stretchesOf(resources, effect, departments))
      for (let index = from; index < to; index += 1) setBit(bits, numbers[index] ?? 0);
    return sets.numberOf(bits);
  };

  return {
    sets,

    /** The profile of each right in a group with these statements, in a tree whose departments have these numbers. */
    of(statements: readonly Statement[], departments: Departments, numbers: readonly number[]): Int32Array {
      const found = rights.map(() => ({ allow: new Set<number>(), deny: new Set<number>() }));
      for (const statement of statements) {
        const set = setOf(statement, departments, numbers);
        if (set === 0) continue;
        for (const right of rightsNamed(statement.actions, rights, indexOf)) found[right]?.[statement.effect].add(set);
      }
      return Int32Array.from(found, ({ allow, deny }) => {
        // A denial of what nothing allows here may take from what another group allows.
        const side = { allow: [...allow].sort(byNumber), deny: [...deny].sort(byNumber) };
        const key = `${side.allow.join()}|${side.deny.join()}`;
        const known = profiles.get(key);
        if (known !== undefined) return known;
        profiles.set(key, sides.length);
        return sides.push(side) - 1;
      });
    },

    /** Where a right is held by one whose groups have these profiles of it: default deny, and a denial wins. */
    held(own: readonly number[]): number {
      const key = own.join();
      const known = held.get(key);
      if (known !== undefined) return known;
      allowed.fill(0);
      denied.fill(0);
      for (const profile of own) {
        for (const set of sides[profile]?.allow ?? []) addBits(allowed, sets.get(set));
        for (const set of sides[profile]?.deny ?? []) addBits(denied, sets.get(set));
      }
      const set = sets.numberOf(minusBits(allowed, denied, allowed));
      held.set(key, set);
      return set;
    },
  };
}

/** The stretches of a customer's row that resources name. What cannot be read, or names something smaller, allows nothing and denies all it could mean. */
function* stretchesOf(
  resources: readonly string[],
  effect: Statement['effect'],
  { place, ids, at, ends }: Departments,
): Generator<[number, number]> {
  for (const resource of resources) {
    const read = parseResource(resource);
    if (effect === 'allow' && (!read || read.narrower)) continue;
    const { region, organization, customer, hierarchy } = read?.scope ?? {};
    if (region !== undefined && region !== place.region) continue;
    if (organization !== undefined && organization !== place.organization) continue;
    if (customer !== undefined && customer !== place.customer) continue;
    if (hierarchy === undefined) yield [0, ids.length];
    const from = hierarchy === undefined ? undefined : at.get(hierarchy);
    if (from !== undefined) yield [from, ends[from] ?? from + 1];
  }
}

/** The rights that a statement's actions name, by their places among all. */
export function rightsNamed(actions: readonly string[], rights: readonly string[], indexOf: ReadonlyMap<string, number>): Set<number> {
  const named = new Set<number>();
  for (const pattern of actions) {
    const one = indexOf.get(pattern);
    if (one !== undefined) named.add(one);
    else if (pattern.endsWith('*')) for (const [index, right] of rights.entries()) if (actionMatches(pattern, right)) named.add(index);
  }
  return named;
}

const byNumber = (one: number, other: number) => one - other;
