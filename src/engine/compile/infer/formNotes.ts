import type { IntrospectionInputValue } from 'graphql';
import { fieldsOf, followPath, inputsOf, shapeOf } from '../schema.ts';
import { heldBy, isForeign, isLong, pointedAt, type Reading } from './fields.ts';
import { idOf } from './idOf.ts';
import { required } from './offers.ts';
import { currentOf, innerValueOf, lossOf } from './readBack.ts';
import { pickedFrom } from './pickedFrom.ts';
import type { Value, Written } from './values.ts';
import { isColour } from './valueWidgets.ts';
import { labelOf } from './words.ts';

/** Notes on a form's fields by their path, `lines.productId` for a field of rows. */
export interface Notes {
  options: Map<string, Written>;
  helps: Map<string, string>;
  labels: Map<string, string>;
  unsupported: string[];
}

interface Noted {
  input: IntrospectionInputValue;
  /** Type of the record, or of the row, that has the field; absent if no field holds such rows. */
  type: string | undefined;
  /** Path of the object around it, `lines.`. */
  prefix: string;
  use: 'create' | 'update';
  schema: Written;
  value?: Exclude<Value, { why: string }>;
}

/** Notes how a field is shown and what fills it, in rows too, and returns its schema. */
export function noteInput(reading: Reading, noted: Noted, notes: Notes): Written {
  const { input, type, prefix, value } = noted;
  const { api } = reading;
  const { name } = input;
  const path = `${prefix}${name}`;
  const schema = isSecret(noted) ? { ...noted.schema, writeOnly: true } : noted.schema;
  const pointed = pointsAt(reading, noted);
  const reference = pointed === undefined ? undefined : pickedFrom(reading, pointed);
  const options: Written = {};
  if (reference !== undefined) {
    options['reference'] = reference;
    if (isForeign(name)) notes.labels.set(path, labelOf(name.replace(/_?(id|ids)$/i, '')));
  }
  const from = pathOfCurrent(reading, noted, pointed !== undefined);
  if (from !== undefined) Object.assign(options, { from: { path: from }, also: [`${prefix}${from}`] });
  if (isKeptId(reading, noted)) options['hidden'] = true;
  const widget = widgetOf(noted, reference !== undefined);
  if (widget !== undefined) options['widget'] = widget;
  for (const inner of value?.unset ?? []) if (inner !== '') notes.options.set(`${path}.${inner}`, { widget: 'yesNo' });
  if (Object.keys(options).length > 0) notes.options.set(path, { ...notes.options.get(path), ...options });
  const help = [
    isDeprecated(input) ? `Deprecated${deprecation(input)}.` : '',
    input.description ?? (type && heldBy(api, type).find((held) => held.name === name)?.field.description) ?? '',
  ];
  const text = help.filter(Boolean).join(' ');
  if (text !== '') notes.helps.set(path, text);
  return noteInside(reading, noted, schema, notes);
}

function noteInside(reading: Reading, { input, type, prefix, use }: Noted, schema: Written, notes: Notes): Written {
  const { items } = schema as { items?: Written };
  const object = items ?? schema;
  const properties = object['properties'] as Record<string, Written> | undefined;
  if (properties === undefined) return schema;
  const { api } = reading;
  const field =
    type === undefined ? undefined : heldBy(api, type).find(({ name, shape }) => name === input.name && shape.kind === 'OBJECT');
  const inner = inputsOf(api.schema.types.get(shapeOf(input.type).name)).flatMap((each): [string, Written][] => {
    const property = Object.hasOwn(properties, each.name) ? properties[each.name] : undefined;
    if (property === undefined) return [];
    const noted: Noted = { input: each, type: field?.shape.name, prefix: `${prefix}${input.name}.`, use, schema: property };
    // Rows of a new record are new.
    if (use === 'create' && isKeptId(reading, noted)) return [];
    const loss = use === 'update' ? lossOf(reading, noted.type, each) : undefined;
    if (loss !== undefined) {
      notes.unsupported.push(`field “${noted.prefix}${each.name}” is left out: ${loss}.`);
      return [];
    }
    return [[each.name, noteInput(reading, noted, notes)]];
  });
  const closed = { ...object, properties: Object.fromEntries(inner) };
  return items === undefined ? closed : { ...schema, items: closed };
}

/** Optional id of a row: the API updates the row instead of making another one. */
const isKeptId = ({ api }: Reading, { input, type, prefix }: Noted): boolean =>
  prefix !== '' &&
  required([input]).length === 0 &&
  (type === undefined ? /^_?(id|uuid)$/.test(input.name) : idOf(api, type) === input.name);

function pointsAt(reading: Reading, { input, type, prefix, value }: Noted): string | undefined {
  const { api, names } = reading;
  // A row that is only the id of another record.
  if (prefix !== '' && type !== undefined && idOf(api, type) === input.name) return required([input]).length > 0 ? type : undefined;
  const pointed = pointedAt(reading, type ?? '', input.name);
  if (pointed !== undefined || type === undefined) return pointed;
  const field = fieldsOf(api.schema.types.get(type)).find((each) => each.name === input.name);
  const related = field === undefined ? undefined : shapeOf(field.type).name;
  // `product: ID!` in a row whose product is a record.
  const isPicked = value?.related ?? (prefix !== '' && shapeOf(input.type).kind === 'SCALAR' && /id$/i.test(shapeOf(input.type).name));
  return isPicked && related !== undefined && names.has(related) ? related : undefined;
}

function pathOfCurrent({ api }: Reading, { input, type }: Noted, isPointed: boolean): string | undefined {
  if (type === undefined) return undefined;
  if (isPointed) return currentOf(api, type, input.name);
  return wrappedValue(api, type, input.name) ?? innerValueOf(api, type, input.name);
}

function widgetOf({ input, prefix, schema, value }: Noted, isReference: boolean): string | undefined {
  const widget = value?.widget ?? (prefix === '' ? undefined : isTexts(schema) ? 'chips' : fileWidget(schema));
  if (value?.unset?.includes('') && (isReference || widget === undefined)) return 'yesNo';
  if (isReference) return undefined;
  if (widget !== undefined || !isText(schema)) return widget;
  return isLong(input.name) ? 'multiline' : isColour(input.name) ? 'colour' : undefined;
}

/** In rows, only files have no type and are never read. */
const fileWidget = (schema: Written): string | undefined =>
  schema['writeOnly'] !== true || isText(schema) ? undefined : schema['items'] === undefined ? 'file' : 'files';

const isText = (schema: Written): boolean => [schema['type']].flat().includes('string') && schema['enum'] === undefined;
const isTexts = ({ items }: Written): boolean => typeof items === 'object' && items !== null && isText(items as Written);

const isSecret = ({ input, schema }: Noted): boolean =>
  /^(password|secret|passphrase)$|password$|secret$/i.test(input.name) && [schema['type']].flat().includes('string');

/** Current value of a field that stands in the record's object of fields. */
function wrappedValue(api: Reading['api'], type: string, name: string): string | undefined {
  const inner = api.offers.wrapped.get(type);
  const field = fieldsOf(api.schema.types.get(type)).find((each) => shapeOf(each.type).name === inner);
  const path = `${field?.name}.${name}`;
  return field === undefined || 'candidates' in followPath(api.schema, type, path) ? undefined : path;
}

export const isDeprecated = (input: IntrospectionInputValue): boolean => (input as { isDeprecated?: boolean }).isDeprecated === true;
const deprecation = (input: IntrospectionInputValue): string => {
  const { deprecationReason: reason } = input as { deprecationReason?: string | null };
  return reason ? `: ${reason.replace(/\.$/, '')}` : '';
};
