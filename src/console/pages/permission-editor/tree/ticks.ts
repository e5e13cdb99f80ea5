import { isWithin, type Department, type Departments } from './departments.ts';

// Three states of a department (spec 2 §4). Stored is the set of topmost ticked ones, as statements name them. A parent with all children
// ticked isn't ticked itself: its own rows are covered by none of them. Unknown ids are preserved.

export type Ticks = ReadonlySet<string>;
export type TickState = 'on' | 'off' | 'half';

export function isTicked(ticks: Ticks, department: Department): boolean {
  for (let here: Department | null = department; here; here = here.parent) if (ticks.has(here.id)) return true;
  return false;
}

/** The departments above ticked ones: half-ticked, unless they are ticked themselves. */
export function aboveTicks({ byId }: Departments, ticks: Ticks): Set<string> {
  const above = new Set<string>();
  for (const id of ticks) for (let here = byId.get(id)?.parent; here && !above.has(here.id); here = here.parent) above.add(here.id);
  return above;
}

/** The state of one department; `above` are those above ticked ones. */
export function tickState(ticks: Ticks, above: ReadonlySet<string>, department: Department): TickState {
  if (isTicked(ticks, department)) return 'on';
  return above.has(department.id) ? 'half' : 'off';
}

export function topmost({ byId }: Departments, ticks: Ticks): Set<string> {
  return new Set(
    [...ticks].filter((id) => {
      const parent = byId.get(id)?.parent;
      return !parent || !isTicked(ticks, parent);
    }),
  );
}

export function tickDepartment(tree: Departments, ticks: Ticks, department: Department): Set<string> {
  const next = outside(tree, topmost(tree, ticks), department);
  const { parent } = department;
  return parent && isTicked(next, parent) ? next : next.add(department.id);
}

/** Unticks a department with everything below it: a ticked one above is replaced by its other branches along the way. */
export function untickDepartment(tree: Departments, ticks: Ticks, department: Department): Set<string> {
  const next = outside(tree, topmost(tree, ticks), department);
  const way: Department[] = [];
  for (let here = department.parent; here; here = here.parent) way.unshift(here);
  let covered = false;
  for (const [index, above] of way.entries()) {
    if (next.delete(above.id)) covered = true;
    if (!covered) continue;
    const step = way[index + 1] ?? department;
    for (const child of above.children) if (child !== step) next.add(child.id);
  }
  return next;
}

/** A press on a department's box: one that is ticked is unticked, any other is ticked. */
export const toggled = (tree: Departments, ticks: Ticks, department: Department): Set<string> =>
  isTicked(ticks, department) ? untickDepartment(tree, ticks, department) : tickDepartment(tree, ticks, department);

/** The ticks that the tree does not know, such as archived departments. */
export const unknownTicks = ({ byId }: Departments, ticks: Ticks): string[] => [...ticks].filter((id) => !byId.has(id));

/** The ticks that are not in this branch. */
function outside({ byId }: Departments, ticks: Ticks, branch: Department): Set<string> {
  const next = new Set<string>();
  for (const id of ticks) {
    const department = byId.get(id);
    if (!department || !isWithin(department, branch)) next.add(id);
  }
  return next;
}
