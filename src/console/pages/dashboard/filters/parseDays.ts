import { isDay } from '../../../../engine/screens/values/regionDays.ts';
import type { Period } from '../filter.ts';
import { thresholdDays } from './presets.ts';

/** Key below `pages.dashboard.filter.errors`. */
export type DayError = 'notADay' | 'tooEarly' | 'future' | 'backwards' | 'notANumber' | 'tooMany';

/** Errors of both ends as typed. Days before 2000 and in the future are errors: they count nothing. */
export function validatePeriod({ from, to }: Period, today: string): { from?: DayError; to?: DayError } {
  const [first, last] = [validateDay(from, today), validateDay(to, today)];
  if (first || last) return { ...(first && { from: first }), ...(last && { to: last }) };
  return from !== undefined && to !== undefined && from > to ? { to: 'backwards' } : {};
}

function validateDay(day: string | undefined, today: string): DayError | undefined {
  if (day === undefined) return undefined;
  if (!isDay(day)) return 'notADay';
  if (day < earliest) return 'tooEarly';
  return day > today ? 'future' : undefined;
}

export function parseDays(text: string): { days: number } | { error: DayError } {
  if (!/^\d{1,9}$/.test(text.trim())) return { error: 'notANumber' };
  const days = Number(text);
  return days > thresholdDays.most ? { error: 'tooMany' } : { days };
}

const earliest = '2000-01-01';
