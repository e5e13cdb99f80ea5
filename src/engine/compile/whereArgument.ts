import type { IntrospectionInputValue } from 'graphql';
import type { Context } from './context.ts';
import { inputsOf, shapeOf } from './schema.ts';

type Typed = Pick<Context, 'schema' | 'dialect'>;

/** The one argument that filters a list, where it takes several; an `input` filters if most of its fields are compared. */
export const whereAmong = ({ schema, dialect }: Typed, inputs: readonly IntrospectionInputValue[]): IntrospectionInputValue | undefined =>
  dialect.where?.arguments
    .map((each) => inputs.find(({ name, type }) => name === each && shapeOf(type).kind === 'INPUT_OBJECT'))
    .find((input) => input !== undefined) ??
  inputs.find((input) => input.name === 'input' && dialect.where !== undefined && compares({ schema, dialect }, input));

function compares({ schema, dialect }: Typed, { type }: IntrospectionInputValue): boolean {
  const { operators = {}, range } = dialect.where ?? {};
  const names = new Set([...Object.values(operators).flat(), ...(range?.from ?? []), ...(range?.to ?? [])]);
  const fields = inputsOf(schema.types.get(shapeOf(type).name));
  const isCompared = (field: IntrospectionInputValue): boolean => {
    const { kind, list, name } = shapeOf(field.type);
    return kind === 'INPUT_OBJECT' && !list && inputsOf(schema.types.get(name)).some((operator) => names.has(operator.name));
  };
  const isOfPage = ({ name }: IntrospectionInputValue): boolean =>
    name in dialect.listRoles || (dialect.where?.arguments.includes(name) ?? false);
  return fields.length > 0 && fields.filter(isCompared).length * 2 >= fields.length && !fields.some(isOfPage);
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
