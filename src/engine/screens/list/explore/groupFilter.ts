import type { DimensionPlan, Grouping } from '../../../plan/BreakdownPlan.ts';
import { at } from '../../../plan/sources.ts';
import { noDate } from '../../values/datePresets.ts';
import { daysAfter, isDay, lookBack, momentsOf, todayIn } from '../../values/regionDays.ts';
import { nextStep } from './steps.ts';

/** The value of the field's filter that leaves the rows of a group; undefined if no value does. `now` is the filter's value so far. */
export function groupFilter(
  { time, several, yesNo }: DimensionPlan,
  { step }: Grouping,
  key: string | null,
  zone: string,
  now?: unknown,
): unknown {
  if (key === null) return time?.none ? { preset: noDate } : undefined;
  if (yesNo) return key === 'true';
  if (!time || !step) return several ? [key] : key;
  if (!isDay(key)) return undefined;
  const { from = '', to = '' } = momentsOf({ from: key, to: daysAfter(nextStep(key, step), -1) }, zone);
  const [since, until] = [at(now, time.from), at(now, time.to)];
  const earliest = time.recent && !isText(since) ? momentsOf({ from: daysAfter(todayIn(zone), -lookBack) }, zone).from : undefined;
  // A log's search takes no earlier time, so no address leads to a group that begins before it.
  if (earliest !== undefined && from < earliest) return undefined;
  // A list that begins within a month has the month's later rows alone.
  return {
    [time.from]: isText(since) && Date.parse(since) > Date.parse(from) ? since : from,
    [time.to]: isText(until) && Date.parse(until) < Date.parse(to) ? until : to,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
