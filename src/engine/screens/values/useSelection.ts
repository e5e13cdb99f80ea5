import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export type RowId = string;

/** Filter in react-admin's form instead of ids, and the number of rows that the list reported. */
export interface Matching {
  filter: Record<string, unknown>;
  total: number;
  archived: boolean;
  switched?: Record<string, unknown> | undefined;
}

/** Survives paging, and ends with the list or a change of its filters. */
export function useSelection() {
  const [selected, setSelected] = useState<readonly RowId[]>(none);
  const [matching, setMatching] = useState<Matching>();
  const last = useRef<RowId | undefined>(undefined);
  const latest = useRef(selected);
  const change = useCallback((to: (now: readonly RowId[]) => readonly RowId[]) => {
    latest.current = to(latest.current);
    setSelected(latest.current);
  }, []);
  /** Before the next key or press: it must find the selection that is on the screen. */
  const settle = useCallback(() => flushSync(() => setSelected(latest.current)), []);

  /** With `through`, every row from the previously toggled one. */
  const toggle = useCallback(
    (id: RowId, through?: readonly RowId[]) => {
      const from = last.current === undefined || !through ? -1 : through.indexOf(last.current);
      const to = through?.indexOf(id) ?? -1;
      const range = through && from >= 0 && to >= 0 ? through.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      last.current = id;
      change((now) => (now.includes(id) ? now.filter((each) => !range.includes(each)) : [...new Set([...now, ...range])]));
    },
    [change],
  );

  /** Selects or clears all rows of a page, and leaves those of other pages alone. */
  const togglePage = useCallback(
    (ids: readonly RowId[]) => {
      change((now) => {
        const others = now.filter((id) => !ids.includes(id));
        return ids.every((id) => now.includes(id)) ? others : [...others, ...ids];
      });
    },
    [change],
  );

  const select = useCallback(
    (ids: readonly RowId[]) => {
      setMatching(undefined);
      change((now) => (now.length === 0 && ids.length === 0 ? now : ids));
    },
    [change],
  );
  const selectMatching = useCallback(
    (requested: Matching) => {
      change(() => none);
      setMatching(requested);
    },
    [change],
  );
  const clear = useCallback(() => select(none), [select]);
  return { selected, matching, toggle, togglePage, select, selectMatching, clear, settle };
}

/** With all matching rows selected, deselecting one leaves the others of the page selected, and only those. */
export function useShownSelection(own: ReturnType<typeof useSelection>, ids: readonly RowId[]) {
  const { selected, matching, toggle, togglePage, select, selectMatching, clear, settle } = own;
  return useMemo(() => {
    const always = { matching, select, selectMatching, clear, settle };
    if (!matching) return { ...always, selected, count: selected.length, toggle, togglePage };
    return {
      ...always,
      selected: ids,
      count: matching.total,
      toggle: (id: RowId) => select(ids.filter((each) => each !== id)),
      togglePage: clear,
    };
  }, [selected, matching, toggle, togglePage, select, selectMatching, clear, settle, ids]);
}

const none: readonly RowId[] = [];
