import { useLayoutEffect, useMemo, useState } from 'react';
import type { ColumnPlan, Plan } from '../../plan/Plan.ts';
import type { ShownColumn } from '../values/field.ts';

/** What a width says in a unit; 0 where it says something else, or nothing. */
const said = (width: string | undefined, unit: 'px' | '%'): number => (width?.endsWith(unit) ? parseFloat(width) : 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((before, each) => before + each, 0);

const date = 160;
const isDate = ({ kind }: ColumnPlan): boolean => kind.startsWith('date');
/** What a column wants that says no width: pixels. */
const wantedBy = (column: ColumnPlan): number => (isDate(column) ? date : /number|boolean/.test(column.kind) ? 88 : 120);

/**
 * The widths of a table's columns. One always takes what is left: a table whose columns all say theirs would stretch the box column, too.
 * Where there is less room than they want together, all but those in pixels give of theirs alike.
 *
 * A table has to scroll sideways when its columns say their widths in pixels, and these are more than there is room for (spec 1 §2.8: 2,800
 * pixels); columns without pixels of their own get the room that a date needs then. A table in parts of the whole always fits.
 */
function laidOut(columns: readonly ColumnPlan[], tools: number, room: number) {
  const fixed = columns.map(({ width }) => said(width, 'px'));
  const total = fixed.some(Boolean) ? tools + sum(fixed.map((each) => each || date)) : undefined;
  const place = Math.max(room, total ?? 0);
  const wanted = columns.map((column, index) => (fixed[index] ? 0 : (said(column.width, '%') * place) / 100 || wantedBy(column)));
  const scale = (place - tools - sum(fixed)) / sum(wanted);
  let widths = columns.map((column) => column.width ?? (isDate(column) ? `${date}px` : undefined));
  if (!widths.includes(undefined)) widths = [...widths.slice(0, -1), undefined];
  if (scale > 0 && scale < 1) widths = wanted.map((each, index) => `${fixed[index] || each * scale}px`);
  return { total, widths, scrolls: room > 0 && place > room };
}

/** The widths of a table's columns in its place, and whether it has to scroll there. */
export function useWidths(columns: readonly ColumnPlan[], tools: number) {
  const [element, box] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setRoom(element.clientWidth);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { box, ...laidOut(columns, tools, room) };
}

/** The columns as their cells show them: in a log the time matters, where any other list is content with the day. */
export const shownColumns = ({ kind }: Pick<Plan, 'kind'>, columns: readonly ShownColumn[]): readonly ShownColumn[] =>
  kind === 'log' ? columns.map((column) => (!column.widget && isDate(column) ? { ...column, widget: 'moment' } : column)) : columns;

export const useShownColumns = ({ kind }: Plan, columns: readonly ShownColumn[]): readonly ShownColumn[] =>
  useMemo(() => shownColumns({ kind }, columns), [kind, columns]);
