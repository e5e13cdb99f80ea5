import { useDeferredValue, useMemo, useState, type UIEvent } from 'react';
import type { ShownColumn } from '../values/field.ts';
import { least } from './tableWidths.ts';

/** From so many on, columns out of sight are left out: thousands of cells would hold up each page and each scroll. */
const many = 60;
/** Pixels of a scroll after which columns come and go; as many are ready on both sides. */
const step = 400;

/** Neighbouring columns that are out of sight, as one empty cell. */
export interface Gap {
  path: string;
  gap: number;
}

/** The columns of a table that scrolls sideways. The first and the primary one always stay. */
export function useColumnsInSight(columns: readonly ShownColumn[], widths: readonly (string | undefined)[]) {
  const [scrolled, setLeft] = useState(0);
  // A press or the next scroll goes before cells that come into sight.
  const left = useDeferredValue(scrolled);
  const isCut = columns.length > many;
  const pixels = isCut ? widths.map((width) => parseFloat(width ?? '') || least).join(' ') : '';
  const shown = useMemo(
    () => (isCut ? withGaps(columns, pixels.split(' ').map(Number), [left - step, left + window.innerWidth + step]) : columns),
    [isCut, columns, pixels, left],
  );
  const onScroll = ({ currentTarget }: UIEvent) => setLeft(Math.floor(currentTarget.scrollLeft / step) * step);
  return { shown, ...(isCut && { onScroll }) };
}

function withGaps(columns: readonly ShownColumn[], widths: readonly number[], [from, to]: [number, number]): (ShownColumn | Gap)[] {
  const shown: (ShownColumn | Gap)[] = [];
  let start = 0;
  for (const [index, column] of columns.entries()) {
    const end = start + (widths[index] ?? 0);
    const last = shown.at(-1);
    if (index === 0 || column.primary || (end >= from && start <= to)) shown.push(column);
    else if (last && 'gap' in last) last.gap += 1;
    else shown.push({ path: `before ${column.path}`, gap: 1 });
    start = end;
  }
  return shown;
}
