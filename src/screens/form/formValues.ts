import type { FieldPlan, FormPlan } from '../../plan/Plan.ts';
import { at, type Values } from '../../plan/sources.ts';

/** What stands in a form when it opens: the record's values, else the plan's defaults; texts are never undefined, so that nothing untouched is dirty. */
export function initialValues({ fields }: FormPlan, record?: Values): Values {
  const values: Values = {};
  for (const field of fields) put(values, field.name, at(record, field.name) ?? field.default ?? blank(field));
  return values;
}

/** An emptied text is left out of what is created, and empties what is updated. */
export const emptiedFor =
  (use: 'create' | 'update') =>
  (values: Values): Values =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) =>
        value === '' || value === undefined ? (use === 'update' ? [[name, null]] : []) : [[name, value]],
      ),
    );

/** Is nothing filled in here? */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Sets the value at a dotted path. */
export function put(values: Values, path: string, value: unknown): void {
  const [head = '', ...rest] = path.split('.');
  if (rest.length === 0) values[head] = value;
  else put((values[head] ??= {}) as Values, rest.join('.'), value);
}

const texts = new Set(['text', 'multiline', 'email', 'url', 'id']);

const blank = ({ kind }: FieldPlan): unknown => (texts.has(kind) ? '' : undefined);
