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

/** The input that joins several objects of the argument's type. */
export const combining = ({ context, typeName }: WhereArgument, names: readonly string[] = []): IntrospectionInputValue | undefined =>
  inputsOf(context.schema.types.get(typeName)).find(
    ({ name, type }) => names.includes(name) && shapeOf(type).list && shapeOf(type).name === typeName,
  );

/** Operators that match a part of a text, as a search needs. */
export const containing = /(contains|includes|like)[^.]*$/i;
