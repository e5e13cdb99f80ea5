import type { FieldPlan, FormPlan } from '../../plan/Plan.ts';
import { at, type Values } from '../../plan/sources.ts';
import { asksByGroup, asksByRows, blank, isBlank, isObject, put } from '../values/formValues.ts';

export interface Sent {
  values: Values;
  /** Path of an error in the form, which has more rows: empty ones are not sent. */
  formPath: (path: string) => string;
}

/** Omits emptied texts of a `create`; rows are sent as a whole, without empty fields and rows (spec 3 §3). */
export function sentValues(fields: readonly FieldPlan[], use: 'create' | 'update', typed: Values): Sent {
  const kept = new Map<string, number[]>();
  const isNested = ({ name }: FieldPlan) => name.includes('.');
  const values: Values = fields.some(isNested) ? structuredClone(typed) : { ...typed };
  for (const field of fields) {
    if (isNested(field)) {
      const value = sentOf(field, at(values, field.name), kept);
      const blank = value === '' || value === undefined || value === null;
      put(values, field.name, blank ? (use === 'update' && !field.writeOnly ? null : undefined) : value);
      continue;
    }
    if (!(field.name in values)) continue;
    values[field.name] = sentOf(field, values[field.name], kept);
  }
  const empties = new Set(fields.filter((field) => field.default === '').map(({ name }) => name));
  // A blank secret stays as it is.
  const secrets = new Set(fields.filter((field) => field.writeOnly).map(({ name }) => name));
  const entries = Object.entries(values).flatMap(([name, value]) => {
    if (value !== undefined && (value !== '' || empties.has(name))) return [[name, value]];
    return use === 'update' && !secrets.has(name) ? [[name, null]] : [];
  });
  return {
    values: Object.fromEntries(entries) as Values,
    formPath: (path) => {
      const name = [...kept.keys()].find((each) => path.startsWith(`${each}.`)) ?? '';
      const [index = '', ...rest] = path.slice(name.length + 1).split('.');
      const row = kept.get(name)?.[Number(index)];
      return row === undefined ? path : [name, row, ...rest].join('.');
    },
  };
}

/** Optional inputs are sent only if changed; rows and groups as a whole. */
export function changedOf({ fields, sparse = [] }: Pick<FormPlan, 'fields' | 'sparse'>, before: Values, values: Values): Values {
  if (sparse.length === 0) return values;
  const came = sentValues(fields, 'update', before).values;
  const same = (name: string): boolean => JSON.stringify(came[name] ?? null) === JSON.stringify(values[name] ?? null);
  const inner = new Map(fields.map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      sparse.includes(name) && same(name) ? [] : [[name, withEmptied(inner.get(name), came[name], value)]],
    ),
  );
}

/** Fields of a row or group that were emptied are sent as null: an API may keep what is left out. */
function withEmptied(field: FieldPlan | undefined, before: unknown, value: unknown): unknown {
  if (field?.fields === undefined || !(asksByGroup(field) || asksByRows(field)) || field.map) return value;
  const { fields } = field;
  const id = fields.find(({ hidden }) => hidden)?.name;
  if (Array.isArray(value)) {
    const rows: readonly unknown[] = Array.isArray(before) ? before : [];
    return value.map((row: unknown) =>
      emptiedIn(fields, id === undefined ? undefined : rows.find((each) => isObject(each) && isObject(row) && each[id] === row[id]), row),
    );
  }
  return emptiedIn(fields, before, value);
}

function emptiedIn(fields: readonly FieldPlan[], before: unknown, value: unknown): unknown {
  if (!isObject(value) || !isObject(before)) return value;
  const emptied = fields.filter(({ name, required, writeOnly }) => !required && !writeOnly && !(name in value) && !isBlank(before[name]));
  const kept = fields.flatMap((field) =>
    field.name in value ? [[field.name, withEmptied(field, before[field.name], value[field.name])] as const] : [],
  );
  return { ...value, ...Object.fromEntries(kept), ...Object.fromEntries(emptied.map(({ name }) => [name, null])) };
}

function sentOf(field: FieldPlan, value: unknown, kept: Map<string, number[]>): unknown {
  // react-admin's inputs empty a value to null; in JSON, null is a value.
  if (value === null && field.kind !== 'json') return blank(field);
  if (asksByGroup(field)) {
    const group = isObject(value) ? filledIn(field.fields, value) : {};
    return field.required || Object.keys(group).length > 0 ? group : undefined;
  }
  if (!asksByRows(field) || !Array.isArray(value)) return value;
  const rows = value.map((row, index) => ({ index, row: filledIn(field.fields, isObject(row) ? row : {}) }));
  // Rows of a map are complete or removed (spec 2 §5 “each row needs”).
  if (field.map) return rows.map(({ row }) => row);
  // Required rows stay, so that errors appear at their fields.
  let spare = rows.length - (field.minItems ?? 0);
  const sent = rows.filter(({ row }) => !isEmptyRow(row) || spare-- <= 0);
  kept.set(
    field.name,
    sent.map(({ index }) => index),
  );
  return sent.map(({ row }) => row);
}

function filledIn(fields: readonly FieldPlan[], object: Values): Values {
  const inner = new Map(fields.map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(object).flatMap(([name, held]) => {
      const field = inner.get(name);
      const value = field ? sentOf(field, held, new Map()) : held;
      return value === '' || value === undefined || value === null ? [] : [[name, value]];
    }),
  );
}

/** An untouched switch does not fill a row. */
const isEmptyRow = (row: Values): boolean => Object.values(row).every((value) => value === false || isBlank(value));
