import type { IntrospectionInputValue } from 'graphql';
import type { Dialect } from '../dialects/Dialect.ts';
import type { Source } from '../plan/Source.ts';
import type { Use } from './operationUse.ts';
import type { Context } from './context.ts';
import { kindOf } from './kinds.ts';
import { parseSource } from './parseSource.ts';
import { inputsOf, isValue, shapeOf, type Shape } from './schema.ts';

/** Source of an argument in the dialect, by name or by the last two steps of the path; `joined` are its siblings. */
export function roleOf(dialect: Dialect, use: Use, path: string, joined: readonly IntrospectionInputValue[] = []): Source | undefined {
  const role = declaredRole(dialect, use, path) ?? (use === 'list' ? pairedRole(dialect, path, joined) : undefined);
  const source = role === undefined ? undefined : parseSource(role);
  if (source?.from !== 'page') return source;
  // A default tells from which number pages are counted.
  const counted = joined.find(({ name }) => name === last(path))?.defaultValue;
  if (counted === '0' || counted === '1') return { from: 'page', base: counted === '0' ? 0 : 1 };
  return dialect.clientPagination && source.base === 1 ? { ...source, guessed: true } : source;
}

const paging = new Set(['size', 'offset', 'page', 'page0']);

/** Role of a name that means a page only next to its counterpart: an offset or page next to a size. */
function pairedRole(dialect: Dialect, path: string, joined: readonly IntrospectionInputValue[]): string | undefined {
  const own = dialect.pairedRoles?.[last(path)];
  if (own === undefined) return undefined;
  const roles = joined.flatMap(({ name, type }) => {
    const role = declaredRole(dialect, 'list', name);
    const isNumber = dialect.scalars[shapeOf(type).name] === 'number' && !shapeOf(type).list;
    if (name === last(path) || !isNumber) return [];
    if (typeof role === 'string' && paging.has(role)) return [{ role, sure: true }];
    const paired = dialect.pairedRoles?.[name];
    return paired === undefined ? [] : [{ role: paired, sure: false }];
  });
  const kind = (role: string): string => (role === 'size' ? 'size' : 'place');
  if (roles.some(({ role, sure }) => sure && kind(role) === kind(own))) return undefined;
  return roles.some(({ role }) => kind(role) !== kind(own)) ? own : undefined;
}

/** True for a number that some APIs page by. */
export function isPagingLike(dialect: Dialect, { name, type }: IntrospectionInputValue): boolean {
  const shape = shapeOf(type);
  if (shape.list || dialect.scalars[shape.name] !== 'number') return false;
  const role = declaredRole(dialect, 'list', name);
  return (typeof role === 'string' && paging.has(role)) || dialect.pairedRoles?.[name] !== undefined;
}

const last = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** True for arguments that order a list; their type says how. */
export const isOrder = (dialect: Dialect, use: Use, path: string): boolean => declaredRole(dialect, use, path) === 'sort';

function declaredRole({ listRoles, roles }: Dialect, use: Use, path: string) {
  const steps = path.split('.');
  const lastTwo = steps.slice(-2).join('.');
  const name = steps.at(-1) ?? '';
  return (use === 'list' ? (listRoles[lastTwo] ?? listRoles[name]) : undefined) ?? roles[lastTwo] ?? roles[name];
}

/** Checks the type as well as the name: a page is a number, a search is a text. */
export function takesRole(context: Context, shape: Shape, role: Source): boolean {
  if ((role.from === 'list') !== shape.list) return false;
  if (!context.dialect.clientPagination || shape.list) return true;
  if (role.from === 'size' || role.from === 'offset' || role.from === 'page') return isNumber(context, shape);
  // A search is often empty, so it cannot fill a required argument.
  if (role.from === 'search') return shape.name === 'String' && !shape.required;
  return role.from !== 'cursor' || (isValue(shape) && !isNumber(context, shape));
}

type Typed = Pick<Context, 'schema' | 'dialect'>;

/** Converts ids from addresses and pickers to numbers if the argument needs them. */
export const asKind = (context: Typed, shape: Shape, of: Source): Source => (isNumber(context, shape) ? { from: 'number', of } : of);

/** True for arguments of another API that take a number. */
export const isNumber = (context: Typed, shape: Shape): boolean =>
  shape.kind === 'SCALAR' &&
  context.dialect.clientPagination === true &&
  kindOf({ env: {}, ...context }, { ...shape, list: false }) === 'number';

/** A selection by the list's filter instead of by ids: `{ filter, expectedCount }`. */
export function matchingOf({ dialect, schema }: Context, use: Use, name: string, shape: Shape): Source | undefined {
  const role = use === 'selection' ? roleOf(dialect, use, name) : undefined;
  if (role?.from !== 'matching') return undefined;
  const inner = inputsOf(schema.types.get(shape.name)).map((each) => each.name);
  return inner.includes('filter') && inner.includes('expectedCount') ? role : undefined;
}

/** Declared filter with the argument's name or path. */
export function filterOf({ declaration }: Context, use: Use, name: string, path: string): Source | undefined {
  if (use !== 'list') return undefined;
  const filters = (declaration.filters ?? []).map((each) => (typeof each === 'string' ? each : each.field));
  const filter = filters.find((each) => each === name || each === path);
  return filter === undefined ? undefined : { from: 'filter', path: filter };
}
