import type { IntrospectionInputValue } from 'graphql';
import { isOfRecord, namesRecord } from '../plan/bound.ts';
import type { Source, Variable } from '../plan/Source.ts';
import { compositeKey, hasWholeKey } from './compositeKey.ts';
import type { Use } from './operationUse.ts';
import type { Context } from './context.ts';
import { idArguments, namedFor } from './ids.ts';
import { asKind } from './roles.ts';
import { isPatch, selectorNames } from './selectors.ts';
import { inputAt, inputsOf, isValue, shapeOf, type Operation, type Shape } from './schema.ts';

/** Argument that takes the record's id. A list that compares it returns one record. */
export interface Binding {
  path: string;
  shape: Shape;
  source: Source;
}

const equality = ['eq', '_eq', 'equals', 'equalTo', 'EQ', 'is'];
const membership = ['in', '_in', 'IN', 'anyOf'];
const joined = (id: string, operators: readonly string[]): string[] =>
  operators.flatMap((name) => [`${id}_${name.replace(/^_/, '')}`, `${id}${name.charAt(0).toUpperCase()}${name.slice(1)}`]);

/** Objects that select records: the arguments themselves, or objects one level inside them. */
export function selectorsOf(
  { schema, dialect }: Pick<Context, 'schema' | 'dialect'>,
  { field }: Operation,
): { path: string; type: string }[] {
  const names = selectorNames(dialect);
  const find = (inputs: readonly IntrospectionInputValue[], prefix: string): { path: string; type: string }[] =>
    inputs.flatMap(({ name, type }) => {
      const shape = shapeOf(type);
      if (shape.kind !== 'INPUT_OBJECT' || shape.list) return [];
      if (names.has(name)) return [{ path: `${prefix}${name}`, type: shape.name }];
      return prefix === '' && !isPatch(name) ? find(inputsOf(schema.types.get(shape.name)), `${name}.`) : [];
    });
  return find(field.args, '');
}

type Written = Pick<Context, 'schema' | 'dialect' | 'declaration'>;

/** Finds where a write's selector compares the record's id: `where.id`, `where.id._eq`, `where.id_EQ`, `filter.id` as a list. */
export function bindingOf(context: Written, operation: Operation, use: Use): Binding | undefined {
  if (!context.dialect.oneByOne || use === 'list' || use === 'create') return undefined;
  const names = [...new Set([...idArguments(context), ...namedFor(context.dialect.idFields, context.declaration.type)])].filter((name) =>
    isOwnId(context, name),
  );
  for (const { path, type } of selectorsOf(context, operation)) {
    for (const name of names) {
      const found = comparisonOf(context, type, name, use);
      if (found !== undefined) return { ...found, path: `${path}.${found.path}` };
    }
  }
  return undefined;
}

/** Tests whether a name is the record's own id. */
const isOwnId = (context: Written, name: string): boolean => idArguments(context).includes(name);

function comparisonOf(context: Written, type: string, name: string, use: Use): Binding | undefined {
  const at = (path: string): { path: string; shape: Shape } | undefined => {
    const shape = inputAt(context.schema, type, path);
    return shape !== undefined && isValue(shape) ? { path, shape } : undefined;
  };
  const one = [name, ...equality.map((each) => `${name}.${each}`), ...joined(name, equality)]
    .map(at)
    .find((each) => each !== undefined && !each.shape.list);
  const several = [name, ...membership.map((each) => `${name}.${each}`), ...joined(name, membership)]
    .map(at)
    .find((each) => each?.shape.list);
  if (one !== undefined) return { ...one, source: asKind(context, one.shape, { from: 'id' }) };
  if (several === undefined) return undefined;
  return {
    ...several,
    source: use === 'selection' ? asKind(context, several.shape, { from: 'ids' }) : { from: 'list', of: { from: 'id' } },
  };
}

/** A write without the id of its record could change any other record, so plans exclude it (R052). */
export function checkBound(
  context: Context,
  key: string,
  operation: Operation,
  { vars, formArgument }: { vars: readonly Variable[]; formArgument: string | undefined },
): void {
  const { declaration, report } = context;
  if (declaration.kind === 'settings' || isBound(context, operation, vars, formArgument)) return;
  const found = vars.some(([, source]) => namesRecord(source)) ? `${operation.name}, where an id is one of the values` : operation.name;
  report.add('R052', key, 'an argument that takes the id of the record, and is always sent', found);
}

function isBound(context: Context, operation: Operation, vars: readonly Variable[], formArgument: string | undefined): boolean {
  const keys = compositeKey(context);
  if (keys !== undefined) return hasWholeKey(keys, vars);
  // A required field of the record is a key; an optional version is not.
  const carriers = vars.flatMap(([path, source]) =>
    namesRecord(source) || (isOfRecord(source) && isRequiredAt(context, operation, path)) ? [path] : [],
  );
  const picks = selectorsOf(context, operation).map(({ path }) => path);
  const inSelector = (path: string): boolean => picks.some((each) => path === each || path.startsWith(`${each}.`));
  if (carriers.some(inSelector)) return true;
  return carriers.some((path) => {
    const steps = path.split('.');
    if (steps.slice(0, -1).some(isPatch)) return false;
    const isValuePath = formArgument !== undefined && formArgument !== '' && path.startsWith(`${formArgument}.`);
    // A required id is a key, even among the values; an optional one next to a selector is not.
    return !isValuePath || picks.length === 0 || isRequiredAt(context, operation, path);
  });
}

function isRequiredAt({ schema }: Context, { field }: Operation, path: string): boolean {
  const [argument = '', ...rest] = path.split('.');
  const input = field.args.find(({ name }) => name === argument);
  const shape = input && shapeOf(input.type);
  return (rest.length === 0 ? shape : shape && inputAt(schema, shape.name, rest.join('.')))?.required ?? false;
}
