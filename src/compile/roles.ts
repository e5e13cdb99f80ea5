import type { Dialect } from '../dialects/Dialect.ts';
import type { Source } from '../plan/Plan.ts';
import type { Use } from './arguments.ts';
import type { Context } from './context.ts';
import { kindOf } from './kinds.ts';
import { isValue, type Shape } from './schema.ts';

/** What the dialect fills an argument from by its name, or by the last two steps of its path. */
export function roleOf({ listRoles, roles }: Dialect, use: Use, path: string): Source | undefined {
  const steps = path.split('.');
  const lastTwo = steps.slice(-2).join('.');
  const name = steps.at(-1) ?? '';
  return (use === 'list' ? (listRoles[lastTwo] ?? listRoles[name]) : undefined) ?? roles[lastTwo] ?? roles[name];
}

/** A name alone does not say what an argument takes: a page is a number, what is searched for a text. */
export function takesRole(context: Context, shape: Shape, role: Source): boolean {
  if (!context.dialect.turns || typeof role !== 'string') return true;
  const isNumber = typeof asKind(context, shape, '') === 'object';
  if (/^(size|offset|page0?)$/.test(role)) return isNumber;
  // Something must be searched for, and often nothing is.
  if (role === 'search') return shape.name === 'String' && !shape.required;
  return role !== 'cursor' || (isValue(shape) && !isNumber);
}

/** What an address or a picker gives as a text is sent as the number that it is. */
export const asKind = (context: Context, shape: Shape, source: string): Source =>
  shape.kind === 'SCALAR' && context.dialect.turns && kindOf(context, { ...shape, list: false }) === 'number'
    ? { as: 'number', of: source }
    : source;
