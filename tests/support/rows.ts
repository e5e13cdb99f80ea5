import type { ColumnPlan, Plan } from '../../src/engine/plan/Plan.ts';
import { at, type Values } from '../../src/engine/plan/sources.ts';

export function sortable(plan: Plan): { path: string; order: 'ASC' | 'DESC'; column: ColumnPlan }[] {
  return plan.columns
    .filter(({ sortBy }) => sortBy)
    .flatMap((column) => (['ASC', 'DESC'] as const).map((order) => ({ path: column.path, order, column })));
}

export const isAnswered = (row: Values, path: string): boolean =>
  at(row, path) !== undefined || path.split('.').some((_, index, steps) => at(row, steps.slice(0, index).join('.')) === null);

/** The first step of a path. */
export const head = (path: string): string => path.split('.')[0] ?? '';

export const shared = (values: Values, record: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key in record));
