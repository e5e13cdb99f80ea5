import { common, includesAction } from './compare.ts';
import type { PathOf } from './compare.ts';
import { parseResource, resourceName } from './statement.ts';
import type { Statement } from './statement.ts';

/**
 * What others come to hold when denials no longer stand against them: what their remaining statements allow and the denials took. Whoever
 * takes a denial away grants that.
 */
export function liftedBy(denials: readonly Statement[], remaining: readonly Statement[], pathOf: PathOf): Statement[] {
  return remaining
    .filter(({ effect }) => effect === 'allow')
    .flatMap((allowed) =>
      denials
        .filter(({ effect }) => effect === 'deny')
        .flatMap((denied): Statement[] => {
          const actions = commonActions(allowed.actions, denied.actions);
          const resources = commonResources(allowed.resources, denied.resources, pathOf);
          return actions.length > 0 && resources.length > 0 ? [{ effect: 'allow', actions, resources }] : [];
        }),
    );
}

/** The actions that both of two lists of patterns name, as patterns. */
export function commonActions(some: readonly string[], others: readonly string[]): string[] {
  const shared = some.flatMap((one) =>
    others.flatMap((other) => (includesAction(other, one) ? [one] : includesAction(one, other) ? [other] : [])),
  );
  return [...new Set(shared)];
}

function commonResources(allowed: readonly string[], denied: readonly string[], pathOf: PathOf): string[] {
  const shared = allowed.flatMap((resource) => {
    const place = parseResource(resource);
    if (!place || place.narrower) return [];
    return denied.flatMap((other) => {
      const scope = common(place.scope, parseResource(other)?.scope ?? {}, pathOf);
      return scope ? [resourceName(scope)] : [];
    });
  });
  return [...new Set(shared)];
}
