import type { TenantRow } from '../../database/scoped.ts';
import type { JudgedCondition } from '../applications/table.ts';
import type { StageTrigger } from '../workflows/table.ts';
import type { assessments } from './tenant.ts';

type Condition = StageTrigger['conditions'][number];

export type JudgedResults = Pick<TenantRow<typeof assessments>, Condition['onField']>;

export function judge({ conditions }: Pick<StageTrigger, 'conditions'>, results: JudgedResults): JudgedCondition[] | null {
  if (conditions.length === 0 || !conditions.every((condition) => holds(condition, results[condition.onField]))) return null;
  return conditions.map(({ onField, comparisonOperator, comparisonValue }) => ({
    ...{ onField, comparisonOperator, comparisonValue },
    value: results[onField],
  }));
}

/** A missing result, or one of another type, meets no condition. */
function holds({ comparisonOperator: operator, comparisonValue: wanted }: Condition, value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (operator === 'contains') return Array.isArray(wanted) && wanted.includes(value);
  if (operator === 'is') return value === wanted;
  if (typeof value !== 'number' || typeof wanted !== 'number') return false;
  return compares[operator](value, wanted);
}

const compares = {
  gt: (value: number, wanted: number) => value > wanted,
  gte: (value: number, wanted: number) => value >= wanted,
  lt: (value: number, wanted: number) => value < wanted,
  lte: (value: number, wanted: number) => value <= wanted,
} as const;
