import { badInput } from '../../errors.ts';
import { limits } from '../../../domain/limits.ts';
import { levelsOf, treeFault } from '../../../domain/departmentTree.ts';
import type { DepartmentNode, TreeDifference, TreeFault } from '../../../domain/departmentTree.ts';
import type { Department, TreeAfter } from './treeAfter.ts';

// Rules of a tree's shape (spec 2 §5 “Departments”); errors are reported at the inputs that caused them.

const mostPlaces = 20;

export function requireSound(difference: TreeDifference, active: ReadonlyMap<string, Department>, mayHold: (id: string) => boolean): void {
  const { created, updated, archived } = difference;
  const named = new Set<string>();
  // Ignore ids of inaccessible departments: new ones get their own id, and nobody learns that it is taken.
  const twice = (id: string, isNew = false) => named.size === named.add(id).size || (isNew && active.has(id) && mayHold(id));
  refuse('twice', [
    ...created.flatMap(({ _id }, index) => (twice(_id, true) ? [`created.${index}._id`] : [])),
    ...updated.flatMap(({ _id }, index) => (twice(_id) ? [`updated.${index}._id`] : [])),
    ...archived.flatMap((id, index) => (twice(id) ? [`archived.${index}`] : [])),
  ]);
  const isRoot = (id: string) => active.get(id)?.parentId === null;
  refuse('root', [
    ...updated.flatMap(({ _id, name, parentId }, index) => {
      if (!isRoot(_id)) return [];
      return parentId ? [`updated.${index}.parentId`] : name === active.get(_id)?.name ? [] : [`updated.${index}.name`];
    }),
    ...archived.flatMap((id, index) => (isRoot(id) ? [`archived.${index}`] : [])),
  ]);
  const made = new Set(created.map(({ _id }) => _id));
  const gone = new Set(archived);
  const lost = (parentId: string | null | undefined) => parentId && !made.has(parentId) && (gone.has(parentId) || !mayHold(parentId));
  refuse('parent', [
    ...created.flatMap(({ parentId }, index) => (lost(parentId) ? [`created.${index}.parentId`] : [])),
    ...updated.flatMap(({ parentId }, index) => (lost(parentId) ? [`updated.${index}.parentId`] : [])),
  ]);
}

export function requireTree(after: TreeAfter, before: ReadonlyMap<string, Department>): void {
  const made = new Set(after.created.map(({ id }) => id));
  const active = [...after.all.values()].filter(({ id, archivedAt }) => !archivedAt && (before.has(id) || made.has(id)));
  const nodes = active.map(({ id, parentId, name }): DepartmentNode => ({ _id: id, parentId, name }));
  const fault = treeFault(nodes);
  if (fault) refuse(fault, placesOfFault(fault, after, nodes));
  if (nodes.length <= limits.departments) return;
  throw badInput({ created: 'validation.department.tree.limit' }, { fieldArgs: { created: { limit: limits.departments } } });
}

function placesOfFault(fault: TreeFault, { all, created, updated, archived }: TreeAfter, nodes: DepartmentNode[]): string[] {
  const places = new Map([
    ...created.map(({ id }, index) => [id, `created.${index}.parentId`] as const),
    ...updated.map(({ id }, index) => [id, `updated.${index}.parentId`] as const),
    ...archived.map(({ id }, index) => [id, `archived.${index}`] as const),
  ]);
  const levels = levelsOf(nodes);
  const ids = new Set(nodes.map(({ _id }) => _id));
  const isSeenAt = ({ _id, parentId }: DepartmentNode): boolean => {
    if (fault === 'parent') return Boolean(parentId && !ids.has(parentId));
    if (fault === 'cycle') return !levels.has(_id);
    const isDeep = (levels.get(_id) ?? 0) > limits.departmentLevels;
    return (fault !== 'roots' && isDeep) || (fault !== 'levels' && !parentId && places.has(_id));
  };
  const found = new Set<string>();
  for (const node of nodes) {
    if (!isSeenAt(node)) continue;
    let id: string | null = node._id;
    while (id && !places.has(id)) id = all.get(id)?.parentId ?? null;
    const place = places.get(id ?? '');
    if (place) found.add(place);
    if (found.size === mostPlaces) break;
  }
  return [...found];
}

function refuse(fault: TreeFault | 'root', places: readonly string[]): void {
  if (places.length === 0) return;
  throw badInput(Object.fromEntries(places.slice(0, mostPlaces).map((place) => [place, `validation.department.tree.${fault}`])));
}
