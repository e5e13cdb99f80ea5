import { useLayoutEffect, useMemo, useState } from 'react';
import type { ColumnPlan, Plan } from '../../plan/Plan.ts';
import type { ShownColumn } from '../widgets/field.ts';

/** What a width says in a unit; 0 where it says something else, or nothing. */
const said = (width: string | undefined, unit: 'px' | '%'): number => (width?.endsWith(unit) ? parseFloat(width) : 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((before, each) => before + each, 0);

/** A column that says no width needs so much, and a date a little more: pixels. */
const least = 120;
const date = 160;

/**
 * The widths of a table's columns. One always takes what is left: a table whose columns all say theirs would stretch the box column, too.
 * Where that would be too little, those in parts of the whole give of theirs.
 */
function widthsOf(columns: readonly ColumnPlan[], tools: number, room = Infinity): (string | undefined)[] {
  const widths = columns.map(({ width, kind }) => width ?? (kind.startsWith('date') ? `${date}px` : undefined));
  if (!widths.includes(undefined)) widths.splice(-1, 1, undefined);
  const taken = tools + sum(widths.map((width) => (width ? said(width, 'px') : least)));
  const scale = (room - taken) / ((room * sum(widths.map((width) => said(width, '%')))) / 100);
  return scale > 0 && scale < 1 ? widths.map((width) => (said(width, '%') ? `${said(width, '%') * scale}%` : width)) : widths;
}

/**
 * The widths of a table's columns, and whether it has to scroll sideways: when its columns say their widths in pixels, and these are more than
 * there is room for (spec 1 §2.8: 2,800 pixels). A table in parts of the whole always fits.
 */
export function useWidths(columns: readonly ColumnPlan[], tools: number) {
  const total = totalOf(columns, tools);
  const [element, box] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setRoom(element.clientWidth);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { box, total, widths: widthsOf(columns, tools, room), scrolls: total !== undefined && room !== undefined && total > room };
}

/** Columns without pixels of their own get the room that a date needs. */
function totalOf(columns: readonly ColumnPlan[], tools: number): number | undefined {
  const pixels = columns.map(({ width }) => said(width, 'px'));
  return pixels.some(Boolean) ? tools + sum(pixels.map((each) => each || date)) : undefined;
}

/** The columns as their cells show them: in a log the time matters, where any other list is content with the day. */
export const useShownColumns = ({ kind: kindOfPlan }: Plan, columns: readonly ShownColumn[]): readonly ShownColumn[] =>
  useMemo(() => {
    if (kindOfPlan !== 'log') return columns;
    return columns.map((column) => (!column.widget && column.kind.startsWith('date') ? { ...column, widget: 'moment' } : column));
  }, [kindOfPlan, columns]);
