import type { IntrospectionField, IntrospectionInputValue, IntrospectionQuery, IntrospectionType } from 'graphql';
import { fieldsOf, inputsOf, isAbstract, isValue, shapeOf, shareFields, type Shape } from './shapes.ts';

export { fieldsOf, inputsOf, isAbstract, isValue, shapeOf, type Shape } from './shapes.ts';

export interface Operation {
  name: string;
  kind: 'query' | 'mutation';
  field: IntrospectionField;
  /** Root field around it, a namespace or the record with these rows, and the arguments of that; `on` is a type that it may return. */
  outer?: { name: string; type: string; args: string[]; on?: string };
}

export interface Schema {
  operations: Map<string, Operation>;
  types: Map<string, IntrospectionType>;
  /** Mutations with the name of a query, which the console cannot distinguish. */
  shadowed: Operation[];
  objectNames: string[];
  /** Interfaces, and unions of records: each is of one of several object types. */
  abstractNames: string[];
  /** Names of the root types. */
  roots: { query: string; mutation?: string | undefined };
  subscriptions: readonly IntrospectionField[];
}

const cache = new WeakMap<IntrospectionQuery, Schema>();

/** Memoised by introspection result. */
export function indexSchema(introspection: IntrospectionQuery): Schema {
  const known = cache.get(introspection);
  if (known !== undefined) return known;
  const { types, queryType, mutationType, subscriptionType } = introspection.__schema;
  const byName = new Map(types.map((type) => [type.name, type]));
  const operations = new Map<string, Operation>();
  const shadowed: Operation[] = [];
  for (const [root, kind] of [
    [queryType.name, 'query'],
    [mutationType?.name, 'mutation'],
  ] as const) {
    for (const field of fieldsOf(byName.get(root ?? ''))) {
      const operation: Operation = { name: field.name, kind, field };
      if (operations.has(field.name)) shadowed.push(operation);
      else operations.set(field.name, operation);
    }
  }
  const roots = [queryType.name, mutationType?.name];
  const held = heldIn(byName, roots);
  const groups = [...operations.values(), ...shadowed].filter((each) => isNamespace(byName, roots, each, held));
  for (const operation of groups)
    for (const inner of fieldsOf(byName.get(shapeOf(operation.field.type).name))) {
      const nested = nestedOperation(operation, inner);
      if (nested !== undefined && !operations.has(nested.name)) operations.set(nested.name, nested);
    }
  const objectNames = [...byName.values()]
    .filter(({ kind, name }) => kind === 'OBJECT' && !name.startsWith('__') && !roots.includes(name))
    .map(({ name }) => name);
  for (const type of byName.values()) if (type.kind === 'UNION') shareFields(byName, type);
  const abstractNames = [...byName.values()].flatMap((type) => (isAbstract(type) && fieldsOf(type).length > 0 ? [type.name] : []));
  const schema = {
    operations,
    shadowed: shadowed.filter((each) => !groups.includes(each)),
    types: byName,
    objectNames,
    abstractNames,
    roots: { query: queryType.name, mutation: mutationType?.name },
    subscriptions: fieldsOf(byName.get(subscriptionType?.name ?? '')),
  };
  cache.set(introspection, schema);
  return schema;
}

/** Operation of a root field or, as `shop.products` or `node.Shop.products`, of a field of what one returns. */
export function operationAt({ operations, types }: Schema, name: string): Operation | undefined {
  const known = operations.get(name);
  const [root = '', inside, ...rest] = name.split('.');
  const outer = operations.get(root);
  if (known !== undefined || inside === undefined || rest.length > 1 || outer === undefined) return known;
  const held = shapeOf(outer.field.type).name;
  const [last] = rest;
  if (last !== undefined && !isOne({ types }, inside, held)) return undefined;
  const field = fieldsOf(types.get(last === undefined ? held : inside)).find((each) => each.name === (last ?? inside));
  return field && nestedOperation(outer, field, last === undefined ? undefined : inside);
}

/** Undefined if both fields have an argument of the same name. */
function nestedOperation({ name, kind, field: outer }: Operation, field: IntrospectionField, on?: string): Operation | undefined {
  if (field.args.some((argument) => outer.args.some((other) => other.name === argument.name))) return undefined;
  const args = [...outer.args, ...field.args];
  const around = { name, type: shapeOf(outer.type).name, args: outer.args.map((argument) => argument.name), ...(on && { on }) };
  return { name: `${name}.${field.name}`, kind, field: { ...field, args }, outer: around };
}

/** The viewer, or an object without an id that only groups operations: no page of rows. */
function isNamespace(
  types: ReadonlyMap<string, IntrospectionType>,
  roots: readonly unknown[],
  { kind, field }: Operation,
  held: ReadonlySet<string>,
): boolean {
  const shape = shapeOf(field.type);
  if (field.args.length > 0 || shape.kind !== 'OBJECT' || shape.list || roots.includes(shape.name)) return false;
  const inside = fieldsOf(types.get(shape.name));
  if (kind === 'query' && isViewer(field.name)) return true;
  const isRecord = inside.some(({ name }) => /^(_?id|uuid|nodeId|pageInfo|edges|nodes|__typename)$/i.test(name));
  const holdsRows = inside.some(
    ({ type, args }) => shapeOf(type).list && !isValue(shapeOf(type)) && args.length === 0 && inside.length < 4,
  );
  const takesSomething = inside.some(({ type, args }) => args.length > 0 && (kind === 'mutation' || !isValue(shapeOf(type))));
  return !isRecord && !holdsRows && takesSomething && !held.has(shape.name);
}

export const isViewer = (name: string): boolean => /^(viewer|me|currentUser|current_user|self|whoami)$/.test(name);

/** Types of all fields outside of the roots. */
const heldIn = (types: ReadonlyMap<string, IntrospectionType>, roots: readonly unknown[]): Set<string> =>
  new Set([...types.values()].flatMap((type) => (roots.includes(type.name) ? [] : fieldsOf(type).map((each) => shapeOf(each.type).name))));

/** True for the types of records: objects, interfaces, and unions whose members have an id in common. */
export const isRecordType = ({ types }: Pick<Schema, 'types'>, { kind, name }: Pick<Shape, 'kind' | 'name'>): boolean =>
  kind === 'OBJECT' || (isAbstract(types.get(name)) && fieldsOf(types.get(name)).length > 0);

/** True for an object type of an interface or a union, and for another one of such types alone. */
export function isOne({ types }: Pick<Schema, 'types'>, typeName: string, abstract: string): boolean {
  const type = types.get(abstract);
  if (!isAbstract(type) || typeName === abstract) return false;
  const own = types.get(typeName);
  const names = isAbstract(own) ? own.possibleTypes.map(({ name }) => name) : [typeName];
  const possible = possibleNames.get(type) ?? new Set(type.possibleTypes.map(({ name }) => name));
  possibleNames.set(type, possible);
  return names.every((each) => possible.has(each));
}

const possibleNames = new WeakMap<IntrospectionType, ReadonlySet<string>>();

/** Objects and leaves, three objects deep. */
export function argumentPaths(schema: Schema, operation: Operation): string[] {
  const walk = (inputs: readonly IntrospectionInputValue[], prefix: string, depth: number): string[] =>
    inputs.flatMap((input) => {
      const shape = shapeOf(input.type);
      const inside = depth > 0 && !shape.list ? inputsOf(schema.types.get(shape.name)) : [];
      return [`${prefix}${input.name}`, ...walk(inside, `${prefix}${input.name}.`, depth - 1)];
    });
  return walk(operation.field.args, '', 3);
}

/** Fields that hold a record's own fields in one object: `BookEntity { attributes: Book }`. */
export const wrapperField = /^(attributes|properties|fields)$/;

/** Name of such a field where the API calls it without its object: `title` for `attributes.title`. */
export const unwrapped = (path: string): string => {
  const [first = '', ...rest] = path.split('.');
  return rest.length > 0 && wrapperField.test(first) ? rest.join('.') : path;
};

/** By an index: a type may have hundreds of fields, each looked up for each of them. */
export function fieldNamed(type: IntrospectionType | undefined, name: string): IntrospectionField | undefined {
  if (type === undefined) return undefined;
  const known = fieldIndex.get(type) ?? new Map(fieldsOf(type).map((field) => [field.name, field]));
  fieldIndex.set(type, known);
  return known.get(name);
}

const fieldIndex = new WeakMap<IntrospectionType, Map<string, IntrospectionField>>();

/** End of a dotted path of an object type, or the failing step with its candidates. */
export function followPath(
  schema: Schema,
  typeName: string,
  path: string,
): { shape: Shape; throughList: boolean } | { candidates: string[] } {
  let here: Shape = { name: typeName, kind: 'OBJECT', list: false, required: true, text: typeName };
  let throughList = false;
  const walked: string[] = [];
  for (const step of path.split('.')) {
    if (here.list) throughList = true;
    const type = schema.types.get(here.name);
    if (step.startsWith('@') && isOne(schema, step.slice(1), here.name)) {
      here = { ...here, name: step.slice(1), kind: 'OBJECT' };
      walked.push(step);
      continue;
    }
    if (step === '__typename' && isAbstract(type)) {
      here = { name: 'String', kind: 'SCALAR', list: false, required: true, text: 'String!' };
      continue;
    }
    // Only records are read by the fields that a union's types share.
    const field = type?.kind === 'UNION' && walked.length > 0 ? undefined : fieldNamed(type, step);
    if (field === undefined || field.args.some((each) => shapeOf(each.type).required && !each.defaultValue))
      return { candidates: fieldsOf(type).map(({ name }) => [...walked, name].join('.')) };
    walked.push(step);
    here = shapeOf(field.type);
  }
  return { shape: here, throughList };
}

export function inputAt(schema: Schema, typeName: string, path: string): Shape | undefined {
  const [first = '', ...rest] = path.split('.');
  const input = inputsOf(schema.types.get(typeName)).find(({ name }) => name === first);
  const shape = input && shapeOf(input.type);
  if (shape === undefined || rest.length === 0) return shape;
  // `input.0` is the only object of a list.
  const [index, ...inside] = rest;
  const steps = shape.list ? (index === '0' ? inside : undefined) : rest;
  if (steps === undefined) return undefined;
  return steps.length === 0 ? { ...shape, list: false } : inputAt(schema, shape.name, steps.join('.'));
}
