import type { ColumnPlan } from '../../src/engine/plan/Plan.ts';
import { at, type Values } from '../../src/engine/plan/sources.ts';

export function disorderOf(rows: Values[], column: ColumnPlan): string | undefined {
  const values = rows.map((row) => at(row, column.path) ?? null);
  const present = values.filter((value) => value !== null);
  if (values.slice(0, present.length).includes(null)) return 'rows without a value stand between those with one';
  const compare = comparers[column.kind];
  if (!compare) return togetherness(present);
  const wrong = present.findIndex((value, index) => index > 0 && compare(present[index - 1], value) > 0);
  return wrong < 0 ? undefined : `${JSON.stringify(present[wrong])} stands behind ${JSON.stringify(present[wrong - 1])}`;
}

type Compare = (one: unknown, other: unknown) => number;

const byText: Compare = (one, other) => Buffer.compare(Buffer.from(String(one).toLowerCase()), Buffer.from(String(other).toLowerCase()));
const byNumber: Compare = (one, other) => Number(one) - Number(other);
const byTime: Compare = (one, other) => Date.parse(String(one)) - Date.parse(String(other));

const comparers: Partial<Record<ColumnPlan['kind'], Compare>> = {
  text: byText,
  multiline: byText,
  email: byText,
  url: byText,
  number: byNumber,
  boolean: byNumber,
  date: byTime,
  dateTime: byTime,
};

function togetherness(values: unknown[]): string | undefined {
  const runs = values.map((value) => JSON.stringify(value)).filter((value, index, all) => value !== all[index - 1]);
  const twice = runs.find((value, index) => runs.indexOf(value) !== index);
  return twice === undefined ? undefined : `rows with ${twice} stand apart`;
}
