import type { ScopePart } from './accessScope.ts';
import { parseResource } from './statement.ts';
import type { Scope, Statement } from './statement.ts';

// Departments are in depth-first order: a subtree is an interval, so the cost depends on the rights, not the tree.

export interface Departments {
  readonly place: Required<Omit<Scope, 'hierarchy'>>;
  readonly ids: readonly string[];
  readonly at: ReadonlyMap<string, number>;
  /** End (exclusive) of each subtree. */
  readonly ends: readonly number[];
}

/** Disjoint, sorted intervals of departments. The root alone stands for what belongs to the whole customer (`widenRoots`). */
export type Spans = readonly (readonly [from: number, to: number])[];

export interface PlacesPart {
  /** The whole customer; both lists are empty. */
  whole: boolean;
  /** Departments with everything below; none below another. */
  below: string[];
  /** Single departments; the root includes what belongs to the whole customer. */
  alone: string[];
}

/** Sorts departments depth-first, siblings in the given order; drops those without a parent. */
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
  children.get(null)?.slice(0, 1).forEach(add);
  return { place, ids, ends, at: new Map(ids.map((id, index) => [id, index])) };
}

/** Places of an action in the customer: allowed minus denied. Requires statements as sessions hold them (`widenRoots`). */
export function placesOf({ allow, deny }: ScopePart, departments: Departments): Spans {
  const stretches = (scopes: readonly Scope[]) => joined(scopes.flatMap((scope) => stretchOf(scope, departments)));
  return minus(stretches(allow), stretches(deny));
}

export function minus(places: Spans, others: Spans): Spans {
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

export const shared = (places: Spans, others: Spans): Spans => minus(places, minus(places, others));

export function covers(places: Spans, department: number): boolean {
  return places.some(([from, to]) => from <= department && department < to);
}

export function asPart(places: Spans, { ids, ends }: Departments): PlacesPart {
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

export const appliesBeyond = ({ resources }: Statement, { place, at }: Departments): boolean =>
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

function joined(stretches: [number, number][]): Spans {
  const all: [number, number][] = [];
  for (const [from, to] of stretches.toSorted((one, other) => one[0] - other[0])) {
    const last = all.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}
