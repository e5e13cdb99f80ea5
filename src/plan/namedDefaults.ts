import type { FieldPlan } from './Plan.ts';

const day = 86_400_000;

/** Defaults that depend on the day, by their names in a form's schema: whole days of the reader's own time, as ISO texts. */
const named: Record<string, (now: Date) => unknown> = {
  last7days: (now) => ({ gte: startOf(new Date(now.getTime() - 6 * day)), lte: endOf(now) }),
};

/** What stands in a field before anything is typed. */
export function defaultOf({ default: value }: Pick<FieldPlan, 'default'>, now = new Date()): unknown {
  return (typeof value === 'string' && named[value]?.(now)) || value;
}

const startOf = (time: Date): string => new Date(time.getFullYear(), time.getMonth(), time.getDate()).toISOString();
const endOf = (time: Date): string => new Date(time.getFullYear(), time.getMonth(), time.getDate(), 23, 59, 59, 999).toISOString();
