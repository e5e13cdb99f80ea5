import { contains, includesAction, meet } from './compare.ts';
import type { PathOf } from './compare.ts';
import { scopeIndex } from './scopeIndex.ts';
import type { ScopeIndex } from './scopeIndex.ts';
import { parseResource } from './statement.ts';
import type { Scope, Statement } from './statement.ts';

/** True if `own` covers everything granted. Own denials count; others' denials are ignored, which can only refuse too much. */
export const holdsAll = (own: readonly Statement[], granted: readonly Statement[], pathOf: PathOf): boolean => holder(own, pathOf)(granted);

export function holder(own: readonly Statement[], pathOf: PathOf): (granted: readonly Statement[]) => boolean {
  const held = own.map((statement) => placed(statement, pathOf));
  return (granted) =>
    granted.every(({ effect, actions, resources }) => {
      if (effect === 'deny') return true;
      const named = [...new Set(actions)];
      const known = new Map<string, boolean>();
      return [...new Set(resources)].every((resource) => {
        const place = parseResource(resource);
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

interface Placed {
  effect: Statement['effect'];
  actions: readonly string[];
  scopes: ScopeIndex;
}

function placed({ effect, actions, resources }: Statement, pathOf: PathOf): Placed {
  const scopes = [...new Set(resources)].flatMap((resource) => {
    const place = parseResource(resource);
    // An unreadable denial covers everything; one narrower than a department covers the department.
    if (effect === 'deny') return place?.scope ?? {};
    return place && !place.narrower ? place.scope : [];
  });
  return { effect, actions: [...new Set(actions)], scopes: scopeIndex(scopes, pathOf) };
}

const isHere = ({ effect, scopes }: Placed, scope: Scope, pathOf: PathOf): boolean =>
  effect === 'allow'
    ? scopes.containing(scope.hierarchy).some((each) => contains(each, scope, pathOf))
    : scopes.near(scope.hierarchy).some((each) => meet(each, scope, pathOf));

const namesAll = (here: readonly Placed[], actions: readonly string[]): boolean =>
  actions.every((action) => {
    const names = ({ effect, actions: patterns }: Placed) =>
      patterns.some((pattern) => includesAction(pattern, action) || (effect === 'deny' && includesAction(action, pattern)));
    return here.some((each) => each.effect === 'allow' && names(each)) && !here.some((each) => each.effect === 'deny' && names(each));
  });
