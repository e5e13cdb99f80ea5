// How the statements of a policy are written. The platform decides by them (`src/platform/policy`), the permission editors show and write them.

/** Policy statement. Resources are `prn:{region}:{organization}:{customer}:{hierarchy}:*:*`; actions are `service:action`. */
export interface Statement {
  effect: 'allow' | 'deny';
  actions: string[];
  resources: string[];
}

export interface Scope {
  region?: string;
  organization?: string;
  customer?: string;
  hierarchy?: string;
}

/**
 * Reads a resource name; null when it is none. `*` and `Any` cover everything, alone or as one part. All six parts must be there, since one that
 * was cut short would cover more than it was meant to, and a part is a name or a wild card: `acme*` is neither.
 */
export function parseResource(resource: string): { scope: Scope; narrower: boolean } | null {
  if (isWild(resource)) return { scope: {}, narrower: false };
  const [prefix, ...parts] = resource.split(':');
  if (prefix !== 'prn' || parts.length !== 6 || !parts.every((part) => isWild(part) || /^[\dA-Za-z-]+$/.test(part))) return null;
  const scope: Scope = {};
  for (const [index, key] of (['region', 'organization', 'customer', 'hierarchy'] as const).entries()) {
    const part = parts[index];
    if (part !== undefined && !isWild(part)) scope[key] = part;
  }
  return { scope, narrower: parts.slice(4).some((part) => !isWild(part)) };
}

export const resourceName = (scope: Scope): string =>
  `prn:${scope.region ?? '*'}:${scope.organization ?? '*'}:${scope.customer ?? '*'}:${scope.hierarchy ?? '*'}:*:*`;

/** Matches an action against `*`, `*:*`, `service:*` or its name. */
export function actionMatches(pattern: string, action: string): boolean {
  if (pattern === action || pattern === '*' || pattern === '*:*') return true;
  return pattern.endsWith(':*') && action.startsWith(pattern.slice(0, -1));
}

/** Compiled matcher of many patterns: editors and policies test every right. */
export function matcherOf(patterns: readonly string[]): (action: string) => boolean {
  const named = new Set(patterns);
  const wild = patterns.filter((pattern) => pattern.endsWith('*'));
  return (action) => named.has(action) || wild.some((pattern) => actionMatches(pattern, action));
}

const isWild = (part: string) => part === '*' || part === 'Any';
