import type { ActionPlan, BoardPlan, CalendarPlan, ColumnPlan, FilterPlan, Plan, SwitchPlan, ViewPlan } from '../plan/Plan.ts';
import type { Context } from './context.ts';
import { mayLack } from './context.ts';
import type { View } from './Declaration.ts';
import { followPath } from './schema.ts';

export interface ListParts {
  columns: readonly ColumnPlan[];
  filters: readonly FilterPlan[];
  actions: readonly ActionPlan[];
  switches: readonly SwitchPlan[];
  /** Its rows can be grouped. */
  explored?: boolean;
}

type DeclaredBoard = Extract<View, { board: unknown }>;
type DeclaredCalendar = Extract<View, { calendar: unknown }>;

/** More columns than these are no board. */
const mostColumns = 12;

/** The ways to show a list (R057); those of an extension that the schema lacks are left out. */
export function viewsKey(context: Context, parts: ListParts): Pick<Plan, 'views'> {
  const declared = context.declaration.views ?? ['table' as const];
  const views = declared.flatMap((view, index): ViewPlan[] => {
    const key = `views.${index}`;
    if (view === 'table') return [{ kind: 'table', name: 'table' }];
    if (view === 'board') return onlyOne(context, key, 'board', boardFields(parts), (board) => boardPlan(context, key, { board }, parts));
    if (view === 'calendar')
      return onlyOne(context, key, 'calendar', calendarFields(parts), (calendar) => calendarPlan(context, key, { calendar }, parts));
    return 'board' in view ? boardPlan(context, key, view, parts) : calendarPlan(context, key, view, parts);
  });
  const twice = views.find(({ name }, index) => views.findIndex((other) => other.name === name) !== index);
  if (twice) context.report.add('R031', 'views', 'each view once', twice.name);
  if (parts.explored) views.push({ kind: 'explore', name: 'explore' });
  return views.some(({ kind }) => kind !== 'table') ? { views } : {};
}

/** Fields that can make a board's columns: closed ones with a filter of the same choices. */
export const boardFields = ({ columns, filters }: ListParts): string[] =>
  columns.filter((column) => choicesFit(column) && filters.some((filter) => filtersBy(filter, column))).map(({ path }) => path);

const calendarFields = ({ columns, filters }: ListParts): string[] =>
  columns.filter(({ kind, path }) => isTime(kind) && filters.some((filter) => spans(filter, path))).map(({ path }) => path);

const choicesFit = ({ kind, choices = [] }: ColumnPlan): boolean =>
  kind === 'choice' && choices.length >= 2 && choices.length <= mostColumns;

/** The filter takes every choice of the column. */
export const filtersBy = (filter: FilterPlan, { choices = [] }: ColumnPlan): boolean =>
  (filter.kind === 'choice' || filter.kind === 'choices') &&
  filter.while === undefined &&
  choices.every(({ id }) => filter.choices?.some((choice) => choice.id === id));

const isTime = (kind: string): boolean => kind === 'date' || kind === 'dateTime';

const spanParts = [
  ['gte', 'lte'],
  ['from', 'to'],
] as const;

const spans = ({ name, parts = [] }: FilterPlan, path: string): boolean =>
  name === path && spanParts.some(([from, to]) => parts.includes(from) && parts.includes(to));

function onlyOne(
  { report }: Context,
  key: string,
  view: string,
  fields: readonly string[],
  planOf: (field: string) => ViewPlan[],
): ViewPlan[] {
  const [only, ...more] = fields;
  if (only !== undefined && more.length === 0) return planOf(only);
  report.add('R057', key, `one field that makes a ${view}, or its name`, fields.join(', '), fields);
  return [];
}

function boardPlan(context: Context, key: string, { board, filter, move }: DeclaredBoard, parts: ListParts): BoardPlan[] {
  const { report, declaration } = context;
  const name = `board.${board}`;
  if (declaration.switches?.[board] !== undefined) {
    // An extension would hold its rows.
    if (!parts.switches.some((each) => each.name === board)) return [];
    const fits = ({ choose }: ActionPlan): boolean => choose !== undefined && 'after' in choose && choose.after === board;
    const field = 'candidates' in followPath(context.schema, declaration.type, board) ? undefined : board;
    return [
      {
        kind: 'board',
        name,
        label: `resources.${declaration.name}.switches.${board}.label`,
        by: { switch: board, ...(field !== undefined && { field }) },
        ...moveKey(context, key, move, parts.actions, fits),
      },
    ];
  }
  const column = parts.columns.find(({ path }) => path === board);
  if (column === undefined || !choicesFit(column)) {
    if (!mayLack(context, declaration.type, board))
      report.add('R057', `${key}.board`, `a switch, or a column of 2 to ${mostColumns} choices`, board, [
        ...Object.keys(declaration.switches ?? {}),
        ...parts.columns.filter(choicesFit).map(({ path }) => path),
      ]);
    return [];
  }
  const { choices = [] } = column;
  const named = parts.filters.filter((each) => filtersBy(each, column) && (filter === undefined || each.name === filter));
  const [by] = named;
  if (by === undefined || (named.length > 1 && filter === undefined)) {
    const known = parts.filters.filter((each) => filtersBy(each, column)).map((each) => each.name);
    report.add('R057', `${key}.filter`, `a filter by ${board}`, filter ?? known.join(', '), known);
    return [];
  }
  const fits = ({ choose, on }: ActionPlan): boolean =>
    on === 'selection' &&
    choose !== undefined &&
    'values' in choose &&
    choose.values.every(({ id, label }) => choices.some((choice) => choice.id === id && choice.label === label));
  return [
    {
      kind: 'board',
      name,
      label: column.label,
      by: { filter: by.name, several: by.kind === 'choices', field: board },
      ...moveKey(context, key, move, parts.actions, fits),
    },
  ];
}

function moveKey(
  { report }: Context,
  key: string,
  declared: string | null | undefined,
  actions: readonly ActionPlan[],
  fits: (action: ActionPlan) => boolean,
): Pick<BoardPlan, 'move'> {
  if (declared === null) return {};
  const fitting = actions.filter(fits).map(({ name }) => name);
  if (declared === undefined) return fitting.length === 1 && fitting[0] !== undefined ? { move: fitting[0] } : {};
  if (fitting.includes(declared)) return { move: declared };
  report.add('R057', `${key}.move`, 'an action that chooses among the columns', declared, fitting);
  return {};
}

function calendarPlan(context: Context, key: string, { calendar, until, filter }: DeclaredCalendar, parts: ListParts): CalendarPlan[] {
  const { report, declaration } = context;
  const times = parts.columns.filter(({ kind }) => isTime(kind)).map(({ path }) => path);
  for (const [place, path] of [['calendar', calendar] as const, ...(until === undefined ? [] : [['until', until] as const])]) {
    if (times.includes(path)) continue;
    if (!mayLack(context, declaration.type, path)) report.add('R057', `${key}.${place}`, 'a column of dates', path, times);
    return [];
  }
  const fitting = parts.filters.filter((each) => spans(each, filter ?? calendar));
  const [by] = fitting;
  const [from, to] = spanParts.find((pair) => pair.every((part) => by?.parts?.includes(part))) ?? [];
  if (by === undefined || from === undefined || to === undefined) {
    report.add(
      'R057',
      `${key}.filter`,
      'a filter for a span of time',
      filter ?? calendar,
      parts.filters.map(({ name }) => name),
    );
    return [];
  }
  const label = parts.columns.find(({ path }) => path === calendar)?.label ?? calendar;
  return [
    {
      kind: 'calendar',
      name: `calendar.${calendar}`,
      label,
      from: calendar,
      ...(until !== undefined && { until }),
      filter: { name: by.name, from, to },
    },
  ];
}
