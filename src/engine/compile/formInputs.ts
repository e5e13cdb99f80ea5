import type { IntrospectionInputValue } from 'graphql';
import type { Context } from './context.ts';
import { inputsOf, shapeOf, type Operation } from './schema.ts';

export function inputsAt(
  { schema }: Pick<Context, 'schema'>,
  operation: Operation,
  argument: string,
): { type?: string; list: readonly IntrospectionInputValue[] } | undefined {
  let list = operation.field.args;
  let type: string | undefined;
  for (const step of argument === '' ? [] : argument.split('.')) {
    if (step === '0') continue;
    const input = list.find(({ name }) => name === step);
    const shape = input === undefined ? undefined : shapeOf(input.type);
    if (shape?.kind !== 'INPUT_OBJECT') return undefined;
    type = shape.name;
    list = inputsOf(schema.types.get(shape.name));
  }
  return type === undefined ? { list } : { type, list };
}

/** The argument still exists, but is no object. */
export function argumentFound({ schema }: Pick<Context, 'schema'>, operation: Operation, path: string): string {
  let list = operation.field.args;
  for (const step of path.split('.')) {
    const input = list.find(({ name }) => name === step);
    if (input === undefined) return path;
    const shape = shapeOf(input.type);
    if (shape.kind !== 'INPUT_OBJECT') return `${path}: ${shape.text}`;
    list = inputsOf(schema.types.get(shape.name));
  }
  return path;
}
