import { join } from 'node:path';
import { getNullableType, isInputObjectType, isNonNullType, isObjectType } from 'graphql';
import type { GraphQLArgument, GraphQLInputField, GraphQLSchema } from 'graphql';
import { it } from 'vitest';
import type { Plan } from '../../src/engine/plan/Plan.ts';
import { expectApproved } from '../support/approved.ts';
import { callers } from '../support/words.ts';
import { compiled, contract } from '../resources/compiled.ts';

it('every operation is for those who were approved: by rights, signed in or public, within which scope, and behind which flag', () => {
  const { schema, access } = contract;
  const kinds = { query: schema.getQueryType(), mutation: schema.getMutationType() };
  const facts = Object.entries(kinds).flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map(({ name, args }) => {
      const scope = args.flatMap((argument) => scopeOf(argument));
      const flags = flagsOf(name);
      return [
        `${name} (${kind}) is for ${callers(access[name] ?? [])}`,
        ...(scope.length > 0 ? [`within ${scope.join(', ')}`] : []),
        ...(flags.length > 0 ? [`behind ${flags.join(' or ')}`] : []),
      ].join('; ');
    }),
  );
  expectApproved(join(import.meta.dirname, 'approved.txt'), [...facts.toSorted(), ...defaults(schema)]);
});

/** Values of arguments and fields of inputs that are left out. */
const defaults = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    const inputs = isInputObjectType(type) ? [Object.values(type.getFields())] : [];
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    const named = [...inputs.map((args) => ({ name: type.name, args })), ...fields];
    return named.flatMap(({ name, args }) =>
      args.flatMap((each) =>
        each.defaultValue === undefined ? [] : [`${name} takes ${JSON.stringify(each.defaultValue)} for ${each.name} where it is left out`],
      ),
    );
  });

/** The ids of tenants and departments that an argument takes, those that may be left out with a question mark; not those of a selection by filter. */
function scopeOf(argument: GraphQLArgument | GraphQLInputField, path = argument.name): string[] {
  const type = getNullableType(argument.type);
  if (isInputObjectType(type) && !/matching$/i.test(argument.name))
    return Object.values(type.getFields()).flatMap((field) => scopeOf(field, `${path}.${field.name}`));
  return /^(organization|customer|hierarchy)Id(s|List)?$/.test(argument.name) ? [`${path}${isNonNullType(argument.type) ? '' : '?'}`] : [];
}

/** The flags that hide an operation in the console, by use; none where one of its uses has no flag. */
function flagsOf(operation: string): string[] {
  const uses = compiled.plans.flatMap((plan) => usesOf(plan).filter(([name]) => name === operation));
  return uses.some(([, flag]) => flag === undefined) ? [] : [...new Set(uses.flatMap(([, flag]) => flag ?? []))].toSorted();
}

const usesOf = ({ list, get, create, update, actions, flags }: Plan): [operation: string | undefined, flag: string | undefined][] => [
  [list?.name, flags['list']],
  [get?.name, flags['show']],
  [create?.name, flags['create']],
  [update?.name, flags['update']],
  ...actions.map(({ operation, flag }): [string, string | undefined] => [operation.name, flag]),
];
