import type { ColumnPlan } from '../../plan/Plan.ts';

/** What every XField is given: one value of one record, and how the plan describes it. */
export interface FieldProps {
  value: unknown;
  column: ColumnPlan;
  record: Record<string, unknown>;
  /** A list has room for the short form only. */
  dense?: boolean;
}

/** Is there nothing to show? */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
