import { treeFault, treeLimits, type DepartmentNode, type TreeFault } from '../../../domain/departmentTree.ts';
import { lacking } from '../../../generated/lacking.ts';
import { belowOf, branchOf, parentOf, top, type Tree } from './tree.ts';

export interface Changed {
  node: DepartmentNode;
  before: DepartmentNode;
}

export interface Changes {
  added: readonly DepartmentNode[];
  renamed: readonly Changed[];
  moved: readonly Changed[];
  archived: readonly DepartmentNode[];
}

/** Differences between two trees; shared objects cost nothing. `hands` names the moved departments where an order is ambiguous. */
export function changesOf(before: Tree, after: Tree, hands?: ReadonlySet<string>): Changes {
  const added: DepartmentNode[] = [];
  const renamed: Changed[] = [];
  const moved: Changed[] = [];
  for (const node of after.nodes === before.nodes ? [] : after.nodes.values()) {
    const old = before.nodes.get(node._id);
    if (old === node) continue;
    if (!old) {
      added.push(node);
      continue;
    }
    if (old.name !== node.name) renamed.push({ node, before: old });
    if (old.parentId !== node.parentId) moved.push({ node, before: old });
  }
  for (const id of reordered(before, after, hands)) {
    const [node, old] = [after.nodes.get(id), before.nodes.get(id)];
    if (node && old) moved.push({ node, before: old });
  }
  const archived = after.nodes === before.nodes ? [] : [...before.nodes.values()].filter(({ _id }) => !after.nodes.has(_id));
  return { added, renamed, moved, archived };
}

export const countOf = ({ added, renamed, moved, archived }: Changes): number =>
  added.length + renamed.length + moved.length + archived.length;

/** Departments that stayed below the same one at another place: as few as explain the new order. */
export function reordered(before: Tree, after: Tree, hands: ReadonlySet<string> = nobody): string[] {
  const found: string[] = [];
  for (const [parent, ids] of after.below) {
    const old = before.below.get(parent);
    if (!old || old === ids) continue;
    const places = new Map(old.map((id, index) => [id, index]));
    const stayed = ids.filter((id) => places.has(id));
    const kept = stayed.filter((id) => !hands.has(id));
    const untouched = kept.every((id, index) => index === 0 || (places.get(kept[index - 1] ?? '') ?? 0) < (places.get(id) ?? 0));
    const byHand = untouched && kept.length < stayed.length ? outOfOrder(stayed, places, new Set(kept)) : undefined;
    const inOrder = byHand ? undefined : longestRising(stayed.map((id) => places.get(id) ?? 0));
    found.push(...(byHand ?? stayed.filter((_, index) => !inOrder?.has(index))));
  }
  return found;
}

const nobody: ReadonlySet<string> = new Set();

function outOfOrder(ids: readonly string[], places: ReadonlyMap<string, number>, kept: Set<string>): string[] {
  const placeOf = (id: string | undefined) => (id === undefined ? undefined : places.get(id));
  return ids.filter((id, index) => {
    if (kept.has(id)) return false;
    const own = placeOf(id) ?? 0;
    const before = placeOf(ids.slice(0, index).findLast((each) => kept.has(each))) ?? -1;
    const after = placeOf(ids.slice(index + 1).find((each) => kept.has(each))) ?? Infinity;
    if (before < own && own < after) kept.add(id);
    return !kept.has(id);
  });
}

function longestRising(numbers: readonly number[]): Set<number> {
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [index, number] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  }
  const found = new Set<number>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) found.add(index);
  return found;
}

export interface HierarchiesChange {
  created: DepartmentNode[];
  updated: DepartmentNode[];
  archived: string[];
}

/** Payload: new departments after their parents, and positions of moved ones only. */
export function changeOf(before: Tree, after: Tree, changes: Changes = changesOf(before, after)): HierarchiesChange {
  const { added, renamed, moved, archived } = changes;
  const isNew = new Set(added.map(({ _id }) => _id));
  const placed = new Set([...added, ...moved.map(({ node }) => node)].map(({ _id }) => _id));
  const changed = new Set([...renamed, ...moved].map(({ node }) => node._id));
  const places = placesOf(after, placed);
  const sent = (id: string): DepartmentNode => {
    const { parentId, name } = after.nodes.get(id) ?? { name: '' };
    const position = lacking.has('HierarchyNodeInput.position') ? undefined : places.get(id);
    return { _id: id, parentId: parentId ?? null, name: name.trim(), ...(position !== undefined && { position }) };
  };
  const inOrder = placed.size > 0 || changed.size > 0 ? branchOf(after, top) : [];
  return {
    created: inOrder.filter((id) => isNew.has(id)).map(sent),
    updated: inOrder.filter((id) => changed.has(id)).map(sent),
    archived: archived.map(({ _id }) => _id),
  };
}

function placesOf(tree: Tree, ids: ReadonlySet<string>): Map<string, number> {
  const parents = new Set([...ids].map((id) => parentOf(tree, id) ?? top));
  const all = [...parents].flatMap((parent) => belowOf(tree, parent).map((id, index) => [id, index] as const));
  return new Map(all.filter(([id]) => ids.has(id)));
}

export type NameFault = 'required' | 'maxLength';

export function nameFault(name: string): NameFault | undefined {
  const { length } = name.trim();
  return length === 0 ? 'required' : length > treeLimits.name ? 'maxLength' : undefined;
}

/** The departments whose names cannot be saved; those that nobody touched are as the platform took them. */
export function nameFaults({ added, renamed }: Changes): Map<string, NameFault> {
  const touched = [...added, ...renamed.map(({ node }) => node)];
  return new Map(
    touched.flatMap(({ _id, name }) => {
      const fault = nameFault(name);
      return fault ? [[_id, fault] as const] : [];
    }),
  );
}

export const shapeFault = ({ nodes }: Tree): TreeFault | undefined => treeFault([...nodes.values()]);

export function markOf(before: Tree, node: DepartmentNode, reorderedIds: ReadonlySet<string>): 'added' | 'renamed' | 'moved' | undefined {
  const old = before.nodes.get(node._id);
  if (old === node && !reorderedIds.has(node._id)) return undefined;
  if (!old) return 'added';
  if (old.parentId !== node.parentId || reorderedIds.has(node._id)) return 'moved';
  return old.name === node.name ? undefined : 'renamed';
}

export const wayTo = (tree: Tree, id: string): string[] => {
  const names: string[] = [];
  for (let above = parentOf(tree, id); above; above = parentOf(tree, above)) names.unshift(tree.nodes.get(above)?.name ?? '');
  return names;
};

export const tops = (tree: Tree, ids: ReadonlySet<string>): string[] => [...ids].filter((id) => !ids.has(parentOf(tree, id) ?? top));
