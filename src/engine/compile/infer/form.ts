import type { IntrospectionInputValue } from 'graphql';
import { form as formOf, type Form } from '../../forms/form.ts';
import { fieldsOf, inputsOf, isValue, shapeOf, type Operation } from '../schema.ts';
import type { Reading } from './fields.ts';
import { isDeprecated, noteInput, type Notes } from './formNotes.ts';
import { likeField } from './likeField.ts';
import { required } from './offers.ts';
import { isObjects, listOfOne } from './several.ts';
import { lossOf } from './readBack.ts';
import { selectorsOf } from '../binding.ts';
import { idNames, named as namedPattern } from './served.ts';
import { versionField } from './versions.ts';
import { isForbidden, valueOf, type Value, type Written } from './values.ts';
import { labelOf } from './words.ts';

interface InferredForm {
  form?: Form;
  helps: Record<string, string>;
  labels: Record<string, string>;
  unsupported: string[];
  /** Path of the argument that takes the edited version, and the field that has it. */
  version?: { path: string; field: string };
}

type Use = 'create' | 'update';

interface WriteContext {
  /** Fields that identify the record together. */
  keys?: readonly string[] | undefined;
  /** Operation that creates such records. */
  create?: Operation | undefined;
}

export function inferForm(
  reading: Reading,
  type: string,
  use: Use,
  operation: Operation,
  id: string | undefined,
  around: WriteContext = {},
): InferredForm {
  const { keys = [], create } = around;
  const place = placeOf(reading, type, use, operation, around);
  // A record's key stays what it is.
  const version = use === 'update' ? versionAt(reading, type, operation, place, create) : undefined;
  const asked = place.inputs.filter(({ name }) => !keys.includes(name) && (version === undefined || pathIn(place, name) !== version.path));
  const made = fieldsAt(reading, type, use, { ...place, inputs: asked }, id);
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
    ...(version && { version }),
  };
}

const pathIn = ({ path }: InputLevel, name: string): string => (path === '' ? name : `${path}.${name}`);

/** Next to the values, or next to the object that holds them: `input: { version, patch }`. */
function versionAt(
  { api }: Reading,
  type: string,
  operation: Operation,
  place: InputLevel,
  create: Operation | undefined,
): InferredForm['version'] {
  const around = place.path
    .split('.')
    .slice(0, -1)
    .reduce<InputLevel[]>((levels, _, index, steps) => {
      const level = placeAt({ api, names: new Map() }, operation, steps.slice(0, index + 1).join('.'));
      return level === undefined ? levels : [level, ...levels];
    }, []);
  const own: InputLevel = { path: '', type: '', inputs: operation.field.args };
  for (const level of [place, ...around, own])
    for (const input of level.inputs) {
      const field = versionField(api, type, input, create);
      if (field !== undefined) return { path: pathIn(level, input.name), field };
    }
  return undefined;
}

interface InputLevel {
  path: string;
  /** Lists are added to: `input: { filter, set, remove }`. */
  adds?: boolean;
  type: string;
  inputs: readonly IntrospectionInputValue[];
}

/** The dialect's argument, else the only object, else the operation's own arguments. */
function placeOf(reading: Reading, type: string, use: Use, operation: Operation, { keys = [], create }: WriteContext): InputLevel {
  const own: InputLevel = { path: '', type: '', inputs: operation.field.args };
  const isVersion = (input: IntrospectionInputValue): boolean =>
    use === 'update' && versionField(reading.api, type, input, create) !== undefined;
  const paths = (reading.api.dialect.writes?.values[use] ?? []).map((pattern) => namedPattern(pattern, type));
  const picks = use === 'update' ? selectorsOf(reading.api, operation).map(({ path }) => path) : [];
  const objects = operation.field.args.filter(({ name, type: of }) => isObject(of) && !picks.includes(name));
  const named = [...paths.filter((each) => each !== ''), ...(picks.length > 0 ? besideSelector : [])];
  const loose = paths.includes('') ? [] : objects.filter((each) => !holdsOnlyIds(reading, type, each)).map(({ name }) => name);
  for (const path of [...named.sort((a, b) => b.split('.').length - a.split('.').length), ...loose]) {
    const found = placeAt(reading, operation, path);
    const outside =
      found &&
      required(operation.field.args).filter(
        (input) => input.name !== path.split('.')[0] && !keys.includes(input.name) && !isVersion(input) && !isFilled(reading, type, input),
      );
    if (found !== undefined && outside?.length === 0) return inside(reading, type, found, keys);
  }
  const list = use === 'create' ? listOfOne(operation) : undefined;
  if (list !== undefined) return placeAt(reading, operation, `${list.name}.0`) ?? own;
  return own;
}

const besideSelector = ['input.set', 'input.patch', 'input.update', 'set', '_set', 'update', 'patch', 'changes'];

/** `input: { clientMutationId, user: {…} }`: the values are nested once more. */
function inside({ api }: Reading, type: string, place: InputLevel, keys: readonly string[]): InputLevel {
  const ids = [...idNames(api.dialect, type), ...keys];
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
  let adds = false;
  const steps = path.split('.');
  for (const [index, step] of steps.entries()) {
    if (step === '0') continue;
    const input = inputs.find(({ name }) => name === step);
    if (input === undefined || !(steps[index + 1] === '0' ? isObjects(input) : isObject(input.type))) return undefined;
    adds = step === 'set' && inputs.some(({ name }) => name === 'remove');
    type = shapeOf(input.type).name;
    inputs = inputsOf(api.schema.types.get(type));
  }
  return { path, type, inputs, adds };
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

interface Fields extends Notes {
  properties: Map<string, Written>;
  required: string[];
  refused?: string;
}

function fieldsAt(reading: Reading, type: string, use: Use, place: InputLevel, id: string | undefined): Fields {
  const made: Fields = { properties: new Map(), required: [], options: new Map(), helps: new Map(), labels: new Map(), unsupported: [] };
  const ordered = [...place.inputs].sort((a, b) => Number(isDeprecated(a)) - Number(isDeprecated(b)));
  for (const input of ordered) {
    const must = required([input]).length > 0;
    if (!must && isOldSpelling(input, place.inputs)) continue;
    if (isOwnMatter(reading, type, use, input, id, must)) continue;
    const value = isForbidden(input.name) ? { why: "its name is one of JavaScript's own" } : valueAt(reading, type, use, input, place);
    if ('why' in value) {
      if (must)
        return { ...made, refused: input.name, unsupported: [...made.unsupported, `field “${input.name}” is left out: ${value.why}.`] };
      made.unsupported.push(`field “${input.name}” is left out: ${value.why}.`);
      continue;
    }
    for (const { path, why } of value.left ?? []) made.unsupported.push(`field “${input.name}.${path}” is left out: ${why}.`);
    if (must) made.required.push(input.name);
    made.properties.set(input.name, noteInput(reading, { input, type, prefix: '', use, schema: value.schema, value }, made));
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

function valueAt(reading: Reading, type: string, use: Use, input: IntrospectionInputValue, { type: within, adds }: InputLevel): Value {
  const { api, names } = reading;
  const value = valueOf(api, input, [within]);
  if ('why' in value) return value;
  const shape = shapeOf(input.type);
  if (adds && shape.list) return { why: 'the API adds to it and replaces nothing' };
  const field = fieldsOf(api.schema.types.get(type)).find(({ name }) => name === input.name);
  const held = field === undefined ? undefined : shapeOf(field.type);
  const isRelation = held !== undefined && !isValue(held) && isObject(input.type);
  if (isRelation && !('related' in value) && names.has(held.name)) return { why: `records of ${held.name} are in a list of their own` };
  const loss = use === 'update' ? lossOf(reading, type, input) : undefined;
  if (loss !== undefined) return { why: loss };
  return held === undefined ? value : { ...value, ...likeField(reading, shape, held) };
}
