import type { IntrospectionInputValue } from 'graphql';
import { walk, type Variable } from '../plan/Source.ts';
import type { Context } from './context.ts';
import { fieldsOf, inputsOf, isValue, operationAt, shapeOf, type Operation } from './schema.ts';
import { isPatch, selectorNames } from './selectors.ts';

type Typed = Pick<Context, 'declaration' | 'schema' | 'dialect'>;

/** Fields that identify a record together: the required arguments of the query that reads it, if there are several. */
export function compositeKey({ declaration, schema, dialect }: Typed): string[] | undefined {
  const { get } = declaration.operations;
  const operation = operationAt(schema, typeof get === 'object' ? get.name : (get ?? ''));
  if (!dialect.oneByOne || declaration.kind === 'settings' || operation === undefined) return undefined;
  return keyArguments({ schema, dialect }, declaration.type, operation);
}

export function keyArguments({ schema, dialect }: Omit<Typed, 'declaration'>, type: string, { field }: Operation): string[] | undefined {
  const needed = field.args.filter(
    ({ name, type: of, defaultValue }) => shapeOf(of).required && (defaultValue ?? null) === null && !(name in dialect.roles),
  );
  const own = fieldsOf(schema.types.get(type));
  const isKey = (input: IntrospectionInputValue): boolean =>
    isOne(input) && own.some(({ name, type: of }) => name === input.name && isValue(shapeOf(of)) && !shapeOf(of).list);
  return needed.length > 1 && needed.every(isKey) ? needed.map(({ name }) => name) : undefined;
}

/** Path of the object in which an operation takes the whole key, `pk_columns.`; the empty text for its own arguments. */
export function keyPlace(
  { schema, dialect }: Omit<Typed, 'declaration'>,
  keys: readonly string[],
  { field }: Operation,
): string | undefined {
  const selectors = selectorNames(dialect);
  const find = (inputs: readonly IntrospectionInputValue[], prefix: string, depth: number): string | undefined => {
    const parts = keys.map((key) => inputs.find(({ name }) => name === key));
    const picks = prefix === '' || selectors.has(prefix.split('.').at(-2) ?? '');
    // Among new values, only a required part is a key.
    if (parts.every((part) => part !== undefined && isOne(part) && (picks || shapeOf(part.type).required))) return prefix;
    for (const { name, type } of depth > 0 ? inputs : []) {
      const shape = shapeOf(type);
      if (shape.kind !== 'INPUT_OBJECT' || shape.list || isPatch(name)) continue;
      const found = find(inputsOf(schema.types.get(shape.name)), `${prefix}${name}.`, depth - 1);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return find(field.args, '', 2);
}

/** Arguments that take the parts of the key. */
export function keyPaths(context: Typed, operation: Operation): string[] {
  const keys = compositeKey(context);
  const place = keys && keyPlace(context, keys, operation);
  return place === undefined ? [] : (keys ?? []).map((key) => `${place}${key}`);
}

/** Every part of the key is sent. */
export const hasWholeKey = (keys: readonly string[], vars: readonly Variable[]): boolean =>
  keys.every((_, part) => vars.some(([, source]) => walk(source).some((each) => each.from === 'id' && each.part === part)));

const isOne = ({ type }: IntrospectionInputValue): boolean => isValue(shapeOf(type)) && !shapeOf(type).list;
