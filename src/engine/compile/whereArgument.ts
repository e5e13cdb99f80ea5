import type { IntrospectionInputValue } from 'graphql';
import type { Where } from '../dialects/Dialect.ts';
import type { Context } from './context.ts';
import { inputsOf, shapeOf, type Shape } from './schema.ts';

/** The one argument that filters a list, where it takes several; an `input` filters if it holds nothing but comparisons. */
export const whereAmong = (
  { schema, dialect }: Pick<Context, 'schema' | 'dialect'>,
  inputs: readonly IntrospectionInputValue[],
): IntrospectionInputValue | undefined =>
  dialect.where?.arguments
    .map((each) => inputs.find(({ name, type }) => name === each && shapeOf(type).kind === 'INPUT_OBJECT'))
    .find((input) => input !== undefined) ??
  inputs.find((input) => input.name === 'input' && dialect.where !== undefined && compares(schema, dialect.where, input));

function compares(schema: Context['schema'], { operators }: Where, { type }: IntrospectionInputValue): boolean {
  const names = new Set(Object.values(operators).flat());
  const fields = inputsOf(schema.types.get(shapeOf(type).name)).map((field) => shapeOf(field.type));
  const isCompared = ({ name }: Shape): boolean => inputsOf(schema.types.get(name)).some((operator) => names.has(operator.name));
  return fields.length > 0 && fields.every((field) => field.kind === 'INPUT_OBJECT' && !field.list && isCompared(field));
}

/** True for a field of another filtering argument that the first one has, too: both together would filter twice. */
export function isWhereTwice(
  context: Pick<Context, 'schema' | 'dialect'>,
  inputs: readonly IntrospectionInputValue[],
  path: string,
): boolean {
  const [argument = '', field = ''] = path.split('.');
  const first = whereAmong(context, inputs);
  if (first === undefined || first.name === argument || !context.dialect.where?.arguments.includes(argument)) return false;
  return inputsOf(context.schema.types.get(shapeOf(first.type).name)).some(({ name }) => name === field);
}
