import type { IntrospectionInputValue } from 'graphql';
import { form as formOf, type Form } from '../../forms/form.ts';
import { fieldsOf, followPath, inputsOf, isValue, shapeOf, type Operation, type Shape } from '../schema.ts';
import { kindOf } from '../kinds.ts';
import { heldBy, isForeign, isLong, pointedAt, type Reading } from './fields.ts';
import { idOf } from './idOf.ts';
import { isObjects, listOfOne, required } from './offers.ts';
import { selectorsOf } from '../binding.ts';
import { idNames, named as namedPattern } from './served.ts';
import { isForbidden, valueOf, type Value, type Written } from './values.ts';
import { keyOf, labelOf } from './words.ts';

interface InferredForm {
  form?: Form;
  helps: Record<string, string>;
  labels: Record<string, string>;
  unsupported: string[];
}

type Use = 'create' | 'update';

export function inferForm(reading: Reading, type: string, use: Use, operation: Operation, id: string | undefined): InferredForm {
  const place = placeOf(reading, type, use, operation);
  const made = fieldsAt(reading, type, use, place, id);
  const reasons = made.unsupported.map((why) => `${labelOf(use)}: ${why}`);
  const nothing = { helps: {}, labels: {} };
  if (made.refused !== undefined)
    return {
      ...nothing,
      unsupported: [...reasons, `${labelOf(use)} is not offered: ${operation.name} wants “${made.refused}”, which cannot be asked for.`],
    };
  if (made.properties.size === 0)
    return { ...nothing, unsupported: [...reasons, `${labelOf(use)} is not offered: ${operation.name} takes no values.`] };
  const schema = { properties: Object.fromEntries(made.properties), required: made.required };
  const form = formOf(operation.name as never, place.path as never, schema as never, { fields: Object.fromEntries(made.options) as never });
  return {
    form,
    helps: Object.fromEntries(made.helps),
    labels: Object.fromEntries(made.labels),
    unsupported: reasons,
  };
}

interface InputLevel {
  path: string;
  type: string;
  inputs: readonly IntrospectionInputValue[];
}

/** The dialect's argument, else the only object, else the operation's own arguments. */
function placeOf(reading: Reading, type: string, use: Use, operation: Operation): InputLevel {
  const own: InputLevel = { path: '', type: '', inputs: operation.field.args };
  const paths = (reading.api.dialect.writes?.values[use] ?? []).map((pattern) => namedPattern(pattern, type));
  const picks = use === 'update' ? selectorsOf(reading.api, operation).map(({ path }) => path) : [];
  const objects = operation.field.args.filter(({ name, type: of }) => isObject(of) && !picks.includes(name));
  const named = [...paths.filter((each) => each !== ''), ...(picks.length > 0 ? besideSelector : [])];
  const loose = paths.includes('') ? [] : objects.filter((each) => !holdsOnlyIds(reading, type, each)).map(({ name }) => name);
  for (const path of [...named.sort((a, b) => b.split('.').length - a.split('.').length), ...loose]) {
    const found = placeAt(reading, operation, path);
    const outside =
      found && required(operation.field.args).filter((input) => input.name !== path.split('.')[0] && !isFilled(reading, type, input));
    if (found !== undefined && outside?.length === 0) return inside(reading, type, found);
  }
  const list = use === 'create' ? listOfOne(operation) : undefined;
  if (list !== undefined) return placeAt(reading, operation, `${list.name}.0`) ?? own;
  return own;
}

const besideSelector = ['input.set', 'input.patch', 'input.update', 'set', '_set', 'update', 'patch', 'changes'];

/** `input: { clientMutationId, user: {…} }`: the values are nested once more. */
function inside({ api }: Reading, type: string, place: InputLevel): InputLevel {
  const ids = idNames(api.dialect, type);
  const values = place.inputs.filter(({ name }) => !ids.includes(name) && !/^(clientMutationId|nodeId)$/.test(name));
  const [only] = values;
  if (only === undefined || values.length !== 1 || !isObject(only.type)) return place;
  const isRelation = fieldsOf(api.schema.types.get(type)).some(({ name }) => name === only.name);
  if (isRelation) return place;
  const inner = shapeOf(only.type).name;
  return { path: `${place.path}.${only.name}`, type: inner, inputs: inputsOf(api.schema.types.get(inner)) };
}

const isObject = (type: IntrospectionInputValue['type']): boolean => {
  const { kind, list } = shapeOf(type);
  return kind === 'INPUT_OBJECT' && !list;
};

function placeAt({ api }: Reading, operation: Operation, path: string): InputLevel | undefined {
  let inputs = operation.field.args;
  let type = '';
  const steps = path.split('.');
  for (const [index, step] of steps.entries()) {
    if (step === '0') continue;
    const input = inputs.find(({ name }) => name === step);
    if (input === undefined || !(steps[index + 1] === '0' ? isObjects(input) : isObject(input.type))) return undefined;
    type = shapeOf(input.type).name;
    inputs = inputsOf(api.schema.types.get(type));
  }
  return { path, type, inputs };
}

const holdsOnlyIds = ({ api }: Reading, type: string, { type: of }: IntrospectionInputValue): boolean => {
  const ids = idNames(api.dialect, type);
  const inputs = inputsOf(api.schema.types.get(shapeOf(of).name));
  return inputs.some(({ name }) => ids.includes(name)) && required(inputs).every(({ name }) => ids.includes(name)) && inputs.length <= 3;
};

const isFilled = (reading: Reading, type: string, input: IntrospectionInputValue): boolean =>
  idNames(reading.api.dialect, type).includes(input.name) ||
  input.name in reading.api.dialect.roles ||
  (isObject(input.type) && (/^(where|filter|by|selector|condition|pk_?columns)/i.test(input.name) || holdsOnlyIds(reading, type, input)));

interface Fields {
  properties: Map<string, Written>;
  required: string[];
  options: Map<string, Written>;
  helps: Map<string, string>;
  labels: Map<string, string>;
  unsupported: string[];
  refused?: string;
}

function fieldsAt(reading: Reading, type: string, use: Use, { inputs, type: inputType }: InputLevel, id: string | undefined): Fields {
  const made: Fields = { properties: new Map(), required: [], options: new Map(), helps: new Map(), labels: new Map(), unsupported: [] };
  const ordered = [...inputs].sort((a, b) => Number(isDeprecated(a)) - Number(isDeprecated(b)));
  for (const input of ordered) {
    const must = required([input]).length > 0;
    if (!must && isOldSpelling(input, inputs)) continue;
    if (isOwnMatter(reading, type, use, input, id, must)) continue;
    const value = isForbidden(input.name) ? { why: "its name is one of JavaScript's own" } : valueAt(reading, type, input, inputType);
    if (value === undefined) continue;
    if ('why' in value) {
      if (must)
        return { ...made, refused: input.name, unsupported: [...made.unsupported, `field “${input.name}” is left out: ${value.why}.`] };
      made.unsupported.push(`field “${input.name}” is left out: ${value.why}.`);
      continue;
    }
    for (const { path, why } of value.left ?? []) made.unsupported.push(`field “${input.name}.${path}” is left out: ${why}.`);
    made.properties.set(input.name, value.schema);
    if (must) made.required.push(input.name);
    note(reading, type, use, input, value, made);
  }
  return made;
}

/** `title_SET`, where `title` does the same. */
const isOldSpelling = (input: IntrospectionInputValue, joined: readonly IntrospectionInputValue[]): boolean =>
  isDeprecated(input) && joined.some((other) => !isDeprecated(other) && input.name.startsWith(`${other.name}_`));

/** Users do not type generated ids and times, nor what the dialect fills. */
function isOwnMatter(
  { api }: Reading,
  type: string,
  use: Use,
  { name }: IntrospectionInputValue,
  id: string | undefined,
  must: boolean,
): boolean {
  if (use === 'update' && isSelector(name)) return true;
  if (/^(clientMutationId|expectedVersion|idempotencyKey)$/.test(name) || name in api.dialect.roles) return true;
  const isId = name === id || name === 'nodeId' || (idNames(api.dialect, type).includes(name) && name !== 'code');
  if (use === 'update') return isId || (!must && isStamp(name));
  return !must && (isId || isStamp(name));
}

const isSelector = (name: string): boolean => /^(where|filter|filterBy|pk_?columns|selector|criteria)$/i.test(name);

const isStamp = (name: string): boolean => /^(created|updated|inserted|modified)_?(at|on|date)$/i.test(name);

/** No rules for child rows, which are created in their own list. */
function valueAt(reading: Reading, type: string, input: IntrospectionInputValue, within: string): Value | undefined {
  const { api, names } = reading;
  const value = valueOf(api, input, [within]);
  const field = fieldsOf(api.schema.types.get(type)).find(({ name }) => name === input.name);
  const held = field === undefined ? undefined : shapeOf(field.type);
  const isRelation = held !== undefined && !isValue(held) && shapeOf(input.type).kind === 'INPUT_OBJECT';
  if (isRelation && !('related' in value) && names.has(held.name)) return { why: `records of ${held.name} are in a list of their own` };
  return 'why' in value || held === undefined ? value : { ...value, ...likeField(reading, shapeOf(input.type), held) };
}

/** What the record's field of the same name says of a plain input: `author: Int` is a record's id, `publishedAt: String` a moment. */
function likeField({ api, names }: Reading, input: Shape, held: Shape): { related?: true; widget?: string } {
  if (!isValue(input)) return {};
  if (held.kind === 'OBJECT' && names.has(held.name) && held.list === input.list) return { related: true };
  const kind = kindOf({ schema: api.schema, dialect: api.dialect, env: {} }, held);
  return input.name === 'String' && !input.list && (kind === 'date' || kind === 'dateTime') ? { widget: kind } : {};
}

function note(
  reading: Reading,
  type: string,
  use: Use,
  input: IntrospectionInputValue,
  value: Exclude<Value, { why: string }>,
  made: Fields,
): void {
  const { api, names } = reading;
  const { name } = input;
  const pointed = pointedAt(reading, type, name) ?? (value.related ? relatedType(reading, type, name) : undefined);
  const reference = pointed === undefined ? undefined : names.get(pointed);
  const options: Written = {};
  if (reference !== undefined) {
    options['reference'] = reference;
    if (isForeign(name)) made.labels.set(name, labelOf(name.replace(/_?(id|ids)$/i, '')));
  }
  const from = pointed !== undefined ? currentOf(reading, type, name) : wrappedValue(reading, type, name);
  if (from !== undefined) Object.assign(options, { from: { path: from }, also: [from] });
  const { widget, unset = [] } = value;
  if (unset.includes('')) options['widget'] = 'yesNo';
  for (const path of unset) if (path !== '') made.options.set(`${name}.${path}`, { widget: 'yesNo' });
  if (reference === undefined && widget !== undefined) options['widget'] = widget;
  else if (reference === undefined && isLong(name) && [value.schema['type']].flat().includes('string')) options['widget'] = 'multiline';
  if (/^(password|secret|passphrase)$|password$|secret$/i.test(name) && [value.schema['type']].flat().includes('string'))
    made.properties.set(name, { ...value.schema, writeOnly: true });
  if (Object.keys(options).length > 0) made.options.set(name, options);
  const help = [
    isDeprecated(input) ? `Deprecated${deprecation(input)}.` : '',
    input.description ?? heldBy(api, type).find((held) => held.name === name)?.field.description ?? '',
  ];
  const text = help.filter(Boolean).join(' ');
  if (text !== '') made.helps.set(name, text);
}

/** Current value of a field that stands in the record's object of fields. */
function wrappedValue({ api }: Reading, type: string, name: string): string | undefined {
  const inner = api.offers.wrapped.get(type);
  const field = fieldsOf(api.schema.types.get(type)).find((each) => shapeOf(each.type).name === inner);
  const path = `${field?.name}.${name}`;
  return field === undefined || 'candidates' in followPath(api.schema, type, path) ? undefined : path;
}

const relatedType = ({ api }: Reading, type: string, name: string): string | undefined => {
  const field = fieldsOf(api.schema.types.get(type)).find((each) => each.name === name);
  return field === undefined ? undefined : shapeOf(field.type).name;
};

/** Path of a picker's current value, if not the field's own name: `author.id` for `authorId`. */
function currentOf({ api }: Reading, type: string, name: string): string | undefined {
  const fields = fieldsOf(api.schema.types.get(type));
  const own = fields.find((each) => each.name === name);
  if (own !== undefined && isValue(shapeOf(own.type))) return undefined;
  const key = keyOf(name.replace(/_?(id|ids)$/i, ''));
  const relation = own ?? fields.find((each) => keyOf(each.name) === key);
  if (relation === undefined) return undefined;
  const id = idOf(api, shapeOf(relation.type).name);
  const path = id === undefined ? undefined : `${relation.name}.${id}`;
  return path === undefined || 'candidates' in followPath(api.schema, type, path) ? undefined : path;
}

const isDeprecated = (input: IntrospectionInputValue): boolean => (input as { isDeprecated?: boolean }).isDeprecated === true;
const deprecation = (input: IntrospectionInputValue): string => {
  const { deprecationReason: reason } = input as { deprecationReason?: string | null };
  return reason ? `: ${reason.replace(/\.$/, '')}` : '';
};
