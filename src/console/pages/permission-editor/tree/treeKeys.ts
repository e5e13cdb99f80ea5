import type { Department } from './departments.ts';

export type TreeMove = { to: number } | { open: Department[] } | { close: Department } | { toggle: Department };

interface Place {
  rows: readonly Department[];
  active: number;
  isOpen: (department: Department) => boolean;
}

/** The keys of WAI-ARIA's tree with checkboxes: arrows, Home, End, Space or Enter, and `*` for all siblings. */
export function moveOf(key: string, { rows, active, isOpen }: Place): TreeMove | undefined {
  const here = rows[active];
  if (!here) return undefined;
  const last = rows.length - 1;
  switch (key) {
    case 'ArrowDown':
      return { to: Math.min(active + 1, last) };
    case 'ArrowUp':
      return { to: Math.max(active - 1, 0) };
    case 'Home':
      return { to: 0 };
    case 'End':
      return { to: last };
    case 'PageDown':
      return { to: Math.min(active + page, last) };
    case 'PageUp':
      return { to: Math.max(active - page, 0) };
    case 'ArrowRight':
      if (here.children.length === 0) return undefined;
      return isOpen(here) ? { to: Math.min(active + 1, last) } : { open: [here] };
    case 'ArrowLeft':
      if (here.children.length > 0 && isOpen(here)) return { close: here };
      return here.parent ? { to: rows.indexOf(here.parent) } : undefined;
    case '*':
      return { open: (here.parent?.children ?? [here]).filter(({ children }) => children.length > 0) };
    case ' ':
    case 'Enter':
      return { toggle: here };
    default:
      return undefined;
  }
}

/** The next row, round and round, whose name begins with what is typed. */
export function typedTo(typed: string, rows: readonly Department[], active: number): number | undefined {
  const from = typed.length > 1 ? active : active + 1;
  for (let step = 0; step < rows.length; step += 1) {
    const index = (from + step) % rows.length;
    if (rows[index]?.name.toLowerCase().startsWith(typed.toLowerCase())) return index;
  }
  return undefined;
}

const page = 10;
