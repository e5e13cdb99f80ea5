import { useRef, type KeyboardEvent } from 'react';

/** Rows of a tree from top to bottom without those in closed branches, and how to act on them. */
export interface VisibleTree<Row extends { level: number }> {
  rows: readonly Row[];
  /** Index of the current row. */
  active: number;
  nameOf: (row: Row) => string;
  /** True for an open branch; undefined for a leaf. */
  openOf: (row: Row) => boolean | undefined;
  goTo: (row: Row, index: number) => void;
  setOpen: (rows: readonly Row[], open: boolean) => void;
  /** Keys of the page, which precede those of a tree. */
  ownAction?: (event: KeyboardEvent) => Action | undefined;
}

export type Action = () => void;

/** Key handler of a WAI-ARIA tree: arrows, Home, End, Page Up and Down, `*` for all siblings, and typeahead. */
export function useTreeKeys<Row extends { level: number }>(tree: VisibleTree<Row>): (event: KeyboardEvent) => void {
  const typed = useRef({ text: '', at: 0 });
  return (event) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    const action = tree.ownAction?.(event) ?? (hasModifier ? undefined : (actionOf(event.key, tree) ?? typeahead(event)));
    if (!action) return;
    event.preventDefault();
    // The console's shortcuts are letters, too.
    event.stopPropagation();
    action();
  };

  function typeahead({ key, timeStamp }: KeyboardEvent): Action | undefined {
    // Other keys are a name; `?` and `/` stay shortcuts.
    if (key.length !== 1 || '?/'.includes(key)) return undefined;
    const { text, at } = typed.current;
    const prefix = timeStamp - at < pause ? text + key : key;
    if (prefix.trim() === '') return undefined;
    typed.current = { text: prefix, at: timeStamp };
    const index = startingWith(prefix, tree);
    const row = tree.rows[index];
    return row && (() => tree.goTo(row, index));
  }
}

/** Pause that ends a typed prefix, in ms. */
const pause = 600;

/** Rows per Page Up and Page Down. */
const page = 10;

function actionOf<Row extends { level: number }>(key: string, tree: VisibleTree<Row>): Action | undefined {
  const { rows, active, openOf } = tree;
  const row = rows[active];
  if (!row) return undefined;
  const goTo = (index: number): Action | undefined => {
    const place = Math.max(0, Math.min(rows.length - 1, index));
    const target = rows[place];
    return target && (() => tree.goTo(target, place));
  };
  const isOpen = openOf(row);
  switch (key) {
    case 'ArrowDown':
      return goTo(active + 1);
    case 'ArrowUp':
      return goTo(active - 1);
    case 'PageDown':
      return goTo(active + page);
    case 'PageUp':
      return goTo(active - page);
    case 'Home':
      return goTo(0);
    case 'End':
      return goTo(rows.length - 1);
    case 'ArrowRight':
      return isOpen === false ? () => tree.setOpen([row], true) : isOpen ? goTo(active + 1) : undefined;
    case 'ArrowLeft': {
      const parent = rows.findLastIndex(({ level }, index) => index < active && level < row.level);
      return isOpen ? () => tree.setOpen([row], false) : parent < 0 ? undefined : goTo(parent);
    }
    case '*':
      return () => tree.setOpen(siblingsOf(rows, active), true);
    default:
      return undefined;
  }
}

/** Visible rows with the same parent, the row itself included. */
function siblingsOf<Row extends { level: number }>(rows: readonly Row[], active: number): Row[] {
  const level = rows[active]?.level ?? 0;
  const start = rows.findLastIndex((row, index) => index < active && row.level < level) + 1;
  const end = rows.findIndex((row, index) => index > active && row.level < level);
  return rows.slice(start, end < 0 ? undefined : end).filter((row) => row.level === level);
}

/** Next row that starts with the typed text; repeating one letter cycles. */
function startingWith<Row extends { level: number }>(typed: string, { rows, active, nameOf }: VisibleTree<Row>): number {
  const isRepeated = typed === typed.charAt(0).repeat(typed.length);
  const prefix = folded(isRepeated ? typed.slice(0, 1) : typed);
  const from = active + (isRepeated ? 1 : 0);
  const fits = (row: Row) => folded(nameOf(row)).startsWith(prefix);
  const next = rows.findIndex((row, index) => index >= from && fits(row));
  return next < 0 ? rows.findIndex(fits) : next;
}

/** Text without accents, in small letters. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
