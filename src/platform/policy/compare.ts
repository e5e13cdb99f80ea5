import { actionMatches } from './statement.ts';
import type { Scope } from './statement.ts';

/** Departments from the root down to this one, itself included; empty where it is unknown. */
export type PathOf = (hierarchyId: string) => readonly string[];

const levels = ['region', 'organization', 'customer'] as const;

/** Does a pattern name every action that another pattern names. */
export function includesAction(pattern: string, other: string): boolean {
  if (pattern === '*' || pattern === '*:*') return true;
  return other !== '*' && actionMatches(pattern, other);
}

/** Does a scope cover all of another one. Nothing is known to lie below a department that nobody knows. */
export function contains(outer: Scope, inner: Scope, pathOf: PathOf): boolean {
  if (levels.some((level) => outer[level] !== undefined && outer[level] !== inner[level])) return false;
  if (outer.hierarchy === undefined || outer.hierarchy === inner.hierarchy) return true;
  return inner.hierarchy !== undefined && pathOf(inner.hierarchy).includes(outer.hierarchy);
}

/** May two scopes have anything in common. A department that nobody knows may lie anywhere. */
export const meet = (one: Scope, other: Scope, pathOf: PathOf): boolean => common(one, other, pathOf) !== undefined;

/** What two scopes have in common; undefined where that is nothing. Of two departments that may or may not meet it is the first. */
export function common(one: Scope, other: Scope, pathOf: PathOf): Scope | undefined {
  const shared: Scope = { ...other, ...one };
  if (levels.some((level) => other[level] !== undefined && other[level] !== shared[level])) return undefined;
  const [own, its] = [one.hierarchy, other.hierarchy];
  if (own === undefined || its === undefined || own === its) return shared;
  const [ownPath, itsPath] = [pathOf(own), pathOf(its)];
  if (itsPath.includes(own)) return { ...shared, hierarchy: its };
  const mayMeet = ownPath.includes(its) || ownPath.length === 0 || itsPath.length === 0;
  return mayMeet ? shared : undefined;
}
