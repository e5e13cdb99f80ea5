import type { FieldPlan, FormPlan } from '../../plan/Plan.ts';
import { defaultOf } from '../../plan/namedDefaults.ts';
import { at, type Values } from '../../plan/sources.ts';
import { initialValues, isBlank, isObject, put } from '../values/formValues.ts';

type Fields = Pick<FormPlan, 'fields'>;

/** `templateTypes=MI_REPORT&dateRange.gte=…`: absent fields have their defaults, fields without a value are empty. */
export function readSearch(query: URLSearchParams, { fields }: Fields): Values {
  const values = initialValues({ fields });
  for (const field of fields) {
    const value = parsed(field, query);
    if (value !== absent) put(values, field.name, value);
  }
  return values;
}

/** Omits defaults; other parameters stay. */
export function writeSearch(query: URLSearchParams, { fields }: Fields, values: Values): URLSearchParams {
  const written = withoutSearch(query, { fields });
  for (const field of fields) {
    const value = at(values, field.name);
    const standard = defaultOf(field);
    if (isSame(value, standard)) continue;
    const entries = entriesOf(field.name, value);
    for (const [key, text] of entries) written.append(key, text);
    if (entries.length === 0 && !isBlank(standard)) written.set(field.name, '');
  }
  return written;
}

export function withoutSearch(query: URLSearchParams, { fields }: Fields): URLSearchParams {
  const kept = new URLSearchParams(query);
  for (const key of new Set(kept.keys())) if (fields.some((field) => isOf(field, key))) kept.delete(key);
  return kept;
}

export const isSearched = (query: URLSearchParams, { fields }: Fields): boolean =>
  [...query.keys()].some((key) => fields.some((field) => isOf(field, key)));

const absent = Symbol('not in the address');

const isOf = ({ name }: FieldPlan, key: string): boolean => key === name || key.startsWith(`${name}.`);

function parsed(field: FieldPlan, query: URLSearchParams): unknown {
  const inner = [...query.keys()].filter((key) => key.startsWith(`${field.name}.`));
  if (inner.length > 0) {
    const object: Values = {};
    for (const key of inner) {
      const path = key.slice(field.name.length + 1);
      // Against prototype pollution by an address.
      if (query.get(key) && !path.split('.').some((step) => step in Object.prototype)) put(object, path, query.get(key));
    }
    return object;
  }
  if (!query.has(field.name)) return absent;
  const input = query.getAll(field.name).filter((text) => text !== '');
  if (input.length === 0) return initialValues({ fields: [withoutDefault(field)] })[field.name];
  if (field.kind === 'choices' || field.kind === 'references') return input;
  return ofKind(field, input[0] ?? '');
}

function ofKind({ kind }: FieldPlan, text: string): unknown {
  if (kind === 'boolean') return text === 'true';
  // Other texts stay for the form's rule.
  return kind === 'number' && Number.isFinite(Number(text)) ? Number(text) : text;
}

function withoutDefault(field: FieldPlan): FieldPlan {
  const { default: _, ...rest } = field;
  return rest;
}

function entriesOf(name: string, value: unknown): [string, string][] {
  if (isBlank(value)) return [];
  if (Array.isArray(value)) return value.map((each) => [name, String(each)]);
  if (isObject(value)) return Object.entries(value).flatMap(([key, inner]) => entriesOf(`${name}.${key}`, inner));
  return [[name, String(value)]];
}

const isSame = (one: unknown, other: unknown): boolean => {
  if (isBlank(one) || isBlank(other)) return isBlank(one) && isBlank(other);
  return JSON.stringify(one) === JSON.stringify(other);
};
