import type { IntrospectionInputValue } from 'graphql';
import type { Context } from './context.ts';
import { idArguments } from './ids.ts';
import { inputsOf, shapeOf, type Operation } from './schema.ts';

/**
 * Which paths of an operation's arguments may take the record's id. It is given once: as an argument, else in an object that must be sent, such as
 * `where` or `pk_columns`, else with the values; not again in what else may be sent, `_inc` or a patch.
 */
export function idHome(context: Context, { field }: Operation, formArgument: string | undefined): (path: string) => boolean {
  if (!context.dialect.each) return () => true;
  const names = idArguments(context);
  const isId = ({ name, type }: IntrospectionInputValue): boolean => names.includes(name) && shapeOf(type).kind === 'SCALAR';
  const holdsId = ({ type }: IntrospectionInputValue): boolean =>
    !shapeOf(type).list && inputsOf(context.schema.types.get(shapeOf(type).name)).some(isId);
  if (field.args.some(isId)) return (path) => !path.includes('.');
  const holders = field.args.filter(holdsId);
  const values = formArgument?.split('.')[0];
  const home =
    holders.find(({ name, type }) => name !== values && shapeOf(type).required) ??
    holders.find(({ name }) => name === values) ??
    holders[0];
  if (home === undefined) return () => true;
  return (path) => path.startsWith(`${home.name}.`) && path.split('.').length === 2;
}
