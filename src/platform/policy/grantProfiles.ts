import { addBits, minusBits, noBits, numberedSets, setBit } from './bits.ts';
import type { Departments } from './places.ts';
import { actionMatches, parseResource } from './statement.ts';
import type { Statement } from './statement.ts';

/** Common numbering of departments before and after a change; the root is 0. */
export interface Numbering {
  size: number;
  before: readonly number[];
  after: readonly number[];
}

export function numberedDepartments(before: Departments, after: Departments): Numbering {
  const own = before.ids.map((_, index) => index);
  if (before === after) return { size: own.length, before: own, after: own };
  let size = own.length;
  return { before: own, after: after.ids.map((id) => before.at.get(id) ?? size++), size };
}

export function grantProfiles(rights: readonly string[], size: number) {
  const sets = numberedSets(size);
  const profiles = new Map<string, number>([['|', 0]]);
  const sides: { allow: number[]; deny: number[] }[] = [{ allow: [], deny: [] }];
  const indexOf = new Map(rights.map((right, index) => [right, index]));
  const held = new Map<string, number>();
  // Reused buffers: there are tens of thousands of calls.
  const [allowed, denied] = [noBits(size), noBits(size)];

  const setOf = ({ effect, resources }: Statement, departments: Departments, numbers: readonly number[]): number => {
    const bits = noBits(size);
    for (const [from, to] of stretchesOf(resources, effect, departments))
      for (let index = from; index < to; index += 1) setBit(bits, numbers[index] ?? 0);
    return sets.numberOf(bits);
  };

  return {
    sets,

    of(statements: readonly Statement[], departments: Departments, numbers: readonly number[]): Int32Array {
      const found = rights.map(() => ({ allow: new Set<number>(), deny: new Set<number>() }));
      for (const statement of statements) {
        const set = setOf(statement, departments, numbers);
        if (set === 0) continue;
        for (const right of rightsNamed(statement.actions, rights, indexOf)) found[right]?.[statement.effect].add(set);
      }
      return Int32Array.from(found, ({ allow, deny }) => {
        // Keep denials without a local grant: another group may allow it.
        const side = { allow: [...allow].sort(byNumber), deny: [...deny].sort(byNumber) };
        const key = `${side.allow.join()}|${side.deny.join()}`;
        const known = profiles.get(key);
        if (known !== undefined) return known;
        profiles.set(key, sides.length);
        return sides.push(side) - 1;
      });
    },

    /** Departments where a right is held: default deny, and denials win. */
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

/** Intervals named by resources. Unreadable or narrower ones allow nothing and deny everything they could mean. */
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
