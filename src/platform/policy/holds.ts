import { actionMatches, parseResource } from './statement.ts';
import type { Scope, Statement } from './statement.ts';

/** Departments from the root down to this one, itself included; empty where it is unknown. */
type PathOf = (hierarchyId: string) => readonly string[];

/**
 * Does one who holds these statements hold all that others grant: nobody grants more than they hold (design «The platform»). What a denial
 * takes from one's own is not held; what it takes from the others' is not counted for them, which can only refuse too much.
 */
export function holdsAll(own: readonly Statement[], granted: readonly Statement[], pathOf: PathOf): boolean {
  return granted.every(
    ({ effect, actions, resources }) =>
      effect === 'deny' ||
      resources.every((resource) => {
        const place = parseResource(resource);
        // What cannot be read, or names something smaller than a department, grants nothing.
        if (!place || place.narrower) return true;
        return actions.every((action) => holds(own, action, place.scope, pathOf));
      }),
  );
}

function holds(own: readonly Statement[], action: string, scope: Scope, pathOf: PathOf): boolean {
  const isIn = (statement: Statement, fits: (outer: Scope) => boolean) =>
    statement.resources.some((resource) => {
      const place = parseResource(resource);
      return place && !place.narrower ? fits(place.scope) : statement.effect === 'deny';
    });
  const allowed = own.some(
    (statement) =>
      statement.effect === 'allow' &&
      statement.actions.some((pattern) => includes(pattern, action)) &&
      isIn(statement, (outer) => contains(outer, scope, pathOf)),
  );
  return (
    allowed &&
    !own.some(
      (statement) =>
        statement.effect === 'deny' &&
        statement.actions.some((pattern) => includes(pattern, action) || includes(action, pattern)) &&
        isIn(statement, (outer) => meet(outer, scope, pathOf)),
    )
  );
}

/** Does a pattern name every action that another pattern names. */
function includes(pattern: string, other: string): boolean {
  if (pattern === '*' || pattern === '*:*') return true;
  return other !== '*' && actionMatches(pattern, other);
}

const levels = ['region', 'organization', 'customer'] as const;

/** Does a scope cover all of another one. */
function contains(outer: Scope, inner: Scope, pathOf: PathOf): boolean {
  if (levels.some((level) => outer[level] !== undefined && outer[level] !== inner[level])) return false;
  if (outer.hierarchy === undefined || outer.hierarchy === inner.hierarchy) return true;
  return inner.hierarchy !== undefined && pathOf(inner.hierarchy).includes(outer.hierarchy);
}

/** Have two scopes anything in common. */
function meet(one: Scope, other: Scope, pathOf: PathOf): boolean {
  if (levels.some((level) => one[level] !== undefined && other[level] !== undefined && one[level] !== other[level])) return false;
  if (one.hierarchy === undefined || other.hierarchy === undefined || one.hierarchy === other.hierarchy) return true;
  return pathOf(one.hierarchy).includes(other.hierarchy) || pathOf(other.hierarchy).includes(one.hierarchy);
}
