import type { Part } from './reach.ts';
import { parseResource } from './statement.ts';
import type { Scope, Statement } from './statement.ts';

// Where in one customer a right is held, and how that is told: in the whole customer, in departments with all below them, in departments alone.
// For whoever answers an AccessPart (what a group grants, who gains and who loses). The departments stand in a row, each before those below it,
// so that a department with all below it is one stretch of the row: what is worked out here costs as much as the rights name, not as the tree has.

/** Where a customer is, and its departments in their row. */
export interface Departments {
  readonly place: Required<Omit<Scope, 'hierarchy'>>;
  /** Their ids, each before those below it; the root is the first. */
  readonly ids: readonly string[];
  /** The place of each in the row. */
  readonly at: ReadonlyMap<string, number>;
  /** For each the place behind the last one below it. */
  readonly ends: readonly number[];
}

/**
 * Departments of a customer, as stretches of its row from a place to the one before another, in order, with a gap between each two. The root
 * department alone stands for what belongs to the customer as a whole (`widenRoots`): both are held, or neither is.
 */
export type Places = readonly (readonly [from: number, to: number])[];

/** Some places as they are answered. */
export interface PlacesPart {
  /** Everything, with what belongs to the customer as a whole; both lists are empty then. */
  whole: boolean;
  /** Departments with all below them; none lies below another. */
  below: string[];
  /** Departments without all that is below them; the root among them means what belongs to the customer as a whole, too. */
  alone: string[];
}

/** Puts departments into their row. They come in any order but among siblings; one whose parent is not there is left out, with all below it. */
export function inRow(place: Departments['place'], nodes: readonly { id: string; parentId: string | null }[]): Departments {
  const children = new Map<string | null, { id: string }[]>();
  for (const node of nodes) {
    const siblings = children.get(node.parentId);
    if (siblings) siblings.push(node);
    else children.set(node.parentId, [node]);
  }
  const ids: string[] = [];
  const ends: number[] = [];
  const add = ({ id }: { id: string }): void => {
    const own = ids.push(id) - 1;
    children.get(id)?.forEach(add);
    ends[own] = ids.length;
  };
  // A customer has one root.
  children.get(null)?.slice(0, 1).forEach(add);
  return { place, ids, ends, at: new Map(ids.map((id, index) => [id, index])) };
}

/** Where in the customer what one action reaches lies: what is allowed less what is denied. Statements come as sessions hold them (`widenRoots`). */
export function placesOf({ allow, deny }: Part, departments: Departments): Places {
  const stretches = (scopes: readonly Scope[]) => joined(scopes.flatMap((scope) => stretchOf(scope, departments)));
  return minus(stretches(allow), stretches(deny));
}

/** What is in the first places and not in the others. */
export function minus(places: Places, others: Places): Places {
  return places.flatMap(([from, to]) => {
    const left: [number, number][] = [];
    let start = from;
    for (const [otherFrom, otherTo] of others) {
      if (otherTo <= start || otherFrom >= to) continue;
      if (otherFrom > start) left.push([start, otherFrom]);
      start = otherTo;
    }
    if (start < to) left.push([start, to]);
    return left;
  });
}

/** What is in both. */
export const shared = (places: Places, others: Places): Places => minus(places, minus(places, others));

/** Does a department lie in the places. */
export function covers(places: Places, department: number): boolean {
  return places.some(([from, to]) => from <= department && department < to);
}

/** Says places as they are answered. */
export function asPart(places: Places, { ids, ends }: Departments): PlacesPart {
  if (ids.length > 0 && places[0]?.[0] === 0 && places[0][1] === ids.length) return { whole: true, below: [], alone: [] };
  const part: PlacesPart = { whole: false, below: [], alone: [] };
  for (const [from, to] of places) {
    for (let index = from; index < to;) {
      const end = ends[index] ?? index + 1;
      (end <= to ? part.below : part.alone).push(ids[index] ?? '');
      index = end <= to ? end : index + 1;
    }
  }
  return part;
}

/** Does a statement name something beyond the customer, or may it: another customer, an organisation, a region, or everything. */
export const reachesBeyond = ({ resources }: Statement, { place, at }: Departments): boolean =>
  resources.some((resource) => {
    const read = parseResource(resource);
    if (!read || read.narrower) return false;
    const { customer, hierarchy } = read.scope;
    return hierarchy === undefined ? customer !== place.customer : (customer ?? place.customer) !== place.customer || !at.has(hierarchy);
  });

function stretchOf(scope: Scope, { place, ids, at, ends }: Departments): [number, number][] {
  if (scope.region !== undefined && scope.region !== place.region) return [];
  if (scope.organization !== undefined && scope.organization !== place.organization) return [];
  if (scope.customer !== undefined && scope.customer !== place.customer) return [];
  if (scope.hierarchy === undefined) return ids.length > 0 ? [[0, ids.length]] : [];
  const from = at.get(scope.hierarchy);
  return from === undefined ? [] : [[from, ends[from] ?? from + 1]];
}

/** Stretches in their order, those that meet as one. */
function joined(stretches: [number, number][]): Places {
  const all: [number, number][] = [];
  for (const [from, to] of stretches.toSorted((one, other) => one[0] - other[0])) {
    const last = all.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}
