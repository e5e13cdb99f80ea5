import type { Choice } from './SwitchPlan.ts';
import type { ValueKind } from './ValueKind.ts';

/** Comparisons of a field with a value, as all APIs share them. */
export const conditionTests = [
  ...(['contains', 'notContains', 'is', 'isNot', 'startsWith', 'endsWith', 'among', 'notAmong'] as const),
  ...(['above', 'atLeast', 'below', 'atMost', 'empty', 'filled'] as const),
];
export type ConditionTest = (typeof conditionTests)[number];

/** A field, how it is compared, and the value; `empty` and `filled` take none. */
export type Rule = [field: string, test: ConditionTest, value?: unknown];
export type Condition = Rule | ConditionGroup;
export interface ConditionGroup {
  match: 'all' | 'any';
  of: Condition[];
}

export interface Conditions {
  fields: ConditionField[];
  /** The API can ask for any of several, not only for all. */
  any: boolean;
}

export interface ConditionField {
  name: string;
  label: string;
  kind: ValueKind;
  tests: ConditionTest[];
  choices?: Choice[];
  reference?: string;
}

export const mostConditions = 50;

export const isRule = (condition: Condition): condition is Rule => Array.isArray(condition);

/** The conditions in a text of an address; undefined if these fields can't be compared like that. */
export function readConditions(text: unknown, fields: readonly ConditionField[]): ConditionGroup | undefined {
  let left = mostConditions;
  const fits = (each: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0 || typeof each !== 'object' || each === null) return false;
    if (Array.isArray(each)) return fields.some(({ name, tests }) => name === each[0] && tests.includes(each[1] as ConditionTest));
    const { match, of } = each as Partial<ConditionGroup>;
    return (
      depth > 0 && (match === 'all' || match === 'any') && Array.isArray(of) && of.length > 0 && of.every((one) => fits(one, depth - 1))
    );
  };
  try {
    const read: unknown = JSON.parse(String(text));
    return fits(read, 2) && !Array.isArray(read) ? (read as ConditionGroup) : undefined;
  } catch {
    return undefined;
  }
}
