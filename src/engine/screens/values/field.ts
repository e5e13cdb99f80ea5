import type { ColumnPlan } from '../../plan/Plan.ts';
import type { Values } from '../../plan/sources.ts';
import type { DateFormats } from './dates.ts';

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

/** The reader's language and formats, which the text of a cell depends on beside its value. */
export interface CellWords {
  locale: string;
  translate: (key: string, args?: object) => string;
  dates: DateFormats;
  /** Returns the name of another resource's record by its id, if known. */
  nameOf?: (resource: string, id: string) => string | undefined;
}

/** The text of a cell, which the widget shows and a file holds; null where there is no value. */
export type CellText = (cell: FieldProps, words: CellWords) => string | null;

/** A value that a sheet can calculate with, and how it is shown there. */
export type Typed = { number: number } | { time: unknown; shows: 'day' | 'moment' };

/** Text and values of a widget's cell in a file. */
export interface CellForm {
  text: CellText;
  typed?: (cell: FieldProps) => Typed | undefined;
  /** A stable value for other programs. @default what stands at the column's path */
  raw?: (cell: FieldProps) => unknown;
}

/** Is there nothing to show? */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
