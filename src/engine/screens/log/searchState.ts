import type { FieldPlan, FormPlan } from '../../plan/Plan.ts';
import { defaultOf } from '../../plan/namedDefaults.ts';
import { at, type Values } from '../../plan/sources.ts';
import { initialValues, isBlank, isObject, put } from '../values/formValues.ts';

type Fields = Pick<FormPlan, 'fields'>;

/**
 * What a search form is filled in with, out of the address: `templateTypes=MI_REPORT&dateRange.gte=…`. A field that the address does not
 * name holds its default, one that it names without a value is empty: so a bare address always means the last seven days.
 */
export function readSearch(query: URLSearchParams, { fields }: Fields): Values {
  const values = initialValues({ fields });
  for (const field of fields) {
    const value = parsed(field, query);
    if (value !== absent) put(values, field.name, value);
  }
  return values;
}

/** Writes a filled-in search form into an address; defaults leave no trace, and parameters of others stay as they are. */
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

/** The address without what the form writes into it. */
export function withoutSearch(query: URLSearchParams, { fields }: Fields): URLSearchParams {
  const kept = new URLSearchParams(query);
  for (const key of new Set(kept.keys())) if (fields.some((field) => isOf(field, key))) kept.delete(key);
  return kept;
}

/** Does the address say anything of the form? */
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
      // An address may come from anywhere: `__proto__` and its like name nothing of a form.
      if (query.get(key) && !path.split('.').some((step) => step in Object.prototype)) put(object, path, query.get(key));
    }
    return object;
  }
  if (!query.has(field.name)) return absent;
  const given = query.getAll(field.name).filter((text) => text !== '');
  if (given.length === 0) return initialValues({ fields: [withoutDefault(field)] })[field.name];
  if (field.kind === 'choices' || field.kind === 'references') return given;
  return ofKind(field, given[0] ?? '');
}

function ofKind({ kind }: FieldPlan, text: string): unknown {
  if (kind === 'boolean') return text === 'true';
  // What is no number stays text, so that the form's rule can say so.
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
