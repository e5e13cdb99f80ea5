import { formats } from '../../src/engine/forms/formats.ts';
import type { Form } from '../../src/engine/forms/form.ts';
import { textOfPattern } from './textOfPattern.ts';

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
  minimum?: number;
  maximum?: number;
  items?: PlainSchema;
  properties?: Record<string, PlainSchema>;
  required?: string[];
  phone?: true;
  dateLookBack?: { from: string };
  uniqueRows?: { across?: string[] };
  errorMessage?: Record<string, unknown>;
}

/** The properties of a form's schema. */
export const propertiesOf = (form: Form): Record<string, PlainSchema> => (form.schema as PlainSchema).properties ?? {};

/** A value that a form accepts, with all its fields. */
export const sampleOf = (form: Form): Record<string, unknown> => {
  // Lists whose rows must differ from one another's begin with the list's name.
  const across = (form.schema as PlainSchema).uniqueRows?.across ?? [];
  return Object.fromEntries(
    Object.entries(propertiesOf(form)).map(([name, schema]) => [
      name,
      sample(schema, undefined, across.includes(name) ? name.toLowerCase() : ''),
    ]),
  );
};

export function sample(schema: PlainSchema, length?: number, seed = ''): unknown {
  const types = [schema.type ?? []].flat();
  if (schema.enum !== undefined) return schema.enum[0];
  // A window of the last days, which ends now.
  if (schema.dateLookBack) return { gte: new Date(Date.now() - 6 * 86_400_000).toISOString(), lte: new Date().toISOString() };
  if (schema.phone) return length === undefined ? '+61412345678' : '+61412345678'.padEnd(length, '1');
  if (types.includes('string'))
    return textOf(
      schema,
      length ?? Math.min(schema.maxLength ?? 12, Math.max(schema.minLength ?? 0, schema.format === 'email' ? 24 : 12)),
      seed,
    );
  if (types.includes('integer') || types.includes('number')) return Math.min(schema.maximum ?? Infinity, Math.max(1, schema.minimum ?? 1));
  if (types.includes('boolean')) return true;
  // Items without a schema are not validated here, so that an empty list is the only certain value.
  if (types.includes('array') && schema.items === undefined) return [];
  if (types.includes('array'))
    return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => sample(schema.items ?? {}, undefined, seed));
  return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, sample(inner, undefined, seed)]));
}

function textOf({ pattern, format }: PlainSchema, length: number, seed: string): string {
  const domain = '@example.com';
  const filled = (size: number, filler: string) => seed.padEnd(size, filler).slice(0, size);
  const tries = [
    filled(length, 'a'),
    '1'.repeat(length),
    // An id.
    'a'.repeat(24),
    // A moment.
    '2026-01-02T03:04:05.000Z',
    'Aa1!'.padEnd(length, 'a'),
    `${filled(Math.max(1, length - domain.length), 'a').toLowerCase()}${domain}`,
    `https://${filled(Math.max(1, length - 8), 'a').toLowerCase()}`,
    ...(pattern === undefined ? [] : [`${seed}.example`, textOfPattern(pattern, length), textOfPattern(pattern)]),
  ];
  const fitting = tries.find(
    (text) =>
      (pattern === undefined || new RegExp(pattern, 'u').test(text)) &&
      (format === undefined || formats[format as keyof typeof formats].test(text)),
  );
  if (fitting === undefined) throw new Error(`no sample for ${pattern ?? format}: teach tests/validation/sample.ts one`);
  return fitting;
}
