import { limits } from './limits.ts';

// The rules of a customer's tree of departments (spec 2 §5 “Departments”), for the editor and for the platform alike: one root, five levels,
// every department below one that is there and none below itself.

/** A department of a tree; the root has no parent. */
export interface DepartmentNode {
  _id: string;
  parentId?: string | null | undefined;
  name: string;
  position?: number | null | undefined;
}

export interface TreeDifference<Node extends DepartmentNode = DepartmentNode> {
  created: readonly Node[];
  updated: readonly Node[];
  archived: readonly string[];
}

/** A breach of the tree's shape: `roots` and `levels` have texts of their own, and a combined one (decisions §1). */
export type TreeFault = 'roots' | 'levels' | 'rootsAndLevels' | 'parent' | 'cycle' | 'twice';

/** The levels of every department, the root's being 1; those that are in a cycle, or below a parent that is not there, have none. */
export function levelsOf(nodes: readonly DepartmentNode[]): Map<string, number> {
  const byId = new Map(nodes.map((node) => [node._id, node]));
  // Each department is walked over once, however long the ways are that a hostile call is made of.
  const validated = new Map<string, number | undefined>();
  for (const node of nodes) {
    const way = new Set<string>();
    let here: DepartmentNode | undefined = node;
    let isTop = false;
    while (here && !validated.has(here._id) && !way.has(here._id)) {
      way.add(here._id);
      isTop = !here.parentId;
      here = here.parentId ? byId.get(here.parentId) : undefined;
    }
    // The walk ended at a root, a checked department, an absent one, or a cycle.
    let level = here ? validated.get(here._id) : isTop ? 0 : undefined;
    for (const id of [...way].toReversed()) validated.set(id, level === undefined ? undefined : (level += 1));
  }
  return new Map([...validated].flatMap(([id, level]) => (level === undefined ? [] : [[id, level] as const])));
}

export function treeFault(nodes: readonly DepartmentNode[]): TreeFault | undefined {
  const ids = new Set(nodes.map(({ _id }) => _id));
  if (ids.size < nodes.length) return 'twice';
  if (nodes.some(({ parentId }) => parentId && !ids.has(parentId))) return 'parent';
  const levels = levelsOf(nodes);
  if (levels.size < nodes.length) return 'cycle';
  const roots = nodes.filter(({ parentId }) => !parentId).length > 1;
  const deep = [...levels.values()].some((level) => level > limits.departmentLevels);
  return roots && deep ? 'rootsAndLevels' : roots ? 'roots' : deep ? 'levels' : undefined;
}

/** The tree after a difference. Ignores unknown ids; validate first to reject them. */
export function applied<Node extends DepartmentNode>(
  before: readonly Node[],
  { created, updated, archived }: TreeDifference<Node>,
): Node[] {
  const changes = new Map(updated.map((node) => [node._id, node]));
  const gone = new Set(archived);
  const staying = before.filter(({ _id }) => !gone.has(_id)).map((node) => ({ ...node, ...changes.get(node._id) }));
  return [...staying, ...created];
}

/** How deep a tree may be, how long a department's name, and how many departments there may be. */
export const treeLimits = { levels: limits.departmentLevels, name: limits.departmentName, departments: limits.departments } as const;

export function differenceOf<Node extends DepartmentNode>(before: readonly Node[], after: readonly Node[]): TreeDifference<Node> {
  const old = new Map(before.map((node) => [node._id, node]));
  const kept = new Set(after.map(({ _id }) => _id));
  const differs = (node: Node) => {
    const was = old.get(node._id);
    return was && (was.name !== node.name || (was.parentId ?? null) !== (node.parentId ?? null) || was.position !== node.position);
  };
  return {
    created: after.filter(({ _id }) => !old.has(_id)),
    updated: after.filter(differs),
    archived: before.filter(({ _id }) => !kept.has(_id)).map(({ _id }) => _id),
  };
}
