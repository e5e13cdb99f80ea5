import type { DepartmentNode } from '../../../domain/departmentTree.ts';
import { belowOf, branchOf, parentOf, top, type Tree } from './tree.ts';

/** Changed map entries, undefined removes one; small for any tree size, since the history consists of them. */
export interface Patch {
  nodes: ReadonlyMap<string, DepartmentNode | undefined>;
  below: ReadonlyMap<string, readonly string[] | undefined>;
}

export interface TreePosition {
  parent: string;
  index: number;
}

/** The tree after a patch, and the patch that takes it back. A map that nothing changes in stays the same map. */
export function patched(tree: Tree, patch: Patch): { tree: Tree; back: Patch } {
  const back = { nodes: former(tree.nodes, patch.nodes), below: former(tree.below, patch.below) };
  return { tree: { nodes: changed(tree.nodes, patch.nodes), below: changed(tree.below, patch.below) }, back };
}

export function renaming(tree: Tree, id: string, name: string): Patch | undefined {
  const node = tree.nodes.get(id);
  if (!node || node.name === name) return undefined;
  return { nodes: new Map([[id, { ...node, name }]]), below: new Map() };
}

export function adding(tree: Tree, parent: string, id: string, name = ''): Patch {
  return {
    nodes: new Map([[id, { _id: id, parentId: parent === top ? null : parent, name }]]),
    below: new Map([[parent, [...belowOf(tree, parent), id]]]),
  };
}

export function archiving(tree: Tree, id: string): Patch | undefined {
  const parent = parentOf(tree, id);
  if (parent === undefined) return undefined;
  const branch = branchOf(tree, id);
  return {
    nodes: new Map(branch.map((one) => [one, undefined])),
    below: new Map<string, readonly string[] | undefined>([
      ...branch.filter((one) => tree.below.has(one)).map((one) => [one, undefined] as const),
      [parent, belowOf(tree, parent).filter((one) => one !== id)],
    ]),
  };
}

/** A department goes to another place with all that is below it. `index` counts those that stay there. */
export function moving(tree: Tree, id: string, { parent, index }: TreePosition): Patch | undefined {
  const node = tree.nodes.get(id);
  const from = parentOf(tree, id);
  if (!node || from === undefined) return undefined;
  const before = belowOf(tree, parent);
  const after = before.filter((one) => one !== id);
  after.splice(index, 0, id);
  if (from === parent && after.every((one, place) => one === before[place])) return undefined;
  const below = new Map<string, readonly string[]>([[parent, after]]);
  if (from === parent) return { nodes: new Map(), below };
  below.set(
    from,
    belowOf(tree, from).filter((one) => one !== id),
  );
  return { nodes: new Map([[id, { ...node, parentId: parent === top ? null : parent }]]), below };
}

export function between(before: Tree, after: Tree): Patch {
  return { nodes: differing(before.nodes, after.nodes), below: differing(before.below, after.below) };
}

function changed<Value>(map: ReadonlyMap<string, Value>, changes: ReadonlyMap<string, Value | undefined>): ReadonlyMap<string, Value> {
  if (changes.size === 0) return map;
  const result = new Map(map);
  for (const [key, value] of changes) {
    if (value === undefined) result.delete(key);
    else result.set(key, value);
  }
  return result;
}

const former = <Value>(map: ReadonlyMap<string, Value>, changes: ReadonlyMap<string, Value | undefined>) =>
  new Map([...changes.keys()].map((key) => [key, map.get(key)]));

function differing<Value>(before: ReadonlyMap<string, Value>, after: ReadonlyMap<string, Value>): Map<string, Value | undefined> {
  const found = new Map<string, Value | undefined>();
  for (const [key, value] of after) if (before.get(key) !== value) found.set(key, value);
  for (const key of before.keys()) if (!after.has(key)) found.set(key, undefined);
  return found;
}
