import type { BreakdownPlan, DimensionPlan, Exploration, Grouping, RowGroups } from '../../../plan/BreakdownPlan.ts';
import { isDay } from '../../values/regionDays.ts';
import { stepInWords, stepsBetween } from './steps.ts';

/** Figures of a group: the number of its rows, and their measure. */
export interface Figure {
  count: number;
  value: number | null;
}

export interface Key {
  key: string | null;
  label: string;
  /** On an axis. */
  short: string;
}

/** The groups of one field, or of two: each row has a figure for each key of the second one. */
export interface Figures {
  rows: (Key & { whole: Figure; each: (Figure | undefined)[] })[];
  /** Keys of the second field, those with most rows first, times in order. */
  columns: Key[];
  all: Figure;
  /** Groups were left out, with so many rows. */
  left: number;
}

interface Words {
  locale: string;
  translate: (key: string, args?: object) => string;
}

/** Steps without rows are filled in up to so many. */
const mostSteps = 400;

export function figuresOf(answer: RowGroups, exploration: Exploration, plan: BreakdownPlan, words: Words): Figures {
  const { groups, count, values } = answer;
  const [first, second] = exploration.by.map((grouping, index) => keysOf(groups, grouping, index, plan, words));
  const figure = (group: RowGroups['groups'][number] | undefined): Figure | undefined =>
    group && { count: group.count, value: exploration.measure ? (group.values?.[0] ?? null) : group.count };
  const columns = second ?? [];
  const byKeys = new Map(groups.map((group) => [JSON.stringify(group.keys), group]));
  const rows = (first ?? []).map((key) => {
    if (!second) {
      const whole = figure(byKeys.get(JSON.stringify([key.key]))) ?? none(exploration);
      return { ...key, whole, each: [] };
    }
    const each = second.map((other) => figure(byKeys.get(JSON.stringify([key.key, other.key]))));
    return { ...key, whole: together(each, exploration), each };
  });
  const shown = groups.reduce((sum, group) => sum + group.count, 0);
  return { rows, columns, all: { count, value: exploration.measure ? (values?.[0] ?? null) : count }, left: count - shown };
}

const none = ({ measure }: Exploration): Figure => ({ count: 0, value: measure && measure.kind !== 'sum' ? null : 0 });

/** A mean of means would be wrong: it stays empty. */
function together(figures: readonly (Figure | undefined)[], exploration: Exploration): Figure {
  const { measure } = exploration;
  const there = figures.filter((each) => each !== undefined);
  const count = there.reduce((sum, each) => sum + each.count, 0);
  if (!measure) return { count, value: count };
  const values = there.flatMap(({ value }) => (value === null ? [] : [value]));
  if (there.length === 1) return { count, value: there[0]?.value ?? null };
  if (measure.kind === 'sum') return { count, value: values.reduce((sum, each) => sum + each, 0) };
  if (values.length === 0 || measure.kind === 'average') return { count, value: null };
  return { count, value: measure.kind === 'lowest' ? Math.min(...values) : Math.max(...values) };
}

function keysOf(groups: RowGroups['groups'], grouping: Grouping, index: number, plan: BreakdownPlan, words: Words): Key[] {
  const dimension = plan.dimensions.find(({ field }) => field === grouping.field);
  const counts = new Map<string | null, number>();
  const names = new Map<string | null, string | null>();
  for (const { keys, names: named, count } of groups) {
    const key = keys[index] ?? null;
    counts.set(key, (counts.get(key) ?? 0) + count);
    names.set(key, named[index] ?? null);
  }
  const keys = [...counts.keys()];
  const { step } = grouping;
  const ordered = step ? inTime(keys, step) : keys.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return ordered.map((key) => {
    const label = labelOf(key, names.get(key), dimension, grouping, words);
    const short = key !== null && step === 'week' ? stepInWords(key, 'day', words.locale, words.translate) : shortened(label);
    return { key, label, short };
  });
}

const longest = 20;

const shortened = (text: string): string => {
  const letters = Array.from(text);
  return letters.length > longest
    ? `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : text;
};

/** Steps between those with rows are there, too, so that a chart shows a gap as one. */
function inTime(keys: readonly (string | null)[], step: NonNullable<Grouping['step']>): (string | null)[] {
  const days = keys.filter((key) => key !== null);
  if (!days.every(isDay)) return [...keys];
  return [...(stepsBetween(days, step, mostSteps) ?? days.toSorted()), ...(keys.includes(null) ? [null] : [])];
}

function labelOf(
  key: string | null,
  name: string | null | undefined,
  dimension: DimensionPlan | undefined,
  { step }: Grouping,
  { locale, translate }: Words,
): string {
  if (key === null) return translate('screens.explore.without');
  if (step) return stepInWords(key, step, locale, translate);
  const choice = dimension?.choices?.find(({ id }) => id === key);
  return choice ? translate(choice.label, { _: key }) : (name ?? key);
}
