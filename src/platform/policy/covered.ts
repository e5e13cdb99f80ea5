import { contains, meet } from './compare.ts';
import type { PathOf } from './compare.ts';
import type { AccessScope, ScopePart } from './accessScope.ts';
import type { Scope } from './statement.ts';

/** True if one scope surely lies within another; false if that is unknown. */
export function isWithin(inner: AccessScope, outer: AccessScope, pathOf: PathOf): boolean {
  if (inner.empty || outer.everything) return true;
  return !outer.empty && outer.parts.every((part) => inner.parts.some((own) => partWithin(own, part, pathOf)));
}

function partWithin(inner: ScopePart, outer: ScopePart, pathOf: PathOf): boolean {
  const [allowed, denied] = [inner.allow.map(inRegion), inner.deny.map(inRegion)];
  const isAllowed = (scope: Scope) => outer.allow.some((each) => contains(inRegion(each), scope, pathOf));
  const isApart = (denial: Scope) =>
    denied.some((each) => contains(each, denial, pathOf)) || !allowed.some((scope) => meet(scope, denial, pathOf));
  return allowed.every(isAllowed) && outer.deny.map(inRegion).every(isApart);
}

/** Within a region, its name says nothing. */
function inRegion({ region: _, ...scope }: Scope): Scope {
  return scope;
}

/** The departments that scopes name. */
export const departmentsIn = (scopes: readonly AccessScope[]): string[] => [
  ...new Set(
    scopes.flatMap(({ parts }) => parts.flatMap(({ allow, deny }) => [...allow, ...deny].flatMap(({ hierarchy }) => hierarchy ?? []))),
  ),
];
