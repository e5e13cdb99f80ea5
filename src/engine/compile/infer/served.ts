import type { IntrospectionInputValue } from 'graphql';
import type { Dialect } from '../../dialects/Dialect.ts';
import { bindingOf, selectorsOf } from '../binding.ts';
import { keyArguments, keyPlace } from '../compositeKey.ts';
import { namedFor } from '../ids.ts';
import { isUnclear } from '../outcomes.ts';
import { fieldsOf, inputsOf, isOne, isValue, isViewer, shapeOf, type Operation, type Schema } from '../schema.ts';
import { idOf } from './idOf.ts';
import { isCallable, isCalled, required, type Api, type Doing, type Write } from './offers.ts';
import { createOfSeveral, deleteOfSeveral } from './several.ts';
import { keyOf, pluralOf } from './words.ts';

export interface Served {
  lists: Operation[];
  gets: Operation[];
  /** Fields that identify a record together. */
  keys?: string[];
  create?: Operation;
  update?: Operation;
  delete?: Operation;
  /** Writes whose answers do not say whether they succeeded. */
  unclear: Partial<Record<Doing, Operation>>;
}

export function listsOf({ schema, dialect, offers }: Api, type: string): Operation[] {
  const lists = (offers.lists.get(type) ?? []).filter((operation) => isCallable(schema, dialect, operation));
  return lists.length < 2 ? lists : byName(dialect, type, 'list', lists);
}

/** By the dialect's names, else by arguments and return types. */
export function servedOf(api: Api, type: string): Served {
  const { dialect, offers } = api;
  const ones = (offers.ones.get(type) ?? []).filter((operation) => takesOneId(api, type, operation));
  // A dedicated query reports a missing record more clearly.
  const single = ones.length > 0 ? byName(dialect, type, 'get', ones) : [...nodesOf(api, type), ...filteredLists(api, type)];
  const several = single.length > 0 ? [] : (offers.ones.get(type) ?? []).filter((operation) => keyArguments(api, type, operation));
  const gets = [...single, ...several];
  const keys = several[0] && keyArguments(api, type, several[0]);
  const key = idOf(api, type, gets[0]?.name);
  const ids = new Set([...idNames(dialect, type), ...(key === undefined ? [] : [key])]);
  const isBound = (operation: Operation): boolean =>
    keys ? keyPlace(api, keys, operation) !== undefined : hasId(api, type, ids, operation);
  const write = (doing: Doing, unclear = false): Operation | undefined =>
    writeOf(api, type, doing, (each) => isUnclear(api, type, each) === unclear && (doing === 'create' || isBound(each)));
  const found = { create: write('create'), update: write('update'), delete: write('delete') };
  const unclear = Object.fromEntries(
    (['create', 'update', 'delete'] as const).flatMap((doing) => {
      const operation = found[doing] === undefined ? write(doing, true) : undefined;
      return operation === undefined ? [] : [[doing, operation]];
    }),
  );
  return {
    lists: listsOf(api, type),
    gets,
    ...(keys && { keys }),
    ...(found.create && { create: found.create }),
    ...(found.update && { update: found.update }),
    ...(found.delete && { delete: found.delete }),
    unclear,
  };
}

const nodesOf = ({ schema, offers }: Api, type: string): Operation[] =>
  offers.nodes.filter(({ field }) => {
    const own = fieldsOf(schema.types.get(type)).map(({ name }) => name);
    return isOne(schema, type, shapeOf(field.type).name) && field.args.every(({ name }) => own.includes(name));
  });

/** Lists that filter by id and so return one record. */
const filteredLists = (api: Api, type: string): Operation[] =>
  listsOf(api, type).filter((list) => {
    const declaration = { name: type, type, title: 'id', operations: {} };
    return bindingOf({ ...api, declaration }, list, 'get') !== undefined && required(list.field.args).length === 0;
  });

export function named(pattern: string, type: string): string {
  const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
  const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
  const names: Record<string, string> = {
    Type: upper(type),
    type: lower(type),
    Types: upper(pluralOf(type)),
    types: lower(pluralOf(type)),
    table: type,
  };
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '');
}

function byName(dialect: Dialect, type: string, use: 'list' | 'get', operations: readonly Operation[]): Operation[] {
  const patterns = (dialect.writes?.[use] ?? []).map((pattern) => named(pattern, type));
  const rank = ({ field, outer }: Operation): number => {
    const { name } = field;
    // The viewer's rows are fewer than all.
    if (outer !== undefined && isViewer(outer.name)) return 1e6;
    const place = patterns.indexOf(name);
    if (place >= 0) return place;
    const fit = isCalled(type, name) ? 0 : keyOf(name).includes(keyOf(type)) ? 1 : 2;
    return patterns.length + 1000 * fit + 100 * required(field.args).length + name.length;
  };
  return operations
    .map((operation) => ({ operation, at: rank(operation) }))
    .sort((a, b) => a.at - b.at)
    .map(({ operation }) => operation);
}

function takesOneId({ schema, dialect, offers }: Api, type: string, { field }: Operation): boolean {
  const needed = required(field.args);
  const own = fieldsOf(schema.types.get(type));
  const ids = idNames(dialect, type);
  const isId = ({ name }: IntrospectionInputValue): boolean => ids.includes(name);
  const isKey = (input: IntrospectionInputValue): boolean =>
    isId(input) || (needed.length === 1 && own.some(({ name, type: of }) => name === input.name && isValue(shapeOf(of))));
  const holdsId = ({ type: of }: IntrospectionInputValue): boolean => {
    const shape = shapeOf(of);
    return shape.kind === 'INPUT_OBJECT' && !shape.list && inputsOf(schema.types.get(shape.name)).some(isId);
  };
  const fits = (input: IntrospectionInputValue): boolean => !shapeOf(input.type).list && (isKey(input) || holdsId(input));
  if (needed.length > 0) return needed.every((input) => fits(input) || input.name in dialect.roles) && needed.some(fits);
  const key = idOf({ schema, dialect, offers }, type);
  // Another field of the record, `uuid` next to `id`, is not the id that its row has.
  const isOwnId = (input: IntrospectionInputValue): boolean =>
    isId(input) && (input.name === key || !own.some(({ name }) => name === input.name));
  return field.args.some((input) => !shapeOf(input.type).list && (isOwnId(input) || (/^where/i.test(input.name) && holdsId(input))));
}

export function idNames(dialect: Dialect, type: string): string[] {
  const known = idNamesKnown.get(dialect) ?? new Map<string, string[]>();
  idNamesKnown.set(dialect, known);
  const names = known.get(type) ?? [...dialect.id, ...dialect.idFields].map((pattern) => named(pattern, type));
  known.set(type, names);
  return names;
}

const idNamesKnown = new WeakMap<Dialect, Map<string, string[]>>();

function writeOf(api: Api, type: string, doing: Doing, fits: (operation: Operation) => boolean): Operation | undefined {
  const { dialect, offers } = api;
  const suits = (write: Write): boolean => fits(write.operation) && (doing !== 'update' || takesOwnFields(api, type, write));
  for (const pattern of dialect.writes?.[doing] ?? []) {
    const write = offers.writes.get(named(pattern, type));
    // An item of something is another record, unless the API calls each record one.
    if (pattern.endsWith('_item') && !api.schema.operations.has(`${type}_by_id`)) continue;
    if (write !== undefined && isMine(api, type, write) && suits(write)) return write.operation;
  }
  const inner = offers.wrapped.get(type) ?? type;
  const writes = [...new Set([type, inner].flatMap((each) => [keyOf(each), keyOf(pluralOf(each))]))].flatMap(
    (key) => offers.byNoun.get(key) ?? [],
  );
  const exact = writes.filter((write) => write.doing === doing && isMine(api, type, write));
  const answering = (offers.byAnswer.get(type) ?? []).filter((write) => write.doing === doing && isAbout(api, type, write));
  const usable = [...exact, ...answering].filter(suits);
  const found = usable.sort(
    (a, b) => Number(exact.includes(b)) - Number(exact.includes(a)) || a.operation.name.length - b.operation.name.length,
  )[0]?.operation;
  if (found !== undefined) return found;
  return doing === 'create' ? createOfSeveral(api, type, fits) : doing === 'delete' ? deleteOfSeveral(api, type, fits) : undefined;
}

/** A name that fits several types, `Book` and `book`, belongs to the one it returns, else to the first. */
function isMine({ offers }: Api, type: string, { noun, answers }: Write): boolean {
  const types = offers.typesOf.get(noun) ?? [];
  return (types.find((each) => answers.includes(each)) ?? types[0] ?? type) === type;
}

function isAbout(api: Api, type: string, { operation, noun, answers, doing }: Write): boolean {
  const { schema, offers } = api;
  if (doing === 'delete' || offers.typesOf.has(noun)) return false;
  const first = answers.find((each) => offers.lists.has(each));
  if (first !== type) return false;
  const ids = new Set(idNames(api.dialect, type));
  const own = new Set(fieldsOf(schema.types.get(type)).map(({ name }) => name));
  const values = leaves(schema, operation.field.args, 2).filter((name) => !ids.has(name));
  const shared = values.filter((name) => own.has(name));
  return shared.length >= 2 && shared.length * 2 >= values.length;
}

const leaves = (schema: Schema, inputs: readonly IntrospectionInputValue[], depth: number): string[] =>
  inputs.flatMap(({ name, type }) => {
    const shape = shapeOf(type);
    return shape.kind === 'INPUT_OBJECT' && !shape.list && depth > 0
      ? leaves(schema, inputsOf(schema.types.get(shape.name)), depth - 1)
      : [name];
  });

/** Id field of a type, as its own query takes it; empty without one. */
export function keyOfType(api: Api, type: string): string {
  const known = keys.get(api) ?? new Map<string, string>();
  keys.set(api, known);
  const found = known.get(type) ?? idOf(api, type, servedOf(api, type).gets[0]?.name) ?? '';
  known.set(type, found);
  return found;
}

const keys = new WeakMap<Api, Map<string, string>>();

export function takesId(api: Api, type: string, operation: Operation): boolean {
  const key = keyOfType(api, type) || undefined;
  const names = new Set([...idNames(api.dialect, type), ...(key === undefined ? [] : [key])]);
  const declaration = { name: type, type, title: 'id', operations: {} };
  // An id among new values identifies nothing while a selector picks the records.
  if (selectorsOf(api, operation).length > 0 && !operation.field.args.some(({ name }) => names.has(name)))
    return bindingOf({ ...api, declaration }, operation, 'update') !== undefined || hasRequiredKey(api, names, operation);
  return hasId(api, type, names, operation);
}

const hasRequiredKey = ({ schema }: Api, names: ReadonlySet<string>, { field }: Operation): boolean =>
  field.args.some(({ type }) => required(inputsOf(schema.types.get(shapeOf(type).name))).some(({ name }) => names.has(name)));

function hasId({ schema, dialect }: Api, type: string, ids: ReadonlySet<string>, operation: Operation): boolean {
  const known = new Set([...ids, ...namedFor(dialect.ids, type)]);
  if (leaves(schema, operation.field.args, 1).some((name) => known.has(name))) return true;
  const declaration = { name: type, type, title: 'id', operations: {} };
  return bindingOf({ schema, dialect, declaration }, operation, 'update') !== undefined;
}

/** At least half of the inputs must be the type's own fields; otherwise it sets one field, or starts a process. */
export function takesOwnFields({ schema, dialect }: Api, type: string, { operation, noun }: Write): boolean {
  const ids = new Set(idNames(dialect, type));
  const fields = fieldsOf(schema.types.get(type)).map(({ name }) => name);
  const own = new Set(fields.map(keyOf));
  // `checkoutEmailUpdate` sets one field.
  const beyond = noun.startsWith(keyOf(type)) ? noun.slice(keyOf(type).length) : '';
  if (own.has(beyond)) return false;
  if (/^(update|edit|patch)|update$|edit$|_by_pk$/i.test(operation.field.name)) return true;
  const picks = new Set(selectorsOf({ schema, dialect }, operation).map(({ path }) => path.split('.')[0]));
  const values = leaves(
    schema,
    operation.field.args.filter(({ name }) => !picks.has(name)),
    2,
  ).filter((name) => !ids.has(name));
  const shared = values.filter((name) => own.has(keyOf(name)) || own.has(keyOf(name.replace(/_?ids?$/i, ''))));
  return shared.length > 0 && shared.length * 2 >= values.length;
}
