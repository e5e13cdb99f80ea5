import type { PathOf } from './compare.ts';
import type { Scope } from './statement.ts';

/** Index of scopes by department: rules may name thousands, too many for pairwise comparison. */
export interface ScopeIndex {
  /** Candidates that contain a scope with this department, or none; the levels above still need a check. */
  containing: (hierarchy: string | undefined) => readonly Scope[];
  near: (hierarchy: string | undefined) => readonly Scope[];
}

export function scopeIndex(input: readonly Scope[], pathOf: PathOf): ScopeIndex {
  const scopes = distinct(input);
  const [named, inside] = [new Map<string, Scope[]>(), new Map<string, Scope[]>()];
  const [above, unknown]: [Scope[], Scope[]] = [[], []];
  for (const scope of scopes) {
    const { hierarchy } = scope;
    if (hierarchy === undefined) {
      above.push(scope);
      continue;
    }
    const path = pathOf(hierarchy);
    if (path.length === 0) unknown.push(scope);
    add(named, hierarchy, scope);
    for (const id of path) if (id !== hierarchy) add(inside, id, scope);
  }
  const around = (hierarchy: string | undefined): readonly Scope[] => {
    if (hierarchy === undefined) return above;
    return [...above, ...[...new Set([hierarchy, ...pathOf(hierarchy)])].flatMap((id) => named.get(id) ?? [])];
  };
  return {
    containing: around,
    near: (hierarchy) => {
      if (hierarchy === undefined || pathOf(hierarchy).length === 0) return scopes;
      return [...around(hierarchy), ...(inside.get(hierarchy) ?? []), ...unknown.filter((scope) => scope.hierarchy !== hierarchy)];
    },
  };
}

const distinct = (scopes: readonly Scope[]): Scope[] => [
  ...new Map(scopes.map((scope) => [JSON.stringify([scope.region, scope.organization, scope.customer, scope.hierarchy]), scope])).values(),
];

function add(found: Map<string, Scope[]>, key: string, scope: Scope): void {
  const known = found.get(key);
  if (known) known.push(scope);
  else found.set(key, [scope]);
}
