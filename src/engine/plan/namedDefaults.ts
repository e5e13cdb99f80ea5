import type { FieldPlan } from './Plan.ts';

/** Defaults that depend on the day, by their names in a form's schema: whole days of the reader's own time, as ISO texts. */
const named: Record<string, (now: Date) => unknown> = {
  // By the calendar: of six days one may have more or fewer hours than 24.
  last7days: (now) => ({ gte: startOf(now, -6), lte: endOf(now) }),
};

/** Initial value of a field. */
export function defaultOf({ default: value }: Pick<FieldPlan, 'default'>, now = new Date()): unknown {
  return (typeof value === 'string' && named[value]?.(now)) || value;
}

const startOf = (time: Date, days: number): string => new Date(time.getFullYear(), time.getMonth(), time.getDate() + days).toISOString();
const endOf = (time: Date): string => new Date(time.getFullYear(), time.getMonth(), time.getDate(), 23, 59, 59, 999).toISOString();
