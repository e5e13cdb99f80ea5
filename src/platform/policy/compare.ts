import { actionMatches } from './statement.ts';
import type { Scope } from './statement.ts';

/** Path from the root to a department, itself included; empty if unknown. */
export type PathOf = (hierarchyId: string) => readonly string[];

const levels = ['region', 'organization', 'customer'] as const;

export function includesAction(pattern: string, other: string): boolean {
  if (pattern === '*' || pattern === '*:*') return true;
  return other !== '*' && actionMatches(pattern, other);
}

/** True if a scope covers another one entirely. Nothing is below an unknown department. */
export function contains(outer: Scope, inner: Scope, pathOf: PathOf): boolean {
  if (levels.some((level) => outer[level] !== undefined && outer[level] !== inner[level])) return false;
  if (outer.hierarchy === undefined || outer.hierarchy === inner.hierarchy) return true;
  return inner.hierarchy !== undefined && pathOf(inner.hierarchy).includes(outer.hierarchy);
}

/** True if two scopes may overlap. An unknown department may be anywhere. */
export const meet = (one: Scope, other: Scope, pathOf: PathOf): boolean => common(one, other, pathOf) !== undefined;

/** Intersection of two scopes; undefined if empty. For departments of unknown relation, the first one. */
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
