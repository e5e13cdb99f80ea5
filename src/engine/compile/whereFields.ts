import type { IntrospectionInputValue } from 'graphql';
import type { Where } from '../dialects/Dialect.ts';
import type { Source } from '../plan/Source.ts';
import type { ValueKind } from '../plan/ValueKind.ts';
import type { Context } from './context.ts';
import { idFieldOf } from './ids.ts';
import { kindOf } from './kinds.ts';
import { followPath, inputAt, inputsOf, isValue, shapeOf, unwrapped, type Shape } from './schema.ts';

export interface WhereArgument {
  context: Context;
  where: Where;
  path: string;
  typeName: string;
}

/** Variable inside a `where` argument. */
export interface Leaf {
  at: string;
  source: Source;
  shape: Shape;
}

/** Path of a dotted field in an input type. */
export function fieldAt({ context, path, typeName }: WhereArgument, name: string): { path: string; shape: Shape } | undefined {
  const called = inputAt(context.schema, typeName, name) === undefined ? unwrapped(name) : name;
  const shape = inputAt(context.schema, typeName, called);
  return shape && { path: `${path}.${called}`, shape };
}

/** Kind of the record's field; foreign keys are ids, whatever their type. */
export function kindAt(context: Context, name: string): ValueKind | undefined {
  const { schema, declaration } = context;
  if (declaration.references?.[name] !== undefined) return 'id';
  const end = followPath(schema, declaration.type, name);
  if ('candidates' in end || !isValue(end.shape)) return undefined;
  const kind = kindOf(context, end.shape);
  return declaration.references !== undefined && name === idFieldOf(context) ? 'id' : kind;
}

export const textKinds = new Set<ValueKind>(['multiline', 'email', 'url']);

/** The input that joins several objects of the argument's type, or of one that compares the same fields (Payload: `Post_where_and`). */
export function combining({ context, typeName }: WhereArgument, names: readonly string[] = []): IntrospectionInputValue | undefined {
  const { types } = context.schema;
  const own = inputsOf(types.get(typeName));
  const compares = (other: string): boolean => {
    const theirs = new Map(inputsOf(types.get(other)).map(({ name, type }) => [name, shapeOf(type).text]));
    return own.every(({ name, type }) => theirs.has(name) && (shapeOf(type).list || theirs.get(name) === shapeOf(type).text));
  };
  return own.find(({ name, type }) => {
    const { list, name: joined } = shapeOf(type);
    return names.includes(name) && list && (joined === typeName || compares(joined));
  });
}

/** Operators that match a part of a text, as a search needs. */
export const containing = /(contains|includes|like)[^.]*$/i;
