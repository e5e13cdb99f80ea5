import type { FieldPlan, FormPlan } from '../../plan/Plan.ts';
import { defaultOf } from '../../plan/namedDefaults.ts';
import { at, type Values } from '../../plan/sources.ts';

/** Texts are never undefined, so that nothing untouched is dirty. */
export const initialValues = ({ fields }: Pick<FormPlan, 'fields'>, record?: Values): Values => initialObject(fields, record);

export function initialObject(fields: readonly FieldPlan[], record?: Values): Values {
  const values: Values = {};
  for (const field of fields) put(values, field.name, initialOf(field, heldBy(field, record)));
  return values;
}

/** References use the id, not the expanded object. */
const heldBy = (field: FieldPlan, record: Values | undefined): unknown =>
  (field.reference && field.from ? undefined : at(record, field.name)) ?? partOf(field, record);

function partOf(field: FieldPlan, record: Values | undefined): unknown {
  const { from } = field;
  const held = from && at(record, from.path);
  if (from?.where === undefined) return known(field, held);
  if (!Array.isArray(held)) return undefined;
  return held.filter((row) => isObject(row) && Object.entries(from.where ?? {}).every(([name, value]) => row[name] === value));
}

function initialOf(field: FieldPlan, held: unknown): unknown {
  const value = held ?? defaultOf(field) ?? undefined;
  // A group for one part of a list is its only row there.
  const one: unknown = Array.isArray(value) && field.from ? value[0] : value;
  if (asksByGroup(field)) return initialObject(field.fields, isObject(one) ? one : undefined);
  if (!asksByRows(field)) return known(field, value) ?? blank(field);
  const list = field.map && isObject(value) ? rowsOfMap(field.map, value) : value;
  const rows = Array.isArray(list) ? list.map((row) => initialObject(field.fields, isObject(row) ? row : undefined)) : [];
  while (rows.length < (field.minItems ?? 0)) rows.push(initialObject(field.fields));
  return rows;
}

/** Sorted by key, since a store keeps no order. */
const rowsOfMap = ({ key, value }: NonNullable<FieldPlan['map']>, map: Values): Values[] =>
  Object.entries(map)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, held]) => ({ [key]: name, [value]: held }));

type Nested = FieldPlan & { fields: FieldPlan[] };

/** Widgets render rows their own way; `people` only suggests. */
export const asksByRows = (field: FieldPlan): field is Nested =>
  field.kind === 'rows' && field.fields !== undefined && (!field.widget || field.widget === 'people');

export const asksByGroup = (field: FieldPlan): field is Nested => field.kind === 'group' && field.fields !== undefined && !field.widget;

/** Other fields of the record would be refused. */
export function known(field: Pick<FieldPlan, 'fields'>, value: unknown): unknown {
  const { fields } = field;
  if (!fields || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((row: unknown) => known(field, row));
  const held = value as Values;
  return Object.fromEntries(fields.flatMap((inner) => (inner.name in held ? [[inner.name, known(inner, held[inner.name])]] : [])));
}

export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

export function put(values: Values, path: string, value: unknown): void {
  const [head = '', ...rest] = path.split('.');
  // Against prototype pollution.
  if (head === '__proto__' || (head !== '' && head in Object.prototype)) return;
  if (rest.length === 0) values[head] = value;
  else put((values[head] ??= {}) as Values, rest.join('.'), value);
}

export const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

const texts = new Set(['text', 'multiline', 'email', 'url', 'id']);

/** Texts are never undefined, so that nothing untouched is dirty. */
export const blank = ({ kind }: FieldPlan): unknown => (texts.has(kind) ? '' : undefined);
