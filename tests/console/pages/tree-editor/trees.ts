import { reduce, type TreeAction } from '../../../../src/console/pages/tree-editor/state.ts';
import type { TreeState } from '../../../../src/console/pages/tree-editor/treeState.ts';
import { allowed, dropOf, mayAdd, type Step } from '../../../../src/console/pages/tree-editor/moves.ts';
import {
  belowOf,
  branchOf,
  isWithin,
  levelOf,
  linesOf,
  branchesOf,
  rootOf,
  top,
  treeOf,
  type Tree,
} from '../../../../src/console/pages/tree-editor/tree.ts';
import type { DepartmentNode } from '../../../../src/domain/departmentTree.ts';

/** Numbers by chance that are the same in every run. */
export function chance(seed: number) {
  let state = seed * 2654435761 + 1;
  const next = () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { next, below, pick: <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item };
}

export type Chance = ReturnType<typeof chance>;

/** A tree by chance: one root, at most five levels. */
export function randomTree(luck: Chance, size: number): Tree {
  const nodes: DepartmentNode[] = [{ _id: 'n0', parentId: null, name: 'Acme' }];
  const levels = new Map([['n0', 1]]);
  for (let number = 1; number < size; number += 1) {
    const above = luck.pick(nodes.filter(({ _id }) => (levels.get(_id) ?? 5) < 5));
    nodes.push({ _id: `n${number}`, parentId: above._id, name: `Dept ${number}` });
    levels.set(`n${number}`, (levels.get(above._id) ?? 0) + 1);
  }
  return treeOf(nodes);
}

/** A tree from an outline: two spaces a level, the names are the ids. */
export function outline(text: string): Tree {
  const path: string[] = [];
  return treeOf(
    text
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => {
        const name = line.trim();
        const level = line.search(/\S/) / 2;
        path[level] = name;
        return { _id: name, parentId: level > 0 ? (path[level - 1] ?? null) : null, name };
      }),
  );
}

/** The same the other way round, by names; an id that is not the name stands behind it. */
export const told = (tree: Tree): string =>
  linesOf(tree, new Set(branchesOf(tree)))
    .map(({ id, level }) => {
      const name = tree.nodes.get(id)?.name ?? '?';
      return `${'  '.repeat(level - 1)}${name}${name === id ? '' : ` (${id})`}`;
    })
    .join('\n');

let made = 0;

/** A step that somebody might take, of those that change something in a part of the tree. */
export function randomAction(luck: Chance, { history: { tree } }: TreeState, part = rootOf(tree) ?? top): TreeAction {
  const inside = branchOf(tree, part);
  const id = luck.pick(inside);
  const other = luck.pick(inside.filter((each) => each !== id).concat(inside.length === 1 ? inside : []));
  switch (luck.below(6)) {
    case 0:
      return { type: 'type', id: id === rootOf(tree) ? other : id, name: `Name ${luck.below(1000)}` };
    case 1: {
      const parent = mayAdd(levelOf(tree, id)) ? id : part;
      return mayAdd(levelOf(tree, parent)) ? { type: 'add', parent, id: `x${(made += 1)}` } : { type: 'focus', id };
    }
    case 2:
      return id === part || branchOf(tree, id).length > 6 ? { type: 'focus', id } : { type: 'archive', id };
    case 3:
      return id === part || id === rootOf(tree) ? { type: 'focus', id } : { type: 'step', id, step: luck.pick<Step>(['up', 'down', 'in']) };
    case 4:
      return id === part
        ? { type: 'focus', id }
        : { type: 'move', id, move: allowed(tree, id, { parent: other, index: luck.below(belowOf(tree, other).length + 1) }) };
    default:
      return id === part || other === part || isWithin(tree, other, id)
        ? { type: 'focus', id }
        : { type: 'move', id, move: dropOf(tree, id, other, luck.pick(['before', 'inside', 'after'] as const), luck.next() < 0.5) };
  }
}

/** Takes some steps by chance. */
export function afterSteps(luck: Chance, state: TreeState, steps: number, part?: string): TreeState {
  let now = state;
  for (let step = 0; step < steps; step += 1) now = reduce(now, randomAction(luck, now, part));
  return now;
}

/** The departments that most tests begin with; a further line is a further department of People. */
export const acmeOutline = `
Acme
  Sales
    North
    South
  Finance
    Tax
  People`;
