import type { DepartmentNode } from '../../../domain/departmentTree.ts';
import type { HierarchiesChange } from './changes.ts';
import { top, type Tree } from './tree.ts';

/** The tree after a change, as the platform makes it: whatever has a place is put there, and the others keep their order in between. */
export function appliedTo(tree: Tree, { created, updated, archived }: HierarchiesChange): Tree {
  const nodes = new Map(tree.nodes);
  const below = new Map(tree.below);
  const gone = new Set(archived);
  for (const id of archived) nodes.delete(id);
  const places = new Map<string, number>();
  const touched = new Set(archived.map((id) => tree.nodes.get(id)?.parentId ?? top));
  const coming = new Map<string, string[]>();
  for (const { _id, parentId = null, name, position } of [...updated, ...created]) {
    const [from, to] = [tree.nodes.get(_id)?.parentId ?? top, parentId ?? top];
    nodes.set(_id, { _id, parentId, name });
    if (typeof position === 'number') places.set(_id, position);
    for (const parent of [from, to]) touched.add(parent);
    if (from !== to || !tree.nodes.has(_id)) coming.set(to, [...(coming.get(to) ?? []), _id]);
  }
  for (const parent of touched) {
    const stays = (tree.below.get(parent) ?? []).filter((id) => (nodes.get(id)?.parentId ?? top) === parent && nodes.has(id));
    below.set(parent, inPlaces([...stays, ...(coming.get(parent) ?? [])], places));
  }
  for (const id of gone) below.delete(id);
  return { nodes, below };
}

function inPlaces(ids: readonly string[], places: ReadonlyMap<string, number>): string[] {
  const placed = ids.filter((id) => places.has(id)).toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
  const order = ids.filter((id) => !places.has(id));
  for (const id of placed) order.splice(places.get(id) ?? order.length, 0, id);
  return order;
}

/** A tree as it was before a change of it: what the change began with stands as it did then. */
export function withFormer(tree: Tree, former: readonly DepartmentNode[]): Tree {
  const nodes = new Map(tree.nodes);
  const below = new Map(tree.below);
  for (const node of former) {
    const now = nodes.get(node._id);
    nodes.set(node._id, node);
    const [from, to] = [now && (now.parentId ?? top), node.parentId ?? top];
    if (from === to) continue;
    if (from !== undefined)
      below.set(
        from,
        (below.get(from) ?? []).filter((id) => id !== node._id),
      );
    below.set(to, [...(below.get(to) ?? []), node._id]);
  }
  return { nodes, below };
}
