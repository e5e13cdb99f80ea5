import type { IntrospectionInputValue } from 'graphql';
import type { Dialect } from '../../dialects/Dialect.ts';
import { membersOf } from '../outcomes.ts';
import {
  fieldsOf,
  followPath,
  isRecordType,
  isValue,
  isViewer,
  shapeOf,
  wrapperField,
  type Operation,
  type Schema,
  type Shape,
} from '../schema.ts';
import { keyOf, pluralOf, singularOf, wordsOf } from './words.ts';

export type Doing = 'create' | 'update' | 'delete';

export interface Write {
  operation: Operation;
  doing: Doing;
  /** Type in its name, `orderline`. */
  noun: string;
  answers: string[];
}

export interface Offers {
  lists: Map<string, Operation[]>;
  ones: Map<string, Operation[]>;
  /** Any record by its id alone: `node(id)`. */
  nodes: Operation[];
  writes: Map<string, Write>;
  several: Map<string, Write>;
  byNoun: Map<string, Write[]>;
  byAnswer: Map<string, Write[]>;
  typesOf: Map<string, string[]>;
  /** Type whose fields a listed type holds in one object: `BookEntity { attributes: Book }`. */
  wrapped: Map<string, string>;
}

export interface Api {
  schema: Schema;
  dialect: Dialect;
  offers: Offers;
}

export function offersOf(schema: Schema, dialect: Dialect): Offers {
  const offers: Offers = {
    lists: new Map(),
    ones: new Map(),
    nodes: [],
    writes: new Map(),
    several: new Map(),
    byNoun: new Map(),
    byAnswer: new Map(),
    typesOf: new Map(),
    wrapped: new Map(),
  };
  const groups = new Set([...schema.operations.values()].flatMap(({ outer }) => outer?.name ?? []));
  for (const operation of schema.operations.values()) {
    // Grouped fields are operations themselves.
    if (groups.has(operation.name) && !isViewer(operation.name)) continue;
    if (operation.kind === 'query') noteQuery(schema, dialect, offers, { operation, isGroup: groups.has(operation.name) });
    else noteWrite(schema, offers, operation);
  }
  for (const name of schema.objectNames) {
    push(offers.typesOf, keyOf(name), name);
    const many = keyOf(pluralOf(name));
    if (many !== keyOf(name)) push(offers.typesOf, many, name);
  }
  for (const name of offers.lists.keys()) {
    const inner = wrappedBy(schema, name);
    if (inner === undefined || offers.lists.has(inner)) continue;
    offers.wrapped.set(name, inner);
    for (const key of new Set([keyOf(inner), keyOf(pluralOf(inner))])) offers.typesOf.set(key, [name, ...(offers.typesOf.get(key) ?? [])]);
  }
  return offers;
}

function wrappedBy(schema: Schema, typeName: string): string | undefined {
  const field = fieldsOf(schema.types.get(typeName)).find(({ name }) => wrapperField.test(name));
  const shape = field && shapeOf(field.type);
  // Otherwise an object of properties, with writes of its own.
  return shape?.kind === 'OBJECT' && !shape.list && typeName.startsWith(shape.name) ? shape.name : undefined;
}

interface NotedQuery {
  operation: Operation;
  isGroup: boolean;
}

function noteQuery(schema: Schema, dialect: Dialect, { lists, ones, nodes }: Offers, { operation, isGroup }: NotedQuery): void {
  const shape = shapeOf(operation.field.type);
  // Figures of groups are no records.
  if (operation.field.args.some(({ name }) => /^group(ed)?_?by$/i.test(name))) return;
  if (shape.kind === 'INTERFACE' && !shape.list && isNode(operation)) nodes.push(operation);
  if (!isRecordType(schema, shape) || shape.text.startsWith('[[')) return;
  if (shape.list) return push(lists, shape.name, operation);
  push(ones, shape.name, operation);
  if (isGroup) return;
  const rows = rowsBelow(schema, dialect, shape.name);
  if (rows !== undefined) push(lists, rows, operation);
  for (const path of dialect.answers.record) {
    const record = path === '' || path.includes('{') ? undefined : objectAt(schema, shape.name, path);
    if (record !== undefined && !record.list) push(ones, record.name, operation);
  }
}

const isNode = ({ name, field }: Operation): boolean =>
  /^node$/i.test(name) && field.args.length === 1 && field.args.every(({ type }) => /^ID!?$/.test(shapeOf(type).text));

export function rowsBelow(schema: Schema, dialect: Dialect, typeName: string): string | undefined {
  if (isRecord(schema, typeName)) return undefined;
  for (const path of dialect.answers.rows) {
    const rows = path === '' || path.includes('{') ? undefined : rowsAt(schema, typeName, path);
    // Next to rows of several types, everything else is about the page.
    if (rows?.list) return isRecordType(schema, rows) ? rows.name : undefined;
  }
  // Rows may be named after their type: `{ books, total }`.
  for (const { name, type } of fieldsOf(schema.types.get(typeName))) {
    const shape = shapeOf(type);
    if (!shape.list || !isRecordType(schema, shape)) continue;
    const called = dialect.answers.rows.some((path) => path.includes('{types}'));
    if (called && keyOf(name) === keyOf(pluralOf(shape.name))) return shape.name;
  }
  return undefined;
}

/** A record has an id, and a page has none: the items of an order are no list of all items. */
const isRecord = (schema: Schema, typeName: string): boolean =>
  fieldsOf(schema.types.get(typeName)).some(({ name, type }) => /^(_?id|uuid|nodeId)$/.test(name) && isValue(shapeOf(type)));

function objectAt(schema: Schema, typeName: string, path: string): { name: string; list: boolean } | undefined {
  const end = rowsAt(schema, typeName, path);
  return end && isRecordType(schema, end) ? end : undefined;
}

function rowsAt(schema: Schema, typeName: string, path: string): Shape | undefined {
  const dot = path.indexOf('.');
  const first = dot < 0 ? path : path.slice(0, dot);
  // Most types have none of these, and a lookup is cheap.
  if (!fieldsOf(schema.types.get(typeName)).some(({ name }) => name === first)) return undefined;
  const end = followPath(schema, typeName, path);
  if ('candidates' in end || isValue(end.shape)) return undefined;
  return { ...end.shape, list: end.shape.list || end.throughList };
}

function answersOf(schema: Schema, typeName: string): string[] {
  const known = answersKnown.get(schema) ?? new Map<string, string[]>();
  answersKnown.set(schema, known);
  const found = known.get(typeName);
  if (found !== undefined) return found;
  const inside = fieldsOf(schema.types.get(typeName)).map(({ type }) => shapeOf(type));
  const held = inside.flatMap(({ kind, list, name }) => (list ? [] : kind === 'OBJECT' ? [name] : membersOf(schema, name)));
  const answers = [typeName, ...held];
  known.set(typeName, answers);
  return answers;
}

const answersKnown = new WeakMap<Schema, Map<string, string[]>>();

function noteWrite(schema: Schema, { writes, several, byNoun, byAnswer }: Offers, operation: Operation): void {
  const { outer, field } = operation;
  // `books { create }` says its type before.
  const meaning = meaningOf(field.name) ?? (outer && meaningOf(`${outer.name}.${field.name}`));
  if (meaning === undefined || changesItsOwner(schema, operation, meaning.noun)) return;
  const shape = shapeOf(operation.field.type);
  const members = membersOf(schema, shape.name);
  const answers = (members.length > 0 ? members : shape.kind === 'OBJECT' ? [shape.name] : []).flatMap((each) => answersOf(schema, each));
  const write: Write = { operation, answers, ...meaning };
  // Bulk writes, and those that return only a count, have no form for one record.
  if (shape.list || isBulk(operation)) return void several.set(operation.name, write);
  writes.set(operation.name, write);
  push(byNoun, meaning.noun, write);
  for (const type of new Set(answers)) push(byAnswer, type, write);
}

/** `roleAddPermissions` answers the role that it changed, and creates no permission. */
function changesItsOwner(schema: Schema, { field }: Operation, noun: string): boolean {
  const words = wordsOf(field.name);
  if (words.length < 3 || doings.has((words[0] ?? '').toLowerCase()) || !doings.has((words[1] ?? '').toLowerCase())) return false;
  const answers = answersOf(schema, shapeOf(field.type).name).map(keyOf);
  const isNoun = (name: string): boolean => name === noun || keyOf(pluralOf(name)) === noun;
  return answers.includes((words[0] ?? '').toLowerCase()) && !answers.some(isNoun);
}

const verbs: Record<Doing, readonly string[]> = {
  create: ['create', 'add', 'insert', 'new', 'make', 'register'],
  update: ['update', 'edit', 'set', 'modify', 'patch', 'change', 'save'],
  delete: ['delete', 'remove', 'destroy'],
};
const doings = new Map(Object.entries(verbs).flatMap(([doing, names]) => names.map((name) => [name, doing as Doing] as const)));

/** Verb and type of `createOneUser`, `insert_users_one`, `productDelete`, `SHOPCreateOrder`. */
function meaningOf(name: string): Pick<Write, 'doing' | 'noun'> | undefined {
  const words = wordsOf(name).map((word) => word.toLowerCase());
  const places = [0, words.length - 1, 1].filter((place) => doings.has(words[place] ?? ''));
  const [place] = places;
  const doing = doings.get(words[place ?? -1] ?? '');
  if (doing === undefined || place === undefined || words.length < 2) return undefined;
  const rest = place === words.length - 1 ? words.slice(0, -1) : words.slice(place + 1);
  // `updateOrderByNumber` writes an order.
  const by = rest.indexOf('by');
  if (by > 0) rest.splice(by);
  while (rest.length > 1 && besideType.has(rest.at(-1) ?? '')) rest.pop();
  while (rest.length > 1 && besideType.has(rest[0] ?? '')) rest.shift();
  return { doing, noun: rest.join('') };
}

const besideType = new Set(['by', 'id', 'pk', 'one', 'node', 'single', 'a', 'an']);

const isBulk = ({ field }: Operation): boolean =>
  wordsOf(field.name).some((word) => bulkWords.has(word.toLowerCase())) ||
  field.args.some(({ type }) => {
    const { kind, list, required: must } = shapeOf(type);
    return list && (kind === 'INPUT_OBJECT' || must) && required(field.args).length <= 1;
  });

const bulkWords = new Set(['many', 'bulk', 'batch', 'all', 'multiple']);

export const isCalled = (type: string, name: string): boolean =>
  keyOf(name) === keyOf(type) || keyOf(name) === keyOf(singularOf(type)) || keyOf(name) === keyOf(pluralOf(type));

export const required = (inputs: readonly IntrospectionInputValue[]): IntrospectionInputValue[] =>
  inputs.filter(({ type, defaultValue }) => shapeOf(type).required && (defaultValue === null || defaultValue === undefined));

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const held = map.get(key);
  if (held === undefined) map.set(key, [value]);
  else held.push(value);
}
