import { includesAction } from './compare.ts';
import type { PathOf } from './compare.ts';
import { parseResource } from './statement.ts';
import type { Scope, Statement } from './statement.ts';

/** Per action and resource, those that no single other statement covers. Ignores denials; a rule may name thousands of departments. */
export function beyond(held: readonly Statement[], pathOf: PathOf): (granted: readonly Statement[]) => Statement[] {
  const known = byResource(held);
  return (granted) => granted.flatMap((statement) => (statement.effect === 'allow' ? restOf(statement, known, pathOf) : []));
}

export function goneDenials(before: readonly Statement[], now: readonly Statement[], pathOf: PathOf): Statement[] {
  const asAllowed = (statements: readonly Statement[]) =>
    statements.filter(({ effect }) => effect === 'deny').map((statement) => ({ ...statement, effect: 'allow' as const }));
  const known = byResource(asAllowed(now));
  // A denial with an unreadable resource denies everything: only an identical one replaces it.
  const kept = new Set(now.filter(({ effect }) => effect === 'deny').map((statement) => JSON.stringify(statement)));
  return before
    .filter((statement) => statement.effect === 'deny' && !kept.has(JSON.stringify(statement)))
    .flatMap((statement) => {
      const readable = statement.resources.filter(isPlain);
      const unreadable = statement.resources.filter((resource) => !isPlain(resource));
      const rest = restOf({ ...statement, resources: readable }, known, pathOf);
      return [...rest, ...(unreadable.length > 0 ? [{ ...statement, resources: unreadable }] : [])].map((each) => ({
        ...each,
        effect: 'deny' as const,
      }));
    });
}

type RenderedScopes = ReadonlyMap<string, ReadonlySet<string>>;

function byResource(statements: readonly Statement[]): RenderedScopes {
  const known = new Map<string, Set<string>>();
  for (const { effect, actions, resources } of statements) {
    if (effect !== 'allow') continue;
    const patterns = [...new Set(actions)];
    for (const resource of new Set(resources)) {
      const place = parseResource(resource);
      if (!place || place.narrower) continue;
      const key = keyOf(place.scope);
      const here = known.get(key) ?? new Set();
      for (const pattern of patterns) here.add(pattern);
      known.set(key, here);
    }
  }
  return known;
}

function restOf({ actions, resources }: Statement, known: RenderedScopes, pathOf: PathOf): Statement[] {
  const named = [...new Set(actions)];
  const rest = new Map<string, Statement>();
  // Memoised: most departments are covered by the same statements.
  const leftBy = new Map<string, string[]>();
  for (const resource of new Set(resources)) {
    const place = parseResource(resource);
    // Unreadable or narrower than a department: grants nothing.
    if (!place || place.narrower) continue;
    const around = wider(place.scope, pathOf).filter((key) => known.has(key));
    const by = around.join(' ');
    const left = leftBy.get(by) ?? named.filter((action) => !around.some((key) => includes(known.get(key), action)));
    leftBy.set(by, left);
    if (left.length === 0) continue;
    const key = JSON.stringify(left);
    const same = rest.get(key) ?? { effect: 'allow', actions: left, resources: [] };
    same.resources.push(resource);
    rest.set(key, same);
  }
  return [...rest.values()];
}

const includes = (patterns: ReadonlySet<string> | undefined, action: string): boolean =>
  patterns !== undefined && (patterns.has(action) || [...patterns].some((pattern) => includesAction(pattern, action)));

function wider({ region, organization, customer, hierarchy }: Scope, pathOf: PathOf): string[] {
  const departments = hierarchy === undefined ? [undefined] : [...new Set([hierarchy, ...pathOf(hierarchy)]), undefined];
  const or = (part: string | undefined) => (part === undefined ? [undefined] : [part, undefined]);
  return or(region).flatMap((r) =>
    or(organization).flatMap((o) => or(customer).flatMap((c) => departments.map((department) => join(r, o, c, department)))),
  );
}

const keyOf = ({ region, organization, customer, hierarchy }: Scope): string => join(region, organization, customer, hierarchy);
const join = (...parts: (string | undefined)[]): string => parts.map((part) => part ?? '*').join(':');
const isPlain = (resource: string): boolean => parseResource(resource)?.narrower === false;
