import { archiving, moving, renaming, type Patch } from './edits.ts';
import { done, redone, undone, type StepName } from './history.ts';
import type { Move, MoveRefusal } from './moves.ts';
import { above, matchesOf } from './search.ts';
import type { TreeMessage, TreeState } from './treeState.ts';
import { belowOf, branchOf, parentOf, pathOf, rootOf, top, type Tree } from './tree.ts';

// Actions of the editor.

export function at(state: TreeState, id: string, take = true): TreeState {
  const { tree } = state.history;
  if (!tree.nodes.has(id)) return state;
  const path = pathOf(tree, id);
  const open = path.every((each) => state.open.has(each)) ? state.open : new Set([...state.open, ...path]);
  return { ...state, open, current: id, calls: state.calls + (take ? 1 : 0) };
}

export const withMessage = (state: TreeState, key: string, args: TreeMessage['args'] = {}): TreeState => ({
  ...state,
  message: { key, args },
});

/** Records a step; the platform's error about the department is outdated. */
export function did(state: TreeState, patch: Patch, what: StepName, id: string, typing?: string): TreeState {
  const name = state.history.tree.nodes.get(id)?.name ?? '';
  const history = done(state.history, patch, { what, id, name }, typing);
  const refusals = state.refusals.has(id) ? new Map([...state.refusals].filter(([each]) => each !== id)) : state.refusals;
  return { ...state, history, refusals };
}

export function searched(state: TreeState, query: string): TreeState {
  if (query === state.query) return state;
  const { tree } = state.history;
  const before = state.openBefore ?? state.open;
  if (query === '') {
    const open = new Set([...before, ...pathOf(tree, state.current)]);
    return { ...state, query, open, openBefore: undefined };
  }
  const found = matchesOf(tree, query);
  const open = above(tree, found);
  const current = found.includes(state.current) ? state.current : (found[0] ?? shown(tree, open, state.current));
  return { ...withMessage(state, 'found', { smart_count: found.length }), query, open, openBefore: before, current };
}

/** Ends typing; restores a reverted name, and removes a new department without one. */
export function stopped(state: TreeState, revert = false, take = false): TreeState {
  const { editing, history } = state;
  if (!editing) return state;
  const rest = { ...state, editing: undefined, history: { ...history, typing: undefined }, calls: state.calls + (take ? 1 : 0) };
  const name = history.tree.nodes.get(editing.id)?.name;
  const isNew = !state.base.nodes.has(editing.id);
  if (isNew && revert && editing.before === '') {
    const parent = parentOf(history.tree, editing.id) ?? top;
    const [last] = history.past.slice(-1);
    const alone = last?.what === 'add' && last.id === editing.id;
    if (alone) {
      const gone = undone(history);
      if (gone) return { ...rest, history: { ...gone, future: [] }, current: parent };
    }
  }
  if (!revert || name === undefined || name === editing.before) return rest;
  const patch = renaming(history.tree, editing.id, editing.before);
  return patch ? did(rest, patch, 'rename', editing.id) : rest;
}

export function archived(state: TreeState, id: string): TreeState {
  const { tree } = state.history;
  if (id === rootOf(tree)) return withMessage(state, 'refused.root');
  const patch = archiving(tree, id);
  if (!patch) return state;
  const parent = parentOf(tree, id) ?? top;
  const siblings = belowOf(tree, parent);
  const index = siblings.indexOf(id);
  const next = siblings[index + 1] ?? siblings[index - 1] ?? parent;
  const name = tree.nodes.get(id)?.name ?? '';
  const gone = did({ ...state, editing: undefined }, patch, 'archive', id);
  // Unsaved departments are removed; stored ones stay until Update.
  return withMessage(at(gone, next), state.base.nodes.has(id) ? 'archived' : 'takenAway', { name, smart_count: patch.nodes.size });
}

/** Restores archived departments to their position, with their archived ancestors. */
export function putBack(state: TreeState, ids: readonly string[], word?: string): TreeState {
  const { base, history } = state;
  const back = new Set(ids.flatMap((id) => [...(word ? branchOf(base, id) : [id]), ...pathOf(base, id)]));
  const coming = [...base.nodes.keys()].filter((id) => back.has(id) && !history.tree.nodes.has(id));
  const [first] = ids;
  if (coming.length === 0 || first === undefined) return state;
  const nodes = new Map(coming.map((id) => [id, base.nodes.get(id)]));
  const below = new Map<string, readonly string[]>();
  for (const id of coming) {
    const parent = parentOf(base, id) ?? top;
    const now = below.get(parent) ?? belowOf(history.tree, parent);
    const own = belowOf(base, parent);
    const before = own.slice(0, own.indexOf(id)).findLast((each) => now.includes(each));
    below.set(parent, now.toSpliced(before === undefined ? 0 : now.indexOf(before) + 1, 0, id));
  }
  const restored = did(state, { nodes, below }, 'restore', first);
  return word ? withMessage(at(restored, first), word, { name: base.nodes.get(first)?.name ?? '' }) : restored;
}

export function moved(state: TreeState, id: string, { place, refused }: Move): TreeState {
  const { tree } = state.history;
  const name = tree.nodes.get(id)?.name ?? '';
  if (refused) return withMessage(state, `refused.${refused satisfies MoveRefusal}`, { name });
  const patch = moving(tree, id, place);
  if (!patch) return state;
  const after = at(did({ ...state, editing: undefined }, patch, 'move', id), id);
  const now = belowOf(after.history.tree, place.parent);
  const parent = tree.nodes.get(place.parent)?.name ?? '';
  return withMessage(after, 'moved', { name, parent, place: now.indexOf(id) + 1, of: now.length } satisfies Record<
    string,
    string | number
  >);
}

export function shown(tree: Tree, open: ReadonlySet<string>, id: string): string {
  if (!tree.nodes.has(id)) return rootOf(tree) ?? top;
  return pathOf(tree, id).findLast((each) => !open.has(each)) ?? id;
}

export function wentBack(state: TreeState, way: 'undo' | 'redo'): TreeState {
  const { history } = state;
  const step = (way === 'undo' ? history.past : history.future).at(-1);
  const next = way === 'undo' ? undone(history) : redone(history);
  if (!next || !step) return withMessage(state, way === 'undo' ? 'nothingToUndo' : 'nothingToRedo');
  const name = next.tree.nodes.get(step.id)?.name ?? history.tree.nodes.get(step.id)?.name ?? step.name;
  const stays = next.tree.nodes.has(step.id) ? step.id : (parentOf(history.tree, step.id) ?? rootOf(next.tree) ?? top);
  const word = way === 'undo' ? 'undone' : 'redone';
  return withMessage(at({ ...state, history: next, refusals: new Map() }, stays), `${word}.${step.what}`, { name });
}
