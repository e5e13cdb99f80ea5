import { useCallback, useRef, useState } from 'react';

export type RowId = string;

/** The selected rows: they survive paging, and end with the list or when its filters change. */
export function useSelection() {
  const [selected, setSelected] = useState<readonly RowId[]>([]);
  const last = useRef<RowId | undefined>(undefined);

  /** Toggles one row; with `through`, every row between it and the one toggled before. */
  const toggle = useCallback((id: RowId, through?: readonly RowId[]) => {
    const from = last.current === undefined || !through ? -1 : through.indexOf(last.current);
    const to = through?.indexOf(id) ?? -1;
    const range = through && from >= 0 && to >= 0 ? through.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    last.current = id;
    setSelected((now) => (now.includes(id) ? now.filter((each) => !range.includes(each)) : [...new Set([...now, ...range])]));
  }, []);

  /** Selects or clears all rows of a page, and leaves those of other pages alone. */
  const togglePage = useCallback((ids: readonly RowId[]) => {
    setSelected((now) => {
      const others = now.filter((id) => !ids.includes(id));
      return ids.every((id) => now.includes(id)) ? others : [...others, ...ids];
    });
  }, []);

  const select = useCallback((ids: readonly RowId[]) => setSelected(ids), []);
  const clear = useCallback(() => setSelected((now) => (now.length > 0 ? [] : now)), []);
  return { selected, toggle, togglePage, select, clear };
}
