import type { OperationPlan } from './OperationPlan.ts';
import type { Choice } from './SwitchPlan.ts';

export const groupSteps = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type GroupStep = (typeof groupSteps)[number];

export const measureKinds = ['sum', 'average', 'lowest', 'highest'] as const;
export type MeasureKind = (typeof measureKinds)[number];

export const charts = ['bar', 'line', 'table'] as const;
export type Chart = (typeof charts)[number];

/** Groups of a list's rows. */
export interface BreakdownPlan {
  /** The list's operation, which selects groups alone; without it, the list's total counts each group by its filter. */
  operation?: OperationPlan;
  dimensions: DimensionPlan[];
  /** Numbers that groups are measured by, besides their rows. */
  numbers?: { field: string; label: string }[];
  /** Shown to a reader who has chosen nothing yet. */
  first: Exploration;
}

/** A field to group by: the filter that leads to a group's rows. */
export interface DimensionPlan {
  field: string;
  label: string;
  /**
   * Times are grouped by steps: parts of the filter that take the first and the last moment of one, whether it finds rows without a time,
   * and whether it goes only as far back as a log.
   */
  time?: { from: string; to: string; none?: true; recent?: true };
  /** The filter takes several values. */
  several?: true;
  choices?: Choice[];
  /** The filter takes true or false, the ids of its choices. */
  yesNo?: true;
  /** Name that the list is sorted by, which finds the first and the last time. */
  sortBy?: string;
  /** Only in the archive, or only in the list. */
  only?: 'archive' | 'list';
  /** Rights that grouping by it takes. */
  rights?: string[];
}

/** How the rows of a list are grouped and drawn. */
export interface Exploration {
  by: Grouping[];
  /** @default the number of rows */
  measure?: { field: string; kind: MeasureKind };
  chart: Chart;
}

export interface Grouping {
  field: string;
  step?: GroupStep;
}

/** An answer of the API: keys as their filter takes them, first days of steps; null without a value. */
export interface RowGroups {
  groups: { keys: (string | null)[]; names: (string | null)[]; count: number; values: (number | null)[] }[];
  count: number;
  values: (number | null)[];
  groupCount: number;
}
