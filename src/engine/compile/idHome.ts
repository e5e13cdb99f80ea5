import type { IntrospectionInputValue } from 'graphql';
import type { Filling } from './operationUse.ts';
import { bindingOf, type Binding } from './binding.ts';
import { compositeKey } from './compositeKey.ts';
import type { Context } from './context.ts';
import { idArguments } from './ids.ts';
import { inputsOf, shapeOf } from './schema.ts';

interface IdPlace {
  home: (path: string) => boolean;
  /** Path of the comparison, if the id is compared in a selector. */
  binding?: Binding | undefined;
}

/** Exactly one of: an argument, a required value, a selector, an optional value; never other inputs, such as `_inc` or a patch. */
export function idPlace(context: Context, { operation, use, form }: Filling): IdPlace {
  if (!context.dialect.oneByOne) return { home: () => true };
  if (compositeKey(context) !== undefined) return { home: () => false };
  const { field } = operation;
  const names = idArguments(context);
  const isId = ({ name, type }: IntrospectionInputValue): boolean => names.includes(name) && shapeOf(type).kind === 'SCALAR';
  const idIn = ({ type }: IntrospectionInputValue): IntrospectionInputValue | undefined =>
    shapeOf(type).list ? undefined : inputsOf(context.schema.types.get(shapeOf(type).name)).find(isId);
  if (field.args.some(isId)) return { home: (path) => !path.includes('.') };
  const within = (name: string): IdPlace => ({ home: (path) => path.startsWith(`${name}.`) && path.split('.').length === 2 });
  const holders = field.args.filter((argument) => idIn(argument) !== undefined);
  const values = form?.form.argument.split('.')[0];
  const keyed = holders.find((argument) => argument.name === values && shapeOf(idIn(argument)?.type ?? argument.type).required);
  if (keyed !== undefined) return within(keyed.name);
  const binding = bindingOf(context, operation, use);
  if (binding !== undefined) return { home: () => false, binding };
  const home =
    holders.find(({ name, type }) => name !== values && shapeOf(type).required) ??
    holders.find(({ name }) => name === values) ??
    holders[0];
  return home === undefined ? { home: () => true } : within(home.name);
}
