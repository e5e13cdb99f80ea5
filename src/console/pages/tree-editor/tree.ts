import type { DepartmentNode } from '../../../domain/departmentTree.ts';

// A customer's departments as the page holds them: maps that share whatever a change does not touch, so that a row is drawn again only when
// its own department is another object.

/** The departments by their ids, and the order of those below each; the roots stand below `top`. */
export interface Tree {
  nodes: ReadonlyMap<string, DepartmentNode>;
  below: ReadonlyMap<string, readonly string[]>;
}

/** Parent id of the roots; no department has it. */
export const top = '';

const none: readonly string[] = [];

export function treeOf(departments: readonly DepartmentNode[]): Tree {
  const nodes = new Map(departments.map(({ _id, parentId, name }) => [_id, { _id, parentId: parentId ?? null, name }]));
  const below = new Map<string, string[]>();
  for (const node of nodes.values()) {
    if (node.parentId !== null && !nodes.has(node.parentId)) node.parentId = null;
    const parent = node.parentId ?? top;
    const siblings = below.get(parent);
    if (siblings) siblings.push(node._id);
    else below.set(parent, [node._id]);
  }
  return { nodes, below };
}

export const belowOf = ({ below }: Tree, id: string): readonly string[] => below.get(id) ?? none;

/** The department above one; `top` above a root, undefined above what is not there. */
export function parentOf({ nodes }: Tree, id: string): string | undefined {
  const node = nodes.get(id);
  return node && (node.parentId ?? top);
}

/** The first root: the customer itself, which is neither renamed, nor moved, nor archived. */
export const rootOf = (tree: Tree): string | undefined => belowOf(tree, top)[0];

/** Those above a department, the nearest first. */
export function pathOf(tree: Tree, id: string): string[] {
  const path: string[] = [];
  for (let above = parentOf(tree, id); above; above = parentOf(tree, above)) path.push(above);
  return path;
}

/** The root's level is 1. */
export const levelOf = (tree: Tree, id: string): number => (id === top ? 0 : pathOf(tree, id).length + 1);

/** How many levels a department has with what is below it, and does not leave. */
export function heightOf(tree: Tree, id: string, leaving?: ReadonlySet<string>): number {
  const staying = (one: string) => belowOf(tree, one).filter((each) => !leaving?.has(each));
  let height = 0;
  for (let level: readonly string[] = [id]; level.length > 0; level = level.flatMap(staying)) height += 1;
  return height;
}

/** A department with all that is below it, each before what is below it. */
export function branchOf(tree: Tree, id: string): string[] {
  const branch: string[] = [];
  const waiting = [id];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (one !== top) branch.push(one);
    waiting.push(...belowOf(tree, one).toReversed());
  }
  return branch;
}

export const isWithin = (tree: Tree, id: string, other: string): boolean => id === other || pathOf(tree, id).includes(other);

export interface Line {
  id: string;
  level: number;
  /** Its place among its siblings, from 1, and how many there are. */
  place: number;
  of: number;
  /** Undefined for a leaf. */
  open: boolean | undefined;
}

export function linesOf({ below }: Pick<Tree, 'below'>, open: ReadonlySet<string>): Line[] {
  const lines: Line[] = [];
  const show = (ids: readonly string[], level: number) => {
    for (const [index, id] of ids.entries()) {
      const inside = below.get(id) ?? none;
      const isOpen = inside.length > 0 ? open.has(id) : undefined;
      lines.push({ id, level, place: index + 1, of: ids.length, open: isOpen });
      if (isOpen) show(inside, level + 1);
    }
  };
  show(below.get(top) ?? none, 1);
  return lines;
}

export const branchesOf = ({ below }: Tree): string[] => [...below.keys()].filter((id) => id !== top && (below.get(id)?.length ?? 0) > 0);
