import { adding, between, renaming } from './edits.ts';
import { done } from './history.ts';
import { stepOf, type Move, type Step } from './moves.ts';
import { above } from './search.ts';
import { archived, at, did, moved, putBack, withMessage, searched, shown, stopped, wentBack } from './steps.ts';
import { belowOf, branchesOf, rootOf, top, type Tree } from './tree.ts';
import type { TreeMessage, TreeState } from './treeState.ts';

export type TreeAction =
  | { type: 'focus'; id: string; take?: boolean }
  | { type: 'open'; ids: readonly string[]; closed?: boolean }
  | { type: 'openAll' }
  | { type: 'closeAll' }
  | { type: 'search'; query: string }
  | { type: 'edit'; id: string }
  | { type: 'type'; id: string; name: string }
  | { type: 'stop'; id: string; revert?: boolean; take?: boolean }
  | { type: 'add'; parent: string; id: string }
  | { type: 'archive'; id: string }
  | { type: 'restore'; id: string }
  | { type: 'step'; id: string; step: Step }
  | { type: 'move'; id: string; move: Move }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'become'; base: Tree; tree: Tree; message?: TreeMessage }
  | { type: 'refuse'; refusals: ReadonlyMap<string, string>; putBack: readonly string[] };

/** Up to this size all departments start open; otherwise two levels. */
const openWhole = 200;

export function begin(base: Tree, tree: Tree = base): TreeState {
  const root = rootOf(tree) ?? top;
  const open = new Set(tree.nodes.size <= openWhole ? branchesOf(tree) : belowOf(tree, top));
  return { base, history: { tree, past: [], future: [] }, open, query: '', current: root, calls: 0, refusals: new Map() };
}

export function reduce(state: TreeState, action: TreeAction): TreeState {
  const { history, open } = state;
  const { tree } = history;
  switch (action.type) {
    case 'focus':
      return at(state, action.id, action.take);
    case 'open': {
      const next = new Set(open);
      for (const id of action.ids)
        if (action.closed) next.delete(id);
        else next.add(id);
      return { ...state, open: next, current: shown(tree, next, state.current) };
    }
    case 'openAll':
      return { ...state, open: new Set(branchesOf(tree)) };
    case 'closeAll': {
      const next = new Set(belowOf(tree, top));
      return { ...state, open: next, current: shown(tree, next, state.current) };
    }
    case 'search':
      return searched(state, action.query);
    case 'edit': {
      const node = tree.nodes.get(action.id);
      if (!node || action.id === rootOf(tree)) return withMessage(state, 'refused.root');
      return { ...at(stopped(state), action.id, false), editing: { id: action.id, before: node.name, fresh: true } };
    }
    case 'type': {
      const patch = renaming(tree, action.id, action.name);
      if (!patch) return state;
      const typed = { ...state, ...(state.editing && { editing: { ...state.editing, fresh: false } }) };
      return did(typed, patch, 'rename', action.id, state.editing && `${action.id} ${state.editing.before}`);
    }
    case 'stop':
      return state.editing?.id === action.id ? stopped(state, action.revert, action.take) : state;
    case 'add': {
      const added = did(stopped(state), adding(tree, action.parent, action.id), 'add', action.id, `${action.id} `);
      const shownBelow = { ...added, open: new Set([...added.open, action.parent]) };
      return { ...at(shownBelow, action.id, false), editing: { id: action.id, before: '', fresh: true } };
    }
    case 'archive':
      return archived(state, action.id);
    case 'restore':
      return putBack(state, [action.id], 'restored');
    case 'step':
      return moved(state, action.id, stepOf(tree, action.id, action.step));
    case 'move':
      return moved(state, action.id, action.move);
    case 'undo':
    case 'redo':
      return wentBack(stopped(state), action.type);
    case 'become': {
      const became = begin(action.base, action.tree);
      const begun = { tree: action.base, past: [], future: [] };
      // A single step from theirs, so that all own changes can be undone and redone at once.
      const own = between(action.base, action.tree);
      const step = { what: 'merge' as const, id: became.current, name: '' };
      const mine = own.nodes.size + own.below.size > 0 ? done(begun, own, step) : begun;
      const kept = new Set([...became.open, ...state.open]);
      return { ...became, history: mine, open: kept, current: shown(action.tree, kept, state.current), message: action.message };
    }
    case 'refuse': {
      const back = putBack(state, action.putBack);
      const [first] = action.refusals.keys();
      const opened = {
        ...back,
        message: undefined,
        refusals: action.refusals,
        open: new Set([...back.open, ...above(back.history.tree, [...action.refusals.keys()])]),
      };
      return first === undefined ? opened : at(opened, first);
    }
  }
}
