import { daysAfter } from '../../../../engine/screens/values/regionDays.ts';
import type { Period } from '../filter.ts';

// Rows that no figure came for are filled with 0 (specification 2 §3 “Dashboard”).

/** Scores 0 to 100 in steps of 10: the last bucket is of 100 alone. */
export function filledBuckets(rows: readonly { score: number; count: number }[]): { score: number; count: number }[] {
  const counts = new Map(rows.map(({ score, count }) => [score, count]));
  return Array.from({ length: 11 }, (_, step) => ({ score: step * 10, count: counts.get(step * 10) ?? 0 }));
}

/** Days from the first to the last, both included. */
export const lengthOf = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

export interface DayBar extends Required<Period> {
  count: number;
}

export type Step = 'day' | 'week' | 'month';

/** Longer windows use longer steps, so that bars stay distinguishable. */
export const stepOf = (days: number): Step => (days > 2 * 366 ? 'month' : days > 120 ? 'week' : 'day');

/** Every day of a window, or of what came where an end of it is open; in weeks that begin on its first day, or in months, where it is long. */
export function dayBars(rows: readonly { date: string; count: number }[], window: Period): { step: Step; bars: DayBar[] } {
  const days = rows.map(({ date }) => date).toSorted();
  const from = window.from ?? days[0];
  const to = window.to ?? days.at(-1);
  if (!from || !to || from > to) return { step: 'day', bars: [] };
  const length = lengthOf(from, to);
  const step = stepOf(length);
  const counts = new Map(rows.map(({ date, count }) => [date, count]));
  const bars = new Map<string, DayBar>();
  for (let each = 0; each < length; each += 1) {
    const day = daysAfter(from, each);
    const key = step === 'day' ? day : step === 'week' ? daysAfter(from, each - (each % 7)) : day.slice(0, 7);
    const bar = bars.get(key) ?? { from: day, to: day, count: 0 };
    bars.set(key, { from: bar.from, to: day, count: bar.count + (counts.get(day) ?? 0) });
  }
  return { step, bars: [...bars.values()] };
}
