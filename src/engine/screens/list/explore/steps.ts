import type { GroupStep } from '../../../plan/BreakdownPlan.ts';
import { daysAfter, isDay } from '../../values/regionDays.ts';

const months = { month: 1, quarter: 3, year: 12 } as const;

/** First day of the step after this one. */
export function nextStep(day: string, step: GroupStep): string {
  if (step === 'day' || step === 'week') return daysAfter(day, step === 'day' ? 1 : 7);
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months[step], 1)).toISOString().slice(0, 10);
}

/** First day of the step that a day is in; weeks begin on Monday. */
export function startOf(day: string, step: GroupStep): string {
  if (step === 'day') return day;
  const [year = 0, month = 1] = day.split('-').map(Number);
  if (step === 'week') return daysAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
  return new Date(Date.UTC(year, Math.floor((month - 1) / months[step]) * months[step], 1)).toISOString().slice(0, 10);
}

/** Every step from the first to the last, in order: those without rows, too. Undefined for more than `most`. */
export function stepsBetween(days: readonly string[], step: GroupStep, most: number): string[] | undefined {
  const sorted = days.filter(isDay).toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const all: string[] = [];
  for (let day = first; day <= last; day = nextStep(day, step)) {
    if (all.length === most) return undefined;
    all.push(day);
  }
  return all;
}

type Translate = (key: string, args?: object) => string;

/** A step as it is called: `Mar 2026`. */
export function stepInWords(day: string, step: GroupStep, locale: string, translate: Translate): string {
  if (!isDay(day)) return day;
  const moment = new Date(`${day}T00:00:00Z`);
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(moment);
  if (step === 'year') return format({ year: 'numeric' });
  if (step === 'month') return format({ month: 'short', year: 'numeric' });
  if (step === 'quarter')
    return translate('screens.explore.quarter', { quarter: Math.floor(moment.getUTCMonth() / 3) + 1, year: format({ year: 'numeric' }) });
  const words = format({ day: 'numeric', month: 'short', year: 'numeric' });
  return step === 'week' ? translate('screens.explore.week', { day: words }) : words;
}
