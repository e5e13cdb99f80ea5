import type { BreakdownPlan, DimensionPlan, Grouping, RowGroups } from '../../../plan/BreakdownPlan.ts';
import { at } from '../../../plan/sources.ts';
import type { Values } from '../../../plan/sources.ts';
import { dayAt, daysAfter } from '../../values/regionDays.ts';
import { groupFilter } from './groupFilter.ts';
import { startOf } from './steps.ts';

/** Upper bound of the groups, each of which costs a request. */
const most = 60;
const atOnce = 6;

interface Counted {
  breakdown: BreakdownPlan;
  by: readonly Grouping[];
  filter: Values;
  zone: string;
  /** The list's first row, and the number of all its rows. */
  list: (filter: Values, sort?: { field: string; order: 'ASC' | 'DESC' }, column?: string) => Promise<{ row?: Values; total?: number }>;
}

/**
 * Groups of a list whose API makes none: each is counted by the filter that leads to its rows. Rows without a value, and those of times
 * before the groups, are in none of them.
 */
export async function countGroups({ breakdown, by, filter, zone, list }: Counted): Promise<RowGroups> {
  const axes: { dimension: DimensionPlan; grouping: Grouping; keys: string[] }[] = [];
  const groupings = by.flatMap((grouping) => {
    const dimension = breakdown.dimensions.find(({ field }) => field === grouping.field);
    return dimension ? [{ grouping, dimension }] : [];
  });
  // Times come last: as many of their steps are counted as are left by the other field.
  for (const { grouping, dimension } of groupings.toSorted((a, b) => Number(Boolean(a.grouping.step)) - Number(Boolean(b.grouping.step)))) {
    const free = Math.max(1, Math.floor(most / axes.reduce((product, { keys }) => product * Math.max(1, keys.length), 1)));
    const keys = grouping.step
      ? await stepsOf(dimension, grouping, { filter, zone, list, free })
      : choicesOf(dimension, filter).slice(0, free);
    axes.push({ dimension, grouping, keys });
  }
  const ordered = groupings.flatMap(({ grouping }) => axes.find((axis) => axis.grouping === grouping) ?? []);
  const all = ordered.reduce<string[][]>((groups, { keys }) => groups.flatMap((group) => keys.map((key) => [...group, key])), [[]]);
  const narrowed = (keys: readonly string[]): Values => ({
    ...filter,
    ...Object.fromEntries(
      ordered.map(({ dimension, grouping }, index) => [
        grouping.field,
        groupFilter(dimension, grouping, keys[index] ?? null, zone, filter[grouping.field]),
      ]),
    ),
  });
  const groups: RowGroups['groups'] = [];
  const waiting = [...all];
  const work = async (): Promise<void> => {
    for (let keys = waiting.shift(); keys; keys = waiting.shift()) {
      const { total = 0 } = await list(narrowed(keys));
      if (total > 0) groups.push({ keys, names: keys.map(() => null), count: total, values: [] });
    }
  };
  const [{ total: count = 0 }] = await Promise.all([list(filter), ...Array.from({ length: atOnce }, work)]);
  // Rows may have come between the counts.
  const counted = groups.reduce((sum, group) => sum + group.count, 0);
  return { groups, count: Math.max(count, counted), values: [], groupCount: groups.length };
}

/** The choices that the list's filter leaves. */
function choicesOf({ field, choices = [] }: DimensionPlan, filter: Values): string[] {
  const chosen = [filter[field] ?? []].flat().map(String);
  return choices.map(({ id }) => id).filter((id) => chosen.length === 0 || chosen.includes(id));
}

/** First days of the latest steps, the last of them first: a single wrong year may be thousands of steps away. */
async function stepsOf(
  { field, time, sortBy }: DimensionPlan,
  { step }: Grouping,
  { filter, zone, list, free }: Pick<Counted, 'filter' | 'zone' | 'list'> & { free: number },
): Promise<string[]> {
  if (!time || !step || sortBy === undefined) return [];
  const now = filter[field];
  // A bound leaves out the rows without a time, which an API may sort first.
  const timed = { ...filter, [field]: { ...(now as object | undefined), [time.from]: at(now, time.from) ?? earliest } };
  const ends = await Promise.all((['ASC', 'DESC'] as const).map((order) => list(timed, { field: sortBy, order }, field)));
  const [from, to] = ends.map(({ row }) => momentOf(at(row, field)));
  if (from === undefined || to === undefined) return [];
  const steps: string[] = [];
  const first = startOf(dayAt(from, zone), step);
  for (let day = startOf(dayAt(to, zone), step); day >= first && steps.length < free; day = startOf(daysAfter(day, -1), step))
    steps.push(day);
  return steps;
}

const earliest = '1900-01-01T00:00:00.000Z';

function momentOf(value: unknown): number | undefined {
  const moment = typeof value === 'string' || typeof value === 'number' ? new Date(value).getTime() : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}
