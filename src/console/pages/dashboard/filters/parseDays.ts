import { isDay } from '../../../../engine/screens/values/regionDays.ts';
import type { Period } from '../filter.ts';
import { thresholdDays } from './presets.ts';

/** Key below `pages.dashboard.filter.errors`. */
export type Wrong = 'notADay' | 'tooEarly' | 'future' | 'backwards' | 'notANumber' | 'tooMany';

/** Errors of both ends as typed. Days before 2000 and in the future are errors: they count nothing. */
export function wrongDays({ from, to }: Period, today: string): { from?: Wrong; to?: Wrong } {
  const [first, last] = [wrongDay(from, today), wrongDay(to, today)];
  if (first || last) return { ...(first && { from: first }), ...(last && { to: last }) };
  return from !== undefined && to !== undefined && from > to ? { to: 'backwards' } : {};
}

function wrongDay(day: string | undefined, today: string): Wrong | undefined {
  if (day === undefined) return undefined;
  if (!isDay(day)) return 'notADay';
  if (day < earliest) return 'tooEarly';
  return day > today ? 'future' : undefined;
}

export function parseDays(text: string): { days: number } | { wrong: Wrong } {
  if (!/^\d{1,9}$/.test(text.trim())) return { wrong: 'notANumber' };
  const days = Number(text);
  return days > thresholdDays.most ? { wrong: 'tooMany' } : { days };
}

const earliest = '2000-01-01';
