import { compositeKey } from './compositeKey.ts';
import type { Context } from './context.ts';
import { fieldNamed, fieldsOf, followPath, isValue, operationAt, shapeOf, type Shape } from './schema.ts';

/** The dialect's id field, unless the record is read by another. */
export function idFieldOf(context: Pick<Context, 'declaration' | 'schema' | 'dialect'>): string {
  const { declaration, schema, dialect } = context;
  const usual = namedFor(dialect.idFields, declaration.type).find((name) => {
    if (!name.includes('.')) return hasId(context, name);
    const end = followPath(schema, declaration.type, name);
    return !('candidates' in end) && isId(end.shape) && !end.throughList;
  });
  const { get } = declaration.operations;
  const inputs = operationAt(schema, typeof get === 'object' ? get.name : (get ?? ''))?.field.args ?? [];
  const needed = inputs.filter(({ type, defaultValue }) => shapeOf(type).required && defaultValue === null);
  const [only] = needed;
  // Read by a key of its own, `code`, or by the only id that this operation takes.
  if (dialect.oneByOne && needed.length === 1 && only !== undefined && hasId(context, only.name) && shapeOf(only.type).kind === 'SCALAR')
    return only.name;
  return usual ?? 'id';
}

/** Nothing for a type without an id. */
export function idPaths(context: Pick<Context, 'declaration' | 'schema' | 'dialect'>): string[] {
  const keys = compositeKey(context);
  if (keys !== undefined) return keys;
  const path = idFieldOf(context);
  const end = followPath(context.schema, context.declaration.type, path);
  return 'candidates' in end || !isValue(end.shape) ? [] : [path];
}

/** Single value of any name. */
const isId = (shape: Shape): boolean => isValue(shape) && !shape.list;

function hasId({ declaration, schema }: Pick<Context, 'declaration' | 'schema'>, name: string): boolean {
  const field = fieldNamed(schema.types.get(declaration.type), name);
  return field !== undefined && isId(shapeOf(field.type));
}

/** True if another field than the record's id identifies it here: arguments such as `bookId` and `ids` take that id, not this key. */
export function isReadByKey(context: Pick<Context, 'declaration' | 'schema' | 'dialect'>): boolean {
  const { declaration, dialect } = context;
  if (!dialect.oneByOne) return false;
  const { get: _, ...others } = declaration.operations;
  const usual = idFieldOf({ ...context, declaration: { ...declaration, operations: others } });
  return hasId(context, usual) && usual !== idFieldOf(context);
}

/** Excludes fields that are another id of the record. */
export function idArguments(context: Pick<Context, 'declaration' | 'schema' | 'dialect'>): string[] {
  const { declaration, schema, dialect } = context;
  const own = idFieldOf(context);
  if (isReadByKey(context)) return [own];
  const others = dialect.oneByOne ? fieldsOf(schema.types.get(declaration.type)).flatMap(({ name }) => (name === own ? [] : [name])) : [];
  return [own, ...namedFor(dialect.id, declaration.type).filter((name) => name !== own && !others.includes(name))];
}

export const namedFor = (patterns: readonly string[], type: string): string[] =>
  patterns.map((pattern) => pattern.replace('{type}', type.charAt(0).toLowerCase() + type.slice(1)));
