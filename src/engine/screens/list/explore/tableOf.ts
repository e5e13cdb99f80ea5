import type { BreakdownPlan, Exploration } from '../../../plan/BreakdownPlan.ts';
import type { Figure, Figures } from './figures.ts';
import { measureInWords } from './titleOfExploration.ts';

interface Cell {
  value: number | null;
  /** Keys of its group; absent for a figure of several groups. */
  keys?: (string | null)[];
  /** The group has rows. */
  there: boolean;
}

export interface TableRow {
  id: string;
  names: string[];
  cells: Cell[];
}

export interface FigureTable {
  heads: string[];
  /** Number of the first columns that name a group. */
  named: number;
  rows: TableRow[];
  last: TableRow;
}

/** More keys of the second field than these make rows, not columns. */
const mostColumns = 12;

/** The figures as a table: the second field's keys side by side, if they are few. */
export function tableOf(
  { rows, columns, all }: Figures,
  exploration: Exploration,
  breakdown: BreakdownPlan,
  resource: string,
  translate: (key: string, args?: object) => string,
): FigureTable {
  const { by, measure } = exploration;
  const fields = by.map(({ field }) => translate(breakdown.dimensions.find((each) => each.field === field)?.label ?? field));
  const measured = measureInWords(measure, breakdown, resource, translate);
  const figures = (figure: Figure | undefined, keys?: (string | null)[]): Cell[] => {
    const there = figure !== undefined && figure.count > 0;
    const own = { there, ...(keys && { keys }) };
    const count = { ...own, value: figure?.count ?? 0 };
    return measure ? [count, { ...own, value: figure?.value ?? null }] : [count];
  };
  const heads = measure ? [measureInWords(undefined, breakdown, resource, translate), measured] : [measured];
  const last = (before: number, cells: Cell[]): TableRow => ({
    id: 'all',
    names: [translate('screens.explore.all'), ...Array.from({ length: before - 1 }, () => '')],
    cells,
  });
  if (by.length < 2)
    return {
      heads: [...fields, ...heads],
      named: 1,
      rows: rows.map(({ key, label, whole }) => ({ id: String(key), names: [label], cells: figures(whole, [key]) })),
      last: last(1, figures(all)),
    };
  if (columns.length > mostColumns)
    return {
      heads: [...fields, ...heads],
      named: 2,
      rows: rows.flatMap(({ key, label, each }) =>
        columns.flatMap((column, index) => {
          const figure = each[index];
          return figure ? [{ id: `${key} ${column.key}`, names: [label, column.label], cells: figures(figure, [key, column.key]) }] : [];
        }),
      ),
      last: last(2, figures(all)),
    };
  const only = (figure: Figure | undefined, keys?: (string | null)[]): Cell => {
    const there = figure !== undefined && figure.count > 0;
    return { there, value: measure ? (figure?.value ?? null) : (figure?.count ?? 0), ...(keys && { keys }) };
  };
  return {
    heads: [fields[0] ?? '', ...columns.map(({ label }) => label), translate('screens.explore.total')],
    named: 1,
    rows: rows.map(({ key, label, whole, each }) => ({
      id: String(key),
      names: [label],
      cells: [...columns.map((column, index) => only(each[index], [key, column.key])), only(whole, [key])],
    })),
    last: last(1, [...columns.map(() => ({ value: null, there: false })), only(all)]),
  };
}
