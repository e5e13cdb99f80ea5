import type { ColumnPlan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import type { DateFormats } from './dates.ts';

/** A column per row of a switch has the row in `of`, which its label names. */
export type ShownColumn = ColumnPlan & { of?: Values; names?: { row: string } };

export interface FieldProps {
  value: unknown;
  column: ShownColumn;
  record: Record<string, unknown>;
  /** Lists show the short form. */
  dense?: boolean;
}

export interface CellWords {
  locale: string;
  translate: (key: string, args?: object) => string;
  dates: DateFormats;
  nameOf?: (resource: string, id: string) => string | undefined;
}

/** Text of a cell on the screen and in a file; null without a value. */
export type CellText = (cell: FieldProps, words: CellWords) => string | null;

export type Typed = { number: number } | { time: unknown; shows: 'day' | 'moment' };

export interface CellForm {
  text: CellText;
  typed?: (cell: FieldProps) => Typed | undefined;
  /** Stable value for other programs. @default the value at the column's path */
  raw?: (cell: FieldProps) => unknown;
}

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
