import type { Dialect } from '../dialects/Dialect.ts';
import type { Source } from '../plan/Plan.ts';
import type { Use } from './operationUse.ts';
import type { Context } from './context.ts';
import { kindOf } from './kinds.ts';
import { inputsOf, isValue, type Shape } from './schema.ts';

/** Source of an argument in the dialect, by name or by the last two steps of the path. */
export function roleOf({ listRoles, roles }: Dialect, use: Use, path: string): Source | undefined {
  const steps = path.split('.');
  const lastTwo = steps.slice(-2).join('.');
  const name = steps.at(-1) ?? '';
  return (use === 'list' ? (listRoles[lastTwo] ?? listRoles[name]) : undefined) ?? roles[lastTwo] ?? roles[name];
}

/** True for sources of the address's tenant; the default of lists. */
export const isOfScope = (role: Source): boolean => [role].flat().some((each) => typeof each === 'string' && each.startsWith('scope.'));

/** Checks the type as well as the name: a page is a number, a search is a text. */
export function takesRole(context: Context, shape: Shape, role: Source): boolean {
  if (!context.dialect.clientPagination || typeof role !== 'string') return true;
  const isNumber = typeof asKind(context, shape, '') === 'object';
  if (/^(size|offset|page0?)$/.test(role)) return isNumber;
  // A search is often empty, so it cannot fill a required argument.
  if (role === 'search') return shape.name === 'String' && !shape.required;
  return role !== 'cursor' || (isValue(shape) && !isNumber);
}

/** Converts ids from addresses and pickers to numbers if the argument needs them. */
export const asKind = (context: Pick<Context, 'schema' | 'dialect'>, shape: Shape, source: string): Source =>
  shape.kind === 'SCALAR' && context.dialect.clientPagination && kindOf({ around: {}, ...context }, { ...shape, list: false }) === 'number'
    ? { as: 'number', of: source }
    : source;

/** A selection by the list's filter instead of by ids: `{ filter, expectedCount }`. */
export function matchingOf({ dialect, schema }: Context, use: Use, name: string, shape: Shape): Source | undefined {
  if (use !== 'selection' || dialect.roles[name] !== 'matching') return undefined;
  const inner = inputsOf(schema.types.get(shape.name)).map((each) => each.name);
  return inner.includes('filter') && inner.includes('expectedCount') ? 'matching' : undefined;
}

/** Declared filter with the argument's name or path. */
export function filterOf({ declaration }: Context, use: Use, name: string, path: string): string | undefined {
  if (use !== 'list') return undefined;
  const filters = (declaration.filters ?? []).map((each) => (typeof each === 'string' ? each : each.field));
  const filter = filters.find((each) => each === name || each === path);
  return filter === undefined ? undefined : `filter.${filter}`;
}
