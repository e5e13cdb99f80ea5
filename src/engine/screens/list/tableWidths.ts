import { useCallback, useMemo, useState } from 'react';
import type { ColumnPlan, Plan } from '../../plan/Plan.ts';
import type { ShownColumn } from '../values/field.ts';

const declaredIn = (width: string | undefined, unit: 'px' | '%'): number => (width?.endsWith(unit) ? parseFloat(width) : 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((before, each) => before + each, 0);

const date = 160;
/** Columns don't get smaller than this: more of them scroll. */
export const least = 88;
const isDate = ({ kind }: ColumnPlan): boolean => kind.startsWith('date');
/** Pixels. */
const wantedBy = (column: ColumnPlan): number => (isDate(column) ? date : /number|boolean/.test(column.kind) ? 88 : 120);

/** A column without a width takes the rest. Pixel widths beyond the room scroll (spec 1 §2.8), percentages fit. */
function laidOut(columns: readonly ColumnPlan[], tools: number, room: number) {
  const fixed = columns.map(({ width }) => declaredIn(width, 'px'));
  const narrow = tools + least * columns.length;
  const total = fixed.some(Boolean) ? tools + sum(fixed.map((each) => each || date)) : room > 0 && narrow > room ? narrow : undefined;
  const place = Math.max(room, total ?? 0);
  const whole = fixed.some(Boolean) ? place : room;
  const requested = columns.map((column, index) => (fixed[index] ? 0 : (declaredIn(column.width, '%') * whole) / 100 || wantedBy(column)));
  const scale = (place - tools - sum(fixed)) / sum(requested);
  let widths = columns.map((column) => column.width ?? (isDate(column) ? `${date}px` : undefined));
  if (!widths.includes(undefined)) widths = [...widths.slice(0, -1), undefined];
  if (scale > 0 && scale < 1) widths = requested.map((each, index) => `${fixed[index] || each * scale}px`);
  return { total, widths, scrolls: room > 0 && place > room };
}

export function useWidths(columns: readonly ColumnPlan[], tools: number) {
  const [room, setRoom] = useState(0);
  const box = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setRoom(element.clientWidth);
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, ...laidOut(columns, tools, room) };
}

/** Logs show the time, other lists only the day. */
export const shownColumns = ({ kind }: Pick<Plan, 'kind'>, columns: readonly ShownColumn[]): readonly ShownColumn[] =>
  kind === 'log' ? columns.map((column) => (!column.widget && isDate(column) ? { ...column, widget: 'moment' } : column)) : columns;

export const useShownColumns = ({ kind }: Plan, columns: readonly ShownColumn[]): readonly ShownColumn[] =>
  useMemo(() => shownColumns({ kind }, columns), [kind, columns]);
