import type { FieldPlan, FormPlan } from '../../plan/Plan.ts';
import { defaultOf } from '../../plan/namedDefaults.ts';
import { at, type Values } from '../../plan/sources.ts';

/** What stands in a form when it opens: the record's values, else the plan's defaults; texts are never undefined, so that nothing untouched is dirty. */
export const initialValues = ({ fields }: Pick<FormPlan, 'fields'>, record?: Values): Values => initialObject(fields, record);

/** A new row, or the object of a group, with nothing filled in but its defaults. */
export function initialObject(fields: readonly FieldPlan[], record?: Values): Values {
  const values: Values = {};
  for (const field of fields) put(values, field.name, initialOf(field, heldBy(field, record)));
  return values;
}

/** A record that is picked is told by its id, whatever of it the form's record holds under the field's own name. */
const heldBy = (field: FieldPlan, record: Values | undefined): unknown =>
  (field.reference && field.from ? undefined : at(record, field.name)) ?? partOf(field, record);

/** What of the record a field is filled from: the value at a path, or those rows of a list that the field is one part of. */
function partOf(field: FieldPlan, record: Values | undefined): unknown {
  const { from } = field;
  const held = from && at(record, from.path);
  if (from?.where === undefined) return known(field, held);
  if (!Array.isArray(held)) return undefined;
  return held.filter((row) => isObject(row) && Object.entries(from.where ?? {}).every(([name, value]) => row[name] === value));
}

function initialOf(field: FieldPlan, held: unknown): unknown {
  const value = held ?? defaultOf(field) ?? undefined;
  // A group that is one part of a record's list is its one row there.
  const one: unknown = Array.isArray(value) && field.from ? value[0] : value;
  if (asksByGroup(field)) return initialObject(field.fields, isObject(one) ? one : undefined);
  if (!asksByRows(field)) return known(field, value) ?? blank(field);
  const list = field.map && isObject(value) ? rowsOfMap(field.map, value) : value;
  const rows = Array.isArray(list) ? list.map((row) => initialObject(field.fields, isObject(row) ? row : undefined)) : [];
  while (rows.length < (field.minItems ?? 0)) rows.push(initialObject(field.fields));
  return rows;
}

/** An object as the rows that it is made of; by their keys, since a store keeps no order of its own. */
const rowsOfMap = ({ key, value }: NonNullable<FieldPlan['map']>, map: Values): Values[] =>
  Object.entries(map)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, held]) => ({ [key]: name, [value]: held }));

type Nested = FieldPlan & { fields: FieldPlan[] };

/** Is this field a list of rows, each asked for by the fields of its plan? A widget of its own asks in its own way; `people` only suggests. */
export const asksByRows = (field: FieldPlan): field is Nested =>
  field.kind === 'rows' && field.fields !== undefined && (!field.widget || field.widget === 'people');

/** Is this field an object, asked for by the fields of its plan? */
export const asksByGroup = (field: FieldPlan): field is Nested => field.kind === 'group' && field.fields !== undefined && !field.widget;

/** The value with the fields that the form sends and no others: what a record holds beside them would be refused. */
export function known(field: Pick<FieldPlan, 'fields'>, value: unknown): unknown {
  const { fields } = field;
  if (!fields || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((row: unknown) => known(field, row));
  const held = value as Values;
  return Object.fromEntries(fields.flatMap((inner) => (inner.name in held ? [[inner.name, known(inner, held[inner.name])]] : [])));
}

/** Is nothing filled in here? */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Sets the value at a dotted path. */
export function put(values: Values, path: string, value: unknown): void {
  const [head = '', ...rest] = path.split('.');
  // Never what all objects share, whatever a path says.
  if (head === '__proto__' || (head !== '' && head in Object.prototype)) return;
  if (rest.length === 0) values[head] = value;
  else put((values[head] ??= {}) as Values, rest.join('.'), value);
}

export const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

const texts = new Set(['text', 'multiline', 'email', 'url', 'id']);

/** The value of an empty field; a text is never undefined, so that nothing untouched is dirty. */
export const blank = ({ kind }: FieldPlan): unknown => (texts.has(kind) ? '' : undefined);
