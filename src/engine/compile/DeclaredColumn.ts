import type { Chart, GroupStep, MeasureKind } from '../plan/BreakdownPlan.ts';
import type { Names } from './DeclaredOperation.ts';

/** A column by its path, or with what the type does not say. */
export type Column<N extends Names = Names> =
  | N['path']
  | {
      field: N['path'];
      /** @default true if the operation's sort field has it */
      sortable?: boolean;
      /** Name in the operation's sort. @default the path */
      sortBy?: string;
      /** @default the widget of the value's kind */
      widget?: N['widget'];
      /** Part of the table's width, `'40%'`. @default by content */
      width?: string;
      /** Further fields that its widget reads. @default none */
      also?: N['path'][];
      /** Hidden until the user shows it. @default false */
      hidden?: boolean;
      /** Only in the archive list, or only in the active one. @default both */
      only?: 'archive' | 'list';
      /** Opens the record. @default the first column */
      primary?: boolean;
      /** A column per row of this switch, up to the open one. @default one column */
      each?: string;
      /** Shown only for these values of a switch. @default always */
      while?: { switch: string; in: string[] };
      /** Part of a record's panel, with the heading `resources.{name}.parts.{part}`. @default the first part, without a heading */
      part?: string;
      /** Fields of each object, for a list of objects: a table on the record's page. @default none */
      rows?: Column[];
      /** Possible types of the field, with their titles and resources. @default the field has one type */
      members?: Record<string, { title: string; reference?: N['resource'] }>;
    };

export type Filter<N extends Names = Names> =
  | string
  | {
      field: string;
      widget?: N['widget'];
      /** Choices, if the argument's type has none. @default the type's */
      values?: string[];
      /** Only in the archive list, or only in the active one. @default both */
      only?: 'archive' | 'list';
      /** Enabled only for these values of a switch. @default always */
      while?: { switch: string; in: string[] };
    };

/** Rows of the parent, sources `switch.{name}.{field}`, or values, each with what `switch.{name}` sends (null: nothing). */
export type Switch<N extends Names = Names> =
  | { rows: string; label: string; tag?: string }
  | { values: Record<string, { sends: string | null; sort?: `${N['path']} ${'asc' | 'desc'}` }> };

/**
 * `board` and `calendar` alone take the only field that fits. A board has a column per value of a field, or per choice of a switch; `filter` requests
 * one value (default: the only filter of its type), `move` is the action whose choice is the column (default: the only one that fits). A calendar
 * needs a filter for a span of time.
 */
type GroupedBy = (string & {}) | `${string} ${GroupStep}`;

export interface Explore {
  /** Fields, at most two: names of filters, for times with a step: `createdAt month`. */
  by?: GroupedBy | readonly [GroupedBy, GroupedBy];
  /** `sum pages`. @default the number of rows */
  measure?: `${MeasureKind} ${string}`;
  /** @default a line for times, else bars */
  chart?: Chart;
}

export type View<N extends Names = Names> =
  | 'table'
  | 'board'
  | 'calendar'
  | { board: N['path'] | (string & {}); filter?: string; move?: string | null }
  | { calendar: N['path']; until?: N['path']; filter?: string };
