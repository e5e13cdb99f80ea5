import type { IntrospectionInputValue } from 'graphql';
import type { Dialect } from '../../dialects/Dialect.ts';
import { takes } from '../../plan/Source.ts';
import { roleOf } from '../roles.ts';
import { inputsOf, shapeOf, type Operation, type Schema } from '../schema.ts';
import { required } from './offers.ts';

export function isCallable(schema: Schema, dialect: Dialect, operation: Operation): boolean {
  const known = (input: IntrospectionInputValue, joined: readonly IntrospectionInputValue[], depth: number): boolean => {
    if (hasFixedSource(dialect, input.name, joined)) return true;
    const shape = shapeOf(input.type);
    if (shape.kind !== 'INPUT_OBJECT' || shape.list || depth === 0) return false;
    const inputs = inputsOf(schema.types.get(shape.name));
    return required(inputs).every(
      (inner) => known(inner, inputs, depth - 1) || hasFixedSource(dialect, `${input.name}.${inner.name}`, inputs),
    );
  };
  return required(operation.field.args).every((input) => known(input, operation.field.args, 3));
}

/** Pages and the tenant are always filled, search and order are not. */
function hasFixedSource(dialect: Dialect, path: string, joined: readonly IntrospectionInputValue[]): boolean {
  const role = roleOf(dialect, 'list', path, joined);
  return role !== undefined && takes(role, 'page', 'size', 'offset', 'archived', 'scope', 'session');
}
