import { contains, includesAction, meet } from './compare.ts';
import type { PathOf } from './compare.ts';
import { parseResource } from './statement.ts';
import type { Scope, Statement } from './statement.ts';

/**
 * Does one who holds these statements hold all that others grant: nobody grants more than they hold (design «The platform»). What a denial
 * takes from one's own is not held; what it takes from the others' is not counted for them, which can only refuse too much.
 */
export function holdsAll(own: readonly Statement[], granted: readonly Statement[], pathOf: PathOf): boolean {
  const held = own.map(placed);
  return granted.every(
    ({ effect, actions, resources }) =>
      effect === 'deny' ||
      resources.every((resource) => {
        const place = parseResource(resource);
        // What cannot be read, or names something smaller than a department, grants nothing.
        return !place || place.narrower || holds(held, actions, place.scope, pathOf);
      }),
  );
}

/** A statement with its places, read once for all that is compared with it. */
interface Placed {
  effect: Statement['effect'];
  actions: readonly string[];
  scopes: Scope[];
}

function placed({ effect, actions, resources }: Statement): Placed {
  const scopes = resources.flatMap((resource) => {
    const place = parseResource(resource);
    // A denial that cannot be read denies everything, and one of what is smaller than a department the department.
    if (effect === 'deny') return place?.scope ?? {};
    return place && !place.narrower ? place.scope : [];
  });
  return { effect, actions, scopes };
}

function holds(own: readonly Placed[], actions: readonly string[], scope: Scope, pathOf: PathOf): boolean {
  const here = own.filter(({ effect, scopes }) =>
    scopes.some((each) => (effect === 'allow' ? contains(each, scope, pathOf) : meet(each, scope, pathOf))),
  );
  return actions.every((action) => {
    const names = ({ effect, actions: patterns }: Placed) =>
      patterns.some((pattern) => includesAction(pattern, action) || (effect === 'deny' && includesAction(action, pattern)));
    return here.some((each) => each.effect === 'allow' && names(each)) && !here.some((each) => each.effect === 'deny' && names(each));
  });
}
