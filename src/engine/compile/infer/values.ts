import { parseValue, valueFromASTUntyped, type IntrospectionInputValue } from 'graphql';
import { closedValues } from '../context.ts';
import { kindOf } from '../kinds.ts';
import { inputsOf, shapeOf, type Shape } from '../schema.ts';
import { wrappingOf } from '../wrapping.ts';
import type { Api } from './offers.ts';

export type Written = Record<string, unknown>;

export type Value = Accepted | { why: string };

interface Accepted {
  schema: Written;
  related?: true;
  widget?: string;
  left?: Left[];
  unset?: string[];
}

interface Left {
  path: string;
  why: string;
}

/** Objects in objects. */
const deepest = 3;

export function valueOf(
  api: Api,
  input: Pick<IntrospectionInputValue, 'type' | 'defaultValue'>,
  open: readonly string[],
  loose = false,
): Value {
  const shape = shapeOf(input.type);
  // A default makes an input optional, but not nullable.
  const must = shape.required;
  if (/\[\[|\]!?\]/.test(shape.text)) return { why: `${shape.text} is a list of lists` };
  const wrapped =
    wrappingOf(api, shape, { type: shape.list ? 'array' : 'string' }) ??
    wrappingOf(api, shape, { type: 'array', items: { type: 'string' } });
  if (wrapped !== undefined) {
    const inner = plainValue(api, wrapped.shape, { must, open, loose });
    return 'why' in inner
      ? inner
      : { ...inner, ...((wrapped.related !== undefined || wrapped.key !== undefined) && { related: true as const }) };
  }
  const value = plainValue(api, shape, { must, open, loose });
  if ('why' in value) return value;
  // No defaults here: an optional object would always be sent.
  const given = loose ? {} : defaultOf(shape, input.defaultValue);
  const { unset: _, ...resolved } = value;
  return { ...(given['default'] === undefined ? value : resolved), schema: { ...value.schema, ...given } };
}

interface How {
  must: boolean;
  open: readonly string[];
  loose: boolean;
}

function plainValue(api: Api, shape: Shape, how: How): Value {
  const { must, open } = how;
  if (!shape.list) return shape.kind === 'INPUT_OBJECT' ? objectValue(api, shape, how) : scalarValue(api, shape, how);
  const one = plainValue(api, { ...shape, list: false, required: true, text: shape.name }, { must: true, open, loose: false });
  if ('why' in one) return one;
  // An empty list satisfies a required one.
  const schema = {
    type: must ? 'array' : ['array', 'null'],
    items: one.schema,
    ...(must && { default: [] as unknown[] }),
    ...(one.widget === 'file' && { writeOnly: true }),
  };
  const isText = one.schema['type'] === 'string' && one.schema['enum'] === undefined;
  return {
    ...(one.left && { left: one.left }),
    ...(one.unset && { unset: one.unset }),
    schema,
    ...(one.widget !== undefined ? { widget: one.widget === 'file' ? 'files' : one.widget } : isText && { widget: 'chips' }),
  };
}

function objectValue(api: Api, shape: Shape, { must, open, loose }: How): Value {
  const type = api.schema.types.get(shape.name);
  if (open.includes(shape.name)) return { why: `its type, ${shape.name}, refers to itself` };
  if (open.length > deepest) return { why: `${shape.name} is an object more than ${deepest} objects deep` };
  if ((type as { isOneOf?: boolean } | undefined)?.isOneOf) return { why: `of the fields of ${shape.name} exactly one is wanted` };
  const properties = new Map<string, Written>();
  const needed: string[] = [];
  const left: Left[] = [];
  const unset: string[] = [];
  const inner = { open: [...open, shape.name], loose: loose || !must };
  for (const input of inputsOf(type)) {
    const value = isForbidden(input.name) ? { why: `its name is one of JavaScript's own` } : valueOf(api, input, inner.open, inner.loose);
    const required = shapeOf(input.type).required && !input.defaultValue;
    // Only values and objects inside objects; records are chosen at the form's own fields.
    if ('why' in value && required) return value;
    if ('why' in value) {
      left.push({ path: input.name, why: value.why });
      continue;
    }
    left.push(...(value.left ?? []).map(({ path, why }) => ({ path: `${input.name}.${path}`, why })));
    unset.push(...(value.unset ?? []).map((path) => [input.name, path].filter(Boolean).join('.')));
    properties.set(input.name, value.schema);
    if (required) needed.push(input.name);
  }
  if (properties.size === 0) return { why: `${shape.name} has nothing that can be asked for` };
  return {
    ...(left.length > 0 && { left }),
    ...(unset.length > 0 && { unset }),
    schema: {
      type: must ? 'object' : ['object', 'null'],
      additionalProperties: false,
      properties: Object.fromEntries(properties),
      ...(needed.length > 0 && { required: needed }),
    },
  };
}

/** Reserved names that every object has. */
export const isForbidden = (name: string): boolean => name in Object.prototype || name.startsWith('__');

const range = { minimum: -2_147_483_648, maximum: 2_147_483_647 };
const rule = (name: string): string => `forms.inferred.${name}`;

function scalarValue(api: Api, shape: Shape, { must, loose }: How): Value {
  const required = 'validation.required';
  const typed = (type: string, rest: Written = {}, errorMessage: Written = {}): Accepted => ({
    schema: { type: must ? type : [type, 'null'], ...rest, errorMessage: { type: required, ...errorMessage } },
  });
  const closed = closedValues({ schema: api.schema, env: {} }, shape.name);
  if (closed !== undefined) return typed('string', { enum: must ? closed : [...closed, null] }, { enum: required });
  const kind = kindOf({ schema: api.schema, dialect: api.dialect, env: {} }, { ...shape, list: false });
  // Required Booleans start as false; optional ones start unset.
  if (kind === 'boolean') return must && !loose ? typed('boolean', { default: false }) : { ...typed('boolean'), unset: [''] };
  if (shape.name === 'Int') return typed('integer', range, { type: rule('integer'), minimum: rule('integer'), maximum: rule('integer') });
  if (kind === 'number') {
    const whole = /int|long|serial/i.test(shape.name);
    return typed(whole ? 'integer' : 'number', {}, { type: rule(whole ? 'integer' : 'number') });
  }
  if (kind === 'json') return { schema: {}, widget: 'json' };
  // Files are neither shown again nor stored in a draft.
  if (/^(file)?upload$|^file$/i.test(shape.name)) return { schema: { writeOnly: true }, widget: 'file' };
  if (shape.kind !== 'ENUM' && !isText(api, shape.name)) return { why: `the scalar ${shape.name} is not known here` };
  const texts: Written = must ? { minLength: 1 } : {};
  const wording = must ? { minLength: required } : {};
  if (kind === 'email') return typed('string', { ...texts, format: 'email' }, { ...wording, format: rule('email') });
  if (kind === 'url') return typed('string', { ...texts, format: 'url' }, { ...wording, format: rule('url') });
  if (kind === 'date') return typed('string', { pattern: '^\\d{4}-\\d\\d-\\d\\d' }, { pattern: rule('date') });
  if (kind === 'dateTime') return typed('string', { pattern: '^\\d{4}-\\d\\d-\\d\\d([T ]|$)' }, { pattern: rule('dateTime') });
  if (/^(local)?timetz$|^(local)?time$/i.test(shape.name))
    return typed('string', { ...texts, pattern: '^\\d\\d:\\d\\d' }, { ...wording, pattern: rule('time') });
  return typed('string', texts, wording);
}

const isText = ({ dialect }: Api, name: string): boolean =>
  Object.hasOwn(dialect.scalars, name) ||
  /(string|text|slug|name|title|phone|phonenumber|code|colou?r|currency|locale|language|country|html|markdown|uuid|guid|ulid|cuid|id|citext|varchar|bpchar|char|inet|cidr|macaddr|decimal|bigint|bigfloat|money|duration|interval|time|timetz|token|hash|key|path|cron|version|semver|isbn|iban|bic|address|postal|zip)$/i.test(
    name,
  );

function defaultOf(shape: Shape, literal: string | null | undefined): Written {
  if (literal === null || literal === undefined || shape.kind === 'INPUT_OBJECT') return {};
  try {
    const value: unknown = valueFromASTUntyped(parseValue(literal));
    return value === null || typeof value === 'object' ? {} : { default: value };
  } catch {
    return {};
  }
}
