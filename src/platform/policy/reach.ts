import { actionMatches, parseResource, resourceName } from './statement.ts';
import type { Scope, Statement, Target } from './statement.ts';

/** What one action reaches: what is allowed, less what is denied. */
export interface Part {
  readonly allow: readonly Scope[];
  readonly deny: readonly Scope[];
}

/** The rows that somebody may touch with an operation in one region: those that every one of its rights reaches. */
export interface Reach {
  readonly parts: readonly Part[];
  /** The region that was asked; it says nothing of rows of another. Absent where all are meant. */
  readonly region?: string;
  /** Nothing at all may be touched. */
  readonly empty: boolean;
  /** Everything of the region may be touched. */
  readonly everything: boolean;
  covers(target: Target): boolean;
}

/** Works out what the actions reach together in a region. Default deny; a denial wins over any number of grants. */
export function reach(statements: readonly Statement[], actions: string | readonly string[], region: string): Reach {
  const parts = (typeof actions === 'string' ? [actions] : actions).map((action) => ({
    allow: scopes(statements, 'allow', action, region),
    deny: scopes(statements, 'deny', action, region),
  }));
  return makeReach(withoutRepeats(parts), region);
}

/** Works out what the actions reach in all regions together, each grant in its own: for rows of the directory, which holds every region's. */
export function reachEverywhere(statements: readonly Statement[], actions: readonly string[]): Reach {
  const parts = actions.map((action) => ({ allow: scopes(statements, 'allow', action), deny: scopes(statements, 'deny', action) }));
  return makeReach(withoutRepeats(parts));
}

/** Reaches nothing: what one without a session holds. */
export const nothing: Reach = makeReach([{ allow: [], deny: [] }]);

/** Reaches everything: for the platform's own work and for demo data, never for a request. */
export const everything: Reach = makeReach([{ allow: [{}], deny: [] }]);

/**
 * What a reach has of one customer's rows. All of them are of its organisation, so that no row is asked for that, and an index that does not
 * hold it answers. Never more than the reach.
 */
export function reachInCustomer({ parts, region }: Reach, organization: string, customer: string): Reach {
  const own = (all: readonly Scope[]): Scope[] =>
    all.flatMap(({ organization: named = organization, ...scope }) =>
      named === organization && (scope.customer ?? customer) === customer ? [{ ...scope, customer }] : [],
    );
  return makeReach(
    parts.map(({ allow, deny }) => ({ allow: own(allow), deny: own(deny) })),
    region,
  );
}

/** May one who holds these statements do the action on the target. */
export const decide = (statements: readonly Statement[], action: string, target: Target): boolean =>
  reach(statements, action, target.region).covers(target);

/**
 * The same for many actions on one target: where statements cover it is found once, since a rule may name thousands of departments, and hundreds
 * of actions are asked for at a time.
 */
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

/** Does a scope cover a target. One that is limited to a customer or a department does not cover what stands above it. */
export function scopeCovers(scope: Scope, target: Target): boolean {
  return (
    (scope.region === undefined || scope.region === target.region) &&
    (scope.organization === undefined || scope.organization === target.organization) &&
    (scope.customer === undefined || scope.customer === target.customer) &&
    (scope.hierarchy === undefined || target.path.includes(scope.hierarchy))
  );
}

/**
 * Takes the department out of each resource on a customer's root: the root department is that whole customer, with what stands above
 * departments. A resource that leaves the customer open is given it, or it would come to cover every customer.
 */
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

function makeReach(parts: readonly Part[], region?: string): Reach {
  // Bound to a region, scopes are of that region; bound to none, a scope with a region is narrower than everything.
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
      // What cannot be read, or names something smaller than a department, grants nothing; as a denial it denies all it could mean.
      if (effect === 'allow' && (!place || place.narrower)) continue;
      const scope = place?.scope ?? {};
      if (region === undefined || scope.region === undefined || scope.region === region) found.push(scope);
    }
  }
  return found;
}

/** Most operations need one right, and most rights of a group stand on the same resources: equal parts cost one predicate. */
function withoutRepeats(parts: Part[]): Part[] {
  const seen = new Map(parts.map((part) => [JSON.stringify(part), part]));
  return [...seen.values()];
}
