import type { Values } from '../../src/engine/plan/sources.ts';
import type { Form } from '../../src/engine/forms/form.ts';
import { sampleOf, type PlainSchema } from './sample.ts';

export interface Place {
  id: string;
  form: Form;
  /** `theme.0.value.fontColor` of the form's values. */
  path: string;
  schema: PlainSchema;
  required: boolean;
  /** The text's key where it is missing. */
  missing: string;
}

/** Every place of a form, rows by their first. */
export function placesOf(id: string, form: Form): Place[] {
  const walk = (schema: PlainSchema, above: string): Place[] => {
    const inner = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      const path = above ? `${above}.${name}` : name;
      const place = { id, form, path, schema: property, required: schema.required?.includes(name) ?? false };
      return [{ ...place, missing: missingText(schema, name, property) }, ...walk(property, path)];
    });
    return schema.items && typeof schema.items === 'object' ? [...inner, ...walk(schema.items, `${above}.0`)] : inner;
  };
  return walk(form.schema as PlainSchema, '');
}

/** The form's example with another value at a place; undefined leaves it out. */
export function changed({ form, path }: Place, value: unknown): Values {
  const values = structuredClone(sampleOf(form));
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let here: Values = values;
  for (const step of steps) here = (here[step] ??= {}) as Values;
  if (value === undefined) delete here[last];
  else here[last] = value;
  return values;
}

/** The value at a path in which rows are numbered. */
export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((here, step) => (here as Values | null | undefined)?.[step], value);

/** The text's key of a broken rule, in the ways that a schema may say it. */
export function ruleText({ errorMessage }: PlainSchema, rule: string): string {
  if (typeof errorMessage === 'string') return errorMessage;
  const text = errorMessage?.[rule];
  return typeof text === 'string' ? text : `validation.${rule}`;
}

function missingText({ errorMessage }: PlainSchema, name: string, property: PlainSchema): string {
  if (typeof errorMessage === 'string') return errorMessage;
  const worded = (errorMessage?.['required'] as Record<string, string> | undefined)?.[name];
  if (worded !== undefined) return worded;
  const { errorMessage: own } = property;
  return typeof own === 'string' ? own : typeof own?.['type'] === 'string' ? own['type'] : 'validation.required';
}
