import { common, includesAction } from './compare.ts';
import type { PathOf } from './compare.ts';
import { scopeIndex } from './scopeIndex.ts';
import type { ScopeIndex } from './scopeIndex.ts';
import { parseResource, resourceName } from './statement.ts';
import type { Scope, Statement } from './statement.ts';

/** Grants that apply once denials are removed: whoever removes a denial grants them. */
export function liftedBy(denials: readonly Statement[], remaining: readonly Statement[], pathOf: PathOf): Statement[] {
  const denied = denials
    .filter(({ effect }) => effect === 'deny')
    .map(({ actions, resources }) => ({ actions, scopes: scopeIndex(scopesOf(resources, 'deny'), pathOf) }));
  return remaining
    .filter(({ effect }) => effect === 'allow')
    .flatMap((allowed) =>
      denied.flatMap((each): Statement[] => {
        const actions = commonActions(allowed.actions, each.actions);
        if (actions.length === 0) return [];
        const resources = commonResources(scopesOf(allowed.resources, 'allow'), each.scopes, pathOf);
        return resources.length > 0 ? [{ effect: 'allow', actions, resources }] : [];
      }),
    );
}

export function commonActions(some: readonly string[], others: readonly string[]): string[] {
  const [distinct, known] = [[...new Set(some)], [...new Set(others)]];
  const shared = distinct.flatMap((one) =>
    known.flatMap((other) => (includesAction(other, one) ? [one] : includesAction(one, other) ? [other] : [])),
  );
  return [...new Set(shared)];
}

/** Unreadable or narrower ones allow nothing and deny everything they could mean. */
const scopesOf = (resources: readonly string[], effect: Statement['effect']): Scope[] =>
  [...new Set(resources)].flatMap((resource) => {
    const place = parseResource(resource);
    if (effect === 'deny') return place?.scope ?? {};
    return place && !place.narrower ? place.scope : [];
  });

function commonResources(allowed: readonly Scope[], denied: ScopeIndex, pathOf: PathOf): string[] {
  const shared = new Set<string>();
  for (const scope of allowed)
    for (const other of denied.near(scope.hierarchy)) {
      const both = common(scope, other, pathOf);
      if (both) shared.add(resourceName(both));
    }
  return [...shared];
}
