import { common } from './compare.ts';
import type { PathOf } from './compare.ts';
import { actionMatches, parseResource, resourceName } from './statement.ts';
import type { Scope, Statement, Target } from './statement.ts';

export interface ScopePart {
  readonly allow: readonly Scope[];
  readonly deny: readonly Scope[];
}

/** Rows that an operation may access in one region: the intersection of its rights. */
export interface AccessScope {
  readonly parts: readonly ScopePart[];
  readonly region?: string;
  readonly empty: boolean;
  readonly everything: boolean;
  covers(target: Target): boolean;
}

/** Computes what the actions may access together in a region. Default deny; denials win. */
export function accessScope(statements: readonly Statement[], actions: string | readonly string[], region: string): AccessScope {
  const parts = (typeof actions === 'string' ? [actions] : actions).map((action) => ({
    allow: scopes(statements, 'allow', action, region),
    deny: scopes(statements, 'deny', action, region),
  }));
  return makeAccessScope(withoutRepeats(parts), region);
}

export function accessEverywhere(statements: readonly Statement[], actions: readonly string[]): AccessScope {
  const parts = actions.map((action) => ({ allow: scopes(statements, 'allow', action), deny: scopes(statements, 'deny', action) }));
  return makeAccessScope(withoutRepeats(parts));
}

export const nothing: AccessScope = makeAccessScope([{ allow: [], deny: [] }]);

export const everything: AccessScope = makeAccessScope([{ allow: [{}], deny: [] }]);

/** Restricts the scope to one customer; the organisation test is implied and dropped so a smaller index can be used. */
export function accessInCustomer({ parts, region }: AccessScope, organization: string, customer: string): AccessScope {
  const own = (all: readonly Scope[]): Scope[] =>
    all.flatMap(({ organization: named = organization, ...scope }) =>
      named === organization && (scope.customer ?? customer) === customer ? [{ ...scope, customer }] : [],
    );
  return makeAccessScope(
    parts.map(({ allow, deny }) => ({ allow: own(allow), deny: own(deny) })),
    region,
  );
}

/** Restricts the scope to a place: an organisation, a customer, a department. */
export function accessWithin({ parts, region }: AccessScope, place: Scope, pathOf: PathOf): AccessScope {
  const inside = (scope: Scope): Scope[] => {
    const shared = common(scope, { ...place, ...(scope.region !== undefined && { region: scope.region }) }, pathOf);
    return shared ? [shared] : [];
  };
  return makeAccessScope(
    parts.map(({ allow, deny }) => ({ allow: allow.flatMap(inside), deny })),
    region,
  );
}

export const decide = (statements: readonly Statement[], action: string, target: Target): boolean =>
  accessScope(statements, action, target.region).covers(target);

export function decider(statements: readonly Statement[], target: Target): (action: string) => boolean {
  const here = statements.filter(({ effect, resources }) =>
    resources.some((resource) => {
      const place = parseResource(resource);
      return effect === 'allow' ? place && !place.narrower && scopeCovers(place.scope, target) : scopeCovers(place?.scope ?? {}, target);
    }),
  );
  return (action) => {
    const says = ({ actions }: Statement) => actions.some((pattern) => actionMatches(pattern, action));
    return here.some((each) => each.effect === 'allow' && says(each)) && !here.some((each) => each.effect === 'deny' && says(each));
  };
}

/** True if a scope covers a target. One limited to a customer or department does not cover anything above. */
export function scopeCovers(scope: Scope, target: Target): boolean {
  return (
    (scope.region === undefined || scope.region === target.region) &&
    (scope.organization === undefined || scope.organization === target.organization) &&
    (scope.customer === undefined || scope.customer === target.customer) &&
    (scope.hierarchy === undefined || target.path.includes(scope.hierarchy))
  );
}

/** An open customer is filled in, or a root department's resource would cover every customer. */
export function widenRoots(statements: readonly Statement[], customerOf: (rootId: string) => string | undefined): Statement[] {
  return statements.map((statement) => ({ ...statement, resources: statement.resources.map((resource) => widen(resource, customerOf)) }));
}

function widen(resource: string, customerOf: (rootId: string) => string | undefined): string {
  const read = parseResource(resource);
  const { hierarchy, ...scope } = read?.scope ?? {};
  const customer = hierarchy === undefined ? undefined : customerOf(hierarchy);
  if (!read || read.narrower || customer === undefined || (scope.customer ?? customer) !== customer) return resource;
  return resourceName({ ...scope, customer });
}

function makeAccessScope(parts: readonly ScopePart[], region?: string): AccessScope {
  // Within a region, its name restricts nothing; across regions, it does.
  const wide = (scope: Scope) =>
    scope.organization === undefined &&
    scope.customer === undefined &&
    scope.hierarchy === undefined &&
    (region !== undefined || scope.region === undefined);
  return {
    parts,
    ...(region === undefined ? {} : { region }),
    empty: parts.length === 0 || parts.some((part) => part.allow.length === 0 || part.deny.some(wide)),
    everything: parts.length > 0 && parts.every((part) => part.deny.length === 0 && part.allow.some(wide)),
    covers: (target) =>
      parts.length > 0 &&
      (region === undefined || region === target.region) &&
      parts.every(
        (part) => part.allow.some((scope) => scopeCovers(scope, target)) && !part.deny.some((scope) => scopeCovers(scope, target)),
      ),
  };
}

function scopes(statements: readonly Statement[], effect: Statement['effect'], action: string, region?: string): Scope[] {
  const found: Scope[] = [];
  for (const statement of statements) {
    if (statement.effect !== effect || !statement.actions.some((pattern) => actionMatches(pattern, action))) continue;
    for (const resource of statement.resources) {
      const place = parseResource(resource);
      // Unreadable or narrower ones grant nothing, but deny everything they could mean.
      if (effect === 'allow' && (!place || place.narrower)) continue;
      const scope = place?.scope ?? {};
      if (region === undefined || scope.region === undefined || scope.region === region) found.push(scope);
    }
  }
  return found;
}

/** Merges equal parts: most rights of a group share their resources. */
function withoutRepeats(parts: ScopePart[]): ScopePart[] {
  const seen = new Map(parts.map((part) => [JSON.stringify(part), part]));
  return [...seen.values()];
}
