import { useCallback, useEffect, useMemo, useReducer, useState, type Dispatch } from 'react';
import type { TreeFault } from '../../../domain/departmentTree.ts';
import { changesOf, countOf, markOf, nameFaults, reordered, shapeFault, type Changes, type NameFault } from './changes.ts';
import { begin, reduce, type TreeAction } from './state.ts';
import type { TreeMessage, TreeState } from './treeState.ts';
import type { Tree } from './tree.ts';
import type { Mark } from './TreeRow.tsx';
import type { ReadTree } from './useTree.ts';

export interface Editing {
  state: TreeState;
  dispatch: Dispatch<TreeAction>;
  version: number;
  changes: Changes;
  count: number;
  faults: ReadonlyMap<string, NameFault>;
  shape: TreeFault | undefined;
  markOf: (id: string) => Mark;
  become: (read: ReadTree, tree: Tree, message?: TreeMessage) => void;
}

export function useEditing(read: ReadTree): Editing {
  const [state, dispatch] = useReducer(reduce, read.tree, begin);
  const [version, setVersion] = useState(read.version);
  const { base, history } = state;
  const { tree } = history;
  const { below } = tree;
  const { past } = history;
  const hands = useMemo(() => new Set(past.filter(({ what }) => what === 'move').map(({ id }) => id)), [past]);
  const changes = useMemo(() => changesOf(base, tree, hands), [base, tree, hands]);
  const faults = useSame(useMemo(() => nameFaults(changes), [changes]));
  // Names don't affect the shape.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const shape = useMemo(() => shapeFault(tree), [below]);
  const others = useMemo(() => new Set(reordered(base, { nodes: new Map(), below }, hands)), [base, below, hands]);
  const become = useCallback((newer: ReadTree, next: Tree, message?: TreeMessage) => {
    setVersion(newer.version);
    dispatch({ type: 'become', base: newer.tree, tree: next, ...(message && { message }) });
  }, []);
  const untouched = history.past.length === 0 && history.future.length === 0 && !state.editing;
  useEffect(() => {
    // Without own changes, start from the newer tree.
    if (untouched && read.version > version) become(read, read.tree);
  }, [untouched, read, version, become]);
  return {
    state,
    dispatch,
    version,
    changes,
    count: countOf(changes),
    faults,
    shape,
    markOf: (id) => {
      const node = tree.nodes.get(id);
      return node && markOf(base, node, others);
    },
    become,
  };
}

/** Keeps the map's identity while it is equal, since lines are measured by it. */
function useSame<Value>(map: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  const [kept, setKept] = useState(map);
  const same = kept.size === map.size && [...map].every(([key, value]) => kept.get(key) === value);
  if (!same) setKept(map);
  return same ? kept : map;
}
