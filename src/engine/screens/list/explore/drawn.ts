import type { Exploration } from '../../../plan/BreakdownPlan.ts';
import type { Figure, Figures } from './figures.ts';

/** Groups of a field that is no time are drawn up to so many. */
export const mostBars = 30;
const mostSeries = 8;

export interface Series {
  id: string;
  label: string;
  /** Stands for several keys, which no link finds. */
  other?: boolean;
}

export interface DrawnRow {
  label: string;
  /** On the axis. */
  short: string;
  keys: (string | null)[];
  values: (number | null)[];
  counts: number[];
}

export interface Drawn {
  series: Series[];
  /** Keys of the second field, by series. */
  columns: (string | null)[];
  rows: DrawnRow[];
  /** Number of groups that the chart leaves out. */
  left: number;
}

/** The figures that a chart has room for: the largest groups, and the largest keys of the second field. */
export function drawnOf({ rows, columns }: Figures, { by, measure }: Exploration, otherLabel: string): Drawn {
  const shown = by[0]?.step ? rows : rows.slice(0, mostBars);
  const valueOf = (figure: Figure | undefined): number | null => (measure ? (figure?.value ?? null) : (figure?.count ?? 0));
  const left = rows.length - shown.length;
  if (by.length < 2)
    return {
      series: [{ id: 'whole', label: '' }],
      columns: [],
      rows: shown.map(({ key, label, short, whole }) => ({ label, short, keys: [key], values: [valueOf(whole)], counts: [whole.count] })),
      left,
    };
  const own = columns.slice(0, mostSeries);
  // Sums can be put together; a mean of the rest is not in the answer.
  const hasOther = columns.length > own.length && (!measure || measure.kind === 'sum');
  return {
    series: [
      ...own.map(({ key, label }) => ({ id: `series ${String(key)}`, label })),
      ...(hasOther ? [{ id: 'other', label: otherLabel, other: true }] : []),
    ],
    columns: own.map(({ key }) => key),
    rows: shown.map(({ key, label, short, each }) => {
      const rest = each.slice(own.length);
      const sum = (of: (figure: Figure) => number) => rest.reduce((total, figure) => total + (figure ? of(figure) : 0), 0);
      return {
        label,
        short,
        keys: [key],
        values: [...own.map((_, index) => valueOf(each[index])), ...(hasOther ? [sum((figure) => valueOf(figure) ?? 0)] : [])],
        counts: [...own.map((_, index) => each[index]?.count ?? 0), ...(hasOther ? [sum(({ count }) => count)] : [])],
      };
    }),
    left,
  };
}
