import type { ColumnPlan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';

/** A column as it is shown: one that there is for each row of a switch knows that row, and its label names it. */
export type ShownColumn = ColumnPlan & { of?: Values; names?: { row: string } };

/** What every XField is given: one value of one record, and how the plan describes it. */
export interface FieldProps {
  value: unknown;
  column: ShownColumn;
  record: Record<string, unknown>;
  /** A list has room for the short form only. */
  dense?: boolean;
}

/** Is there nothing to show? */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
