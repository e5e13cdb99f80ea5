import { holdsAll } from './holds.ts';
import { commonActions } from './lifted.ts';
import { scopeCovers } from './accessScope.ts';
import { parseResource, resourceName } from './statement.ts';
import type { Scope, Statement } from './statement.ts';

/** Departments with their path from the root, themselves included. */
export type Tree = ReadonlyMap<string, readonly string[]>;

export interface TreeChange {
  place: Required<Omit<Scope, 'hierarchy'>>;
  before: Tree;
  after: Tree;
}

/** Rights on a department apply to what moves below it, denials end for what moves away. New departments cause none (spec 2 §2). */
export function newlyGranted(statements: readonly Statement[], { place, before, after }: TreeChange): Statement[] {
  const allowed = allowancesOf(statements, place);
  const denied = denialsOf(statements);
  // Departments moved together gain the same: treat them as one.
  const reachingBy = new Map<string, string[]>();
  const freedBy = new Map<string, string[]>();
  return [...after].flatMap(([department, path]) => {
    const old = before.get(department);
    if (!old) return [];
    const gained = path.filter((id) => !old.includes(id));
    const lost = old.filter((id) => !path.includes(id));
    if (gained.length === 0 && lost.length === 0) return [];
    const key = gained.join('/');
    const reaching = reachingBy.get(key) ?? [...new Set(gained.flatMap((id) => allowed.get(id) ?? []).flat())];
    reachingBy.set(key, reaching);
    const leaving = lost.filter((id) => denied.has(id));
    const covering = leaving.length > 0 ? [undefined, ...path].filter((id) => allowed.has(id)) : [];
    const freedKey = JSON.stringify([leaving, covering]);
    const freed = freedBy.get(freedKey) ?? commonOf(covering, allowed, leaving, denied);
    freedBy.set(freedKey, freed);
    const actions = [...new Set([...reaching, ...freed])];
    return actions.length > 0
      ? [{ effect: 'allow' as const, actions, resources: [resourceName({ ...place, hierarchy: department })] }]
      : [];
  });
}

/** They must hold, at the old places, whatever the move grants to anybody, themselves included. */
export function mayMove(own: readonly Statement[], statements: readonly Statement[], change: TreeChange): boolean {
  const granted = newlyGranted([...statements, ...own], change);
  const byDepartment = new Map(granted.map((statement) => [parseResource(statement.resources[0] ?? '')?.scope.hierarchy, statement]));
  // Rights apply below: check only the topmost of departments moved together.
  const tops = [...byDepartment].flatMap(([department = '', statement]) => {
    const above = byDepartment.get(change.before.get(department)?.at(-2));
    const has = new Set(above?.actions);
    return statement.actions.every((action) => has.has(action)) ? [] : [statement];
  });
  return holdsAll(own, tops, (id) => change.before.get(id) ?? []);
}

type Actions = readonly string[];

function allowancesOf(statements: readonly Statement[], place: TreeChange['place']): Map<string | undefined, Actions[]> {
  const found = new Map<string | undefined, Actions[]>();
  for (const { effect, actions, resources } of statements) {
    if (effect !== 'allow') continue;
    for (const resource of resources) {
      const read = parseResource(resource);
      if (!read || read.narrower) continue;
      const { hierarchy, ...above } = read.scope;
      if (scopeCovers(above, { ...place, path: [] })) add(found, hierarchy, actions);
    }
  }
  return found;
}

/** Denied actions by department. An unreadable denial applies everywhere. */
function denialsOf(statements: readonly Statement[]): Map<string, Actions[]> {
  const found = new Map<string, Actions[]>();
  for (const { effect, actions, resources } of statements) {
    if (effect !== 'deny') continue;
    for (const resource of resources) {
      const hierarchy = parseResource(resource)?.scope.hierarchy;
      if (hierarchy !== undefined) add(found, hierarchy, actions);
    }
  }
  return found;
}

function commonOf<At, Other>(
  at: readonly At[],
  allowed: ReadonlyMap<At, readonly Actions[]>,
  others: readonly Other[],
  denied: ReadonlyMap<Other, readonly Actions[]>,
): string[] {
  const patterns = <Key>(keys: readonly Key[], found: ReadonlyMap<Key, readonly Actions[]>) => [
    ...new Set(keys.flatMap((key) => found.get(key) ?? []).flat()),
  ];
  return commonActions(patterns(at, allowed), patterns(others, denied));
}

function add<Key>(found: Map<Key, Actions[]>, key: Key, actions: Actions): void {
  const known = found.get(key);
  if (known) known.push(actions);
  else found.set(key, [actions]);
}
