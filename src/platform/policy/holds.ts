import { contains, includesAction, meet } from './compare.ts';
import type { PathOf } from './compare.ts';
import { scopeIndex } from './scopeIndex.ts';
import type { ScopeIndex } from './scopeIndex.ts';
import { parseResource } from './statement.ts';
import type { Scope, Statement } from './statement.ts';

/**
 * Does one who holds these statements hold all that others grant: nobody grants more than they hold (design «The platform»). What a denial
 * takes from one's own is not held; what it takes from the others' is not counted for them, which can only refuse too much.
 */
export const holdsAll = (own: readonly Statement[], granted: readonly Statement[], pathOf: PathOf): boolean => holder(own, pathOf)(granted);

/** The same for one who is asked about more than once. */
export function holder(own: readonly Statement[], pathOf: PathOf): (granted: readonly Statement[]) => boolean {
  const held = own.map((statement) => placed(statement, pathOf));
  return (granted) =>
    granted.every(({ effect, actions, resources }) => {
      if (effect === 'deny') return true;
      const named = [...new Set(actions)];
      // Thousands of departments stand in the same of one's own statements: those are asked once.
      const known = new Map<string, boolean>();
      return [...new Set(resources)].every((resource) => {
        const place = parseResource(resource);
        // What cannot be read, or names something smaller than a department, grants nothing.
        if (!place || place.narrower) return true;
        const here = held.flatMap((each, index) => (isHere(each, place.scope, pathOf) ? [index] : []));
        const key = here.join();
        const answer =
          known.get(key) ??
          namesAll(
            here.flatMap((index) => held[index] ?? []),
            named,
          );
        known.set(key, answer);
        return answer;
      });
    });
}

/** Returns the granted actions that the statements do not cover everywhere, sorted and without duplicates. */
export function missingOf(own: readonly Statement[], granted: readonly Statement[], pathOf: PathOf): string[] {
  const holds = holder(own, pathOf);
  const missing = new Set<string>();
  for (const { effect, actions, resources } of granted) {
    if (effect === 'deny' || holds([{ effect, actions, resources }])) continue;
    for (const action of new Set(actions))
      if (!missing.has(action) && !holds([{ effect, actions: [action], resources }])) missing.add(action);
  }
  return [...missing].sort();
}

/** A statement with its places, read once for all that is compared with it. */
interface Placed {
  effect: Statement['effect'];
  actions: readonly string[];
  scopes: ScopeIndex;
}

function placed({ effect, actions, resources }: Statement, pathOf: PathOf): Placed {
  const scopes = [...new Set(resources)].flatMap((resource) => {
    const place = parseResource(resource);
    // A denial that cannot be read denies everything, and one of what is smaller than a department the department.
    if (effect === 'deny') return place?.scope ?? {};
    return place && !place.narrower ? place.scope : [];
  });
  return { effect, actions: [...new Set(actions)], scopes: scopeIndex(scopes, pathOf) };
}

const isHere = ({ effect, scopes }: Placed, scope: Scope, pathOf: PathOf): boolean =>
  effect === 'allow'
    ? scopes.around(scope.hierarchy).some((each) => contains(each, scope, pathOf))
    : scopes.near(scope.hierarchy).some((each) => meet(each, scope, pathOf));

const namesAll = (here: readonly Placed[], actions: readonly string[]): boolean =>
  actions.every((action) => {
    const names = ({ effect, actions: patterns }: Placed) =>
      patterns.some((pattern) => includesAction(pattern, action) || (effect === 'deny' && includesAction(action, pattern)));
    return here.some((each) => each.effect === 'allow' && names(each)) && !here.some((each) => each.effect === 'deny' && names(each));
  });
