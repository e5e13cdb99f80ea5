import type { DepartmentNode } from '../../../domain/departmentTree.ts';
import { treeLimits } from '../../../domain/departmentTree.ts';
import { changesOf, tops, type Changes } from './changes.ts';
import { belowOf, branchOf, heightOf, isWithin, levelOf, pathOf, rootOf, top, type Tree } from './tree.ts';

/**
 * Two people changed one tree: where both changed the same department, one of the two has to give way. `theyArchived` is what one of them
 * archived and the other changed, `iArchived` the other way round; at `place` a department has no room any more, and stays where they have it.
 */
export interface Conflict {
  id: string;
  kind: 'renamed' | 'moved' | 'theyArchived' | 'iArchived' | 'place';
}

export type Choice = 'mine' | 'theirs';
export type Choices = ReadonlyMap<string, Choice>;

export const keyOf = ({ kind, id }: Conflict): string => `${kind} ${id}`;

export const choiceOf = (choices: Choices, conflict: Conflict): Choice =>
  choices.get(keyOf(conflict)) ?? (conflict.kind === 'iArchived' || conflict.kind === 'place' ? 'theirs' : 'mine');

interface Merged {
  tree: Tree;
  conflicts: Conflict[];
}

/** My changes of a tree done once more on the tree that somebody else has made of the same one meanwhile. */
export function merged(base: Tree, mine: Tree, theirs: Tree, choices: Choices = new Map()): Merged {
  const own = changesOf(base, mine);
  const others = changesOf(base, theirs);
  const work = { nodes: new Map(theirs.nodes), below: new Map([...theirs.below].map(([id, ids]) => [id, [...ids]])) };
  const conflicts = new Map<string, Conflict>();
  const mineWins = (id: string, kind: Conflict['kind']): boolean => {
    const conflict = { id, kind };
    conflicts.set(keyOf(conflict), conflict);
    return choiceOf(choices, conflict) === 'mine';
  };
  const made = madeAgain(mine, theirs, own, mineWins);
  for (const [id, node] of made) work.nodes.set(id, { ...node });
  rename(work, own, others, mineWins);
  place(work, { mine, theirs, own, others, made }, mineWins);
  archive(work, base, own, others, mineWins);
  return { tree: work, conflicts: [...conflicts.values()] };
}

type Work = { nodes: Map<string, DepartmentNode>; below: Map<string, string[]> };
type MineWins = (id: string, kind: Conflict['kind']) => boolean;

/** New departments of mine, and those that they archived while I changed them, with what is below those: they are made once more. */
function madeAgain(mine: Tree, theirs: Tree, { added, renamed, moved }: Changes, mineWins: MineWins): Map<string, DepartmentNode> {
  const isAdded = new Set(added.map(({ _id }) => _id));
  const lost = (id: string | null | undefined): id is string =>
    typeof id === 'string' && mine.nodes.has(id) && !theirs.nodes.has(id) && !isAdded.has(id);
  const placed = [...added, ...moved.map(({ node }) => node)];
  const touched = new Set([...renamed, ...moved].map(({ node }) => node._id).filter(lost));
  for (const { _id, parentId } of placed) if (!lost(_id) && lost(parentId)) touched.add(parentId);
  const again = new Set<string>();
  for (const id of touched) {
    if (!mineWins(id, 'theyArchived')) continue;
    for (const each of [...branchOf(mine, id), ...pathOf(mine, id)]) if (lost(each)) again.add(each);
  }
  for (const { _id } of added) again.add(_id);
  // Additions below something that stays archived are dropped.
  const stands = (id: string): boolean => !pathOf(mine, id).some((each) => lost(each) && !again.has(each));
  return new Map([...again].filter(stands).flatMap((id) => [[id, mine.nodes.get(id) as DepartmentNode] as const]));
}

function rename({ nodes }: Work, own: Changes, others: Changes, mineWins: MineWins): void {
  const theirNames = new Map(others.renamed.map(({ node }) => [node._id, node.name]));
  for (const { node } of own.renamed) {
    const now = nodes.get(node._id);
    const theirName = theirNames.get(node._id);
    if (!now || now.name === node.name) continue;
    if (theirName !== undefined && !mineWins(node._id, 'renamed')) continue;
    nodes.set(node._id, { ...now, name: node.name });
  }
}

interface Sides {
  mine: Tree;
  theirs: Tree;
  own: Changes;
  others: Changes;
  made: ReadonlyMap<string, DepartmentNode>;
}

/** Takes all that I moved out of the tree, then puts it where I have it, from the top down: no place depends on what has yet to go. */
function place(work: Work, { mine, theirs, own, others, made }: Sides, mineWins: MineWins): void {
  const theirMoves = new Map(others.moved.map(({ node }) => [node._id, node.parentId]));
  const mayMove = ({ node }: { node: DepartmentNode }): boolean => {
    if (!theirs.nodes.has(node._id) || (node.parentId && !work.nodes.has(node.parentId))) return false;
    const both = theirMoves.has(node._id) && theirMoves.get(node._id) !== node.parentId;
    return !both || mineWins(node._id, 'moved');
  };
  const going = new Set([...own.moved.filter(mayMove).map(({ node }) => node._id), ...made.keys()]);
  for (const id of going) {
    const parent = theirs.nodes.get(id)?.parentId;
    if (parent !== undefined) {
      const siblings = work.below.get(parent ?? top) ?? [];
      siblings.splice(siblings.indexOf(id), 1);
    }
  }
  const waiting = branchOf(mine, top).filter((id) => going.has(id));
  // Archived departments are still in the tree but take no position.
  const leaving = new Set(own.archived.map(({ _id }) => _id));
  const unplaced: string[] = [];
  for (const id of waiting) {
    const parent = mine.nodes.get(id)?.parentId ?? top;
    if (hasRoom(work, id, parent, leaving)) put(work, id, parent, indexFor(work, mine, id, parent, going));
    else unplaced.push(id);
  }
  for (const id of unplaced) {
    mineWins(id, 'place');
    const theirParent = theirs.nodes.get(id)?.parentId ?? '';
    const parent = isAttached(work, theirParent) && !isWithin(work, theirParent, id) ? theirParent : (rootOf(work) ?? top);
    put(work, id, parent, belowOf(work, parent).length);
  }
}

const isAttached = (work: Work, id: string): boolean => {
  const last = pathOf(work, id).at(-1) ?? id;
  return work.nodes.has(id) && belowOf(work, top).includes(last);
};

function hasRoom(work: Work, id: string, parent: string, leaving: ReadonlySet<string>): boolean {
  if (!isAttached(work, parent) || isWithin(work, parent, id)) return false;
  return levelOf(work, parent) + heightOf(work, id, leaving) <= treeLimits.levels;
}

function put(work: Work, id: string, parent: string, index: number): void {
  const siblings = work.below.get(parent);
  if (siblings) siblings.splice(index, 0, id);
  else work.below.set(parent, [id]);
  const node = work.nodes.get(id);
  const parentId = parent === top ? null : parent;
  if (node && node.parentId !== parentId) work.nodes.set(id, { ...node, parentId });
}

function indexFor(work: Work, mine: Tree, id: string, parent: string, going: ReadonlySet<string>): number {
  const own = belowOf(mine, parent);
  const now = belowOf(work, parent);
  const here = own.indexOf(id);
  if (own.slice(here + 1).every((each) => going.has(each))) return now.length;
  for (let before = here - 1; before >= 0; before -= 1) {
    const index = now.indexOf(own[before] ?? '');
    if (index >= 0) return index + 1;
  }
  return 0;
}

/** Archives my departments, unless theirs or mine changed or moved something into them. */
function archive(work: Work, base: Tree, own: Changes, others: Changes, mineWins: MineWins): void {
  const gone = new Set(own.archived.map(({ _id }) => _id));
  const changed = new Set([...others.renamed, ...others.moved].map(({ node }) => node._id));
  for (const id of tops(base, gone)) {
    const touched = branchOf(base, id).some((each) => gone.has(each) && changed.has(each));
    const branch = work.nodes.has(id) ? branchOf(work, id) : [];
    const came = branch.some((each) => !gone.has(each));
    if ((touched || came) && !mineWins(id, 'iArchived')) continue;
    for (const each of touched ? branchOf(base, id).filter((one) => gone.has(one)) : [id]) remove(work, each);
  }
}

function remove(work: Work, id: string): void {
  const node = work.nodes.get(id);
  if (!node) return;
  const siblings = work.below.get(node.parentId ?? top);
  siblings?.splice(siblings.indexOf(id), 1);
  for (const each of branchOf(work, id)) {
    work.nodes.delete(each);
    work.below.delete(each);
  }
}
