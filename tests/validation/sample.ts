import { formats } from '../../validation/formats.ts';
import type { Form } from '../../validation/form.ts';

/** The keywords that a value is made from. */
export interface PlainSchema {
  type?: string | string[];
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minItems?: number;
  maxItems?: number;
  items?: PlainSchema;
  properties?: Record<string, PlainSchema>;
  required?: string[];
  errorMessage?: Record<string, unknown>;
}

/** The properties of a form's schema. */
export const propertiesOf = (form: Form): Record<string, PlainSchema> => (form.schema as PlainSchema).properties ?? {};

/** A value that a form accepts, with all its fields. */
export const sampleOf = (form: Form): Record<string, unknown> =>
  Object.fromEntries(Object.entries(propertiesOf(form)).map(([name, schema]) => [name, sample(schema)]));

/** A value that a schema accepts; a text as long as is asked for, that begins with the seed where its rules let it. */
export function sample(schema: PlainSchema, length?: number, seed = ''): unknown {
  const types = [schema.type ?? []].flat();
  if (schema.enum !== undefined) return schema.enum[0];
  if (types.includes('string'))
    return textOf(schema, length ?? Math.min(schema.maxLength ?? 12, Math.max(schema.minLength ?? 0, 12)), seed);
  if (types.includes('integer') || types.includes('number')) return 1;
  if (types.includes('boolean')) return true;
  if (types.includes('array'))
    return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => sample(schema.items ?? {}, undefined, seed));
  return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, sample(inner, undefined, seed)]));
}

function textOf({ pattern, format }: PlainSchema, length: number, seed: string): string {
  const domain = '@example.com';
  const filled = (size: number, filler: string) => seed.padEnd(size, filler).slice(0, size);
  const tries = [filled(length, 'a'), '1'.repeat(length), `${filled(Math.max(1, length - domain.length), 'a')}${domain}`];
  const fitting = tries.find(
    (text) =>
      (pattern === undefined || new RegExp(pattern, 'u').test(text)) &&
      (format === undefined || formats[format as keyof typeof formats].test(text)),
  );
  if (fitting === undefined) throw new Error(`no sample for ${pattern ?? format}: teach tests/validation/sample.ts one`);
  return fitting;
}
