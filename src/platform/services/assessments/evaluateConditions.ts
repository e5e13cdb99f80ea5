import type { TenantRow } from '../../database/scoped.ts';
import type { EvaluatedCondition } from '../applications/table.ts';
import type { StageTrigger } from '../workflows/table.ts';
import type { assessments } from './tenant.ts';

type Condition = StageTrigger['conditions'][number];

export type AssessmentResults = Pick<TenantRow<typeof assessments>, Condition['onField']>;

export function evaluateConditions(
  { conditions }: Pick<StageTrigger, 'conditions'>,
  results: AssessmentResults,
): EvaluatedCondition[] | null {
  if (conditions.length === 0 || !conditions.every((condition) => holds(condition, results[condition.onField]))) return null;
  return conditions.map(({ onField, comparisonOperator, comparisonValue }) => ({
    ...{ onField, comparisonOperator, comparisonValue },
    value: results[onField],
  }));
}

/** A missing result, or one of another type, meets no condition. */
function holds({ comparisonOperator: operator, comparisonValue: requested }: Condition, value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (operator === 'contains') return Array.isArray(requested) && requested.includes(value);
  if (operator === 'is') return value === requested;
  if (typeof value !== 'number' || typeof requested !== 'number') return false;
  return compares[operator](value, requested);
}

const compares = {
  gt: (value: number, requested: number) => value > requested,
  gte: (value: number, requested: number) => value >= requested,
  lt: (value: number, requested: number) => value < requested,
  lte: (value: number, requested: number) => value <= requested,
} as const;
