import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { ColumnPlan, Plan } from '../../plan/Plan.ts';
import type { ShownColumn } from '../widgets/field.ts';

/** The widths of a table's columns. One always takes what is left: a table whose columns all say theirs would stretch the box column, too. */
export function widthsOf(columns: readonly ColumnPlan[]): (string | undefined)[] {
  const widths = columns.map(({ width, kind }) => width ?? (kind === 'date' || kind === 'dateTime' ? '160px' : undefined));
  return widths.includes(undefined) ? widths : [...widths.slice(0, -1), undefined];
}

/**
 * Whether a table has to scroll sideways: when its columns say their widths in pixels, and these are more than there is room for
 * (spec 1 §2.8: 2,800 pixels). A table in parts of the whole always fits.
 */
export function useOverflow(columns: readonly ColumnPlan[], tools: number) {
  const total = totalOf(columns, tools);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    if (!element || total === undefined) return;
    const measure = () => setRoom(element.clientWidth);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, total]);
  return {
    box: useCallback((found: HTMLElement | null) => setElement(found), []),
    total,
    scrolls: total !== undefined && room !== undefined && total > room,
  };
}

/** Columns without pixels of their own get the room that a date needs. */
function totalOf(columns: readonly ColumnPlan[], tools: number): number | undefined {
  const pixels = columns.map(({ width }) => /^(\d+)px$/.exec(width ?? '')?.[1]);
  if (!pixels.some((each) => each !== undefined)) return undefined;
  return tools + pixels.reduce((sum, each) => sum + Number(each ?? 160), 0);
}

/** The columns as their cells show them: in a log the time matters, where any other list is content with the day. */
export const useShownColumns = ({ kind: kindOfPlan }: Plan, columns: readonly ShownColumn[]): readonly ShownColumn[] =>
  useMemo(() => {
    if (kindOfPlan !== 'log') return columns;
    return columns.map((column) => (!column.widget && column.kind.startsWith('date') ? { ...column, widget: 'moment' } : column));
  }, [kindOfPlan, columns]);
