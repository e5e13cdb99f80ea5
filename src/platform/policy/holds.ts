import { contains, includesAction, meet } from './compare.ts';
import type { PathOf } from './compare.ts';
import { parseResource } from './statement.ts';
import type { Scope, Statement } from './statement.ts';

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
  const allowed = own.some(
    (statement) =>
      statement.effect === 'allow' &&
      statement.actions.some((pattern) => includesAction(pattern, action)) &&
      statement.resources.some((resource) => {
        const place = parseResource(resource);
        return place && !place.narrower && contains(place.scope, scope, pathOf);
      }),
  );
  return (
    allowed &&
    !own.some(
      (statement) =>
        statement.effect === 'deny' &&
        statement.actions.some((pattern) => includesAction(pattern, action) || includesAction(action, pattern)) &&
        // What cannot be read denies everything, and what is smaller than a department the department.
        statement.resources.some((resource) => meet(parseResource(resource)?.scope ?? {}, scope, pathOf)),
    )
  );
}
