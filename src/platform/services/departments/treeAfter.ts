import type { TenantRow } from '../../database/scoped.ts';
import type { hierarchies } from './tenant.ts';
import type { DepartmentNode, TreeDifference } from '../../../domain/departmentTree.ts';

export type Department = TenantRow<typeof hierarchies>;

export interface TreeAfter {
  /** All departments, archived ones too: they move with their parents. */
  all: Map<string, Department>;
  created: Department[];
  updated: Department[];
  archived: Department[];
}

export interface Making {
  now: Date;
  newId: () => string;
  organizationId: string;
  customerId: string;
}

export function placed(before: readonly Department[], difference: TreeDifference, { now, newId, ...owner }: Making): TreeAfter {
  const all = new Map(before.map((row) => [row.id, row]));
  // Never use client ids: they could name, or reveal, a department elsewhere.
  const made = new Map(difference.created.map(({ _id }) => [_id, newId()]));
  const parentOf = ({ parentId }: DepartmentNode) => (parentId ? (made.get(parentId) ?? parentId) : null);
  const change = (id: string, values: Partial<Department>): Department => {
    const row = { ...(all.get(id) as Department), ...values };
    all.set(id, row);
    return row;
  };
  const archived = difference.archived.map((id) => change(id, { archivedAt: now, updatedAt: now }));
  const updated = difference.updated.map((node) => {
    const was = all.get(node._id);
    const parentId = node.parentId === undefined ? (was?.parentId ?? null) : parentOf(node);
    const differs = was?.name !== node.name || was.parentId !== parentId;
    return change(node._id, { name: node.name, parentId, ...(differs && { updatedAt: now }) });
  });
  const times = { createdAt: now, updatedAt: now, archivedAt: null };
  const created = difference.created.map((node) => {
    const row = { id: made.get(node._id) ?? '', parentId: parentOf(node), name: node.name, ...owner, ...times };
    return change(row.id, { ...row, path: '', depth: 0, position: 0, version: 1, tags: [] });
  });
  return { all, created, updated, archived };
}

export function finishTree(after: TreeAfter, before: readonly Department[], difference: TreeDifference): TreeAfter {
  const resolved = new Map<string, Department>();
  const places = placesOf(after, before, difference);
  const settleOne = (row: Department): Department => {
    const known = resolved.get(row.id);
    if (known) return known;
    const above = row.parentId === null ? undefined : after.all.get(row.parentId);
    const { path, depth } = above ? settleOne(above) : { path: '/', depth: 0 };
    const own = { ...row, path: `${path}${row.id}/`, depth: depth + 1, position: places.get(row.id) ?? row.position };
    resolved.set(row.id, own);
    return own;
  };
  for (const row of after.all.values()) settleOne(row);
  const those = (rows: Department[]) => rows.map(settleOne);
  return { all: resolved, created: those(after.created), updated: those(after.updated), archived: those(after.archived) };
}

/** Named positions are taken; others keep their order in between, and arrivals without a position follow. */
function placesOf(after: TreeAfter, before: readonly Department[], difference: TreeDifference): Map<string, number> {
  const requested = new Map<string, number>();
  const want = ({ id }: Department, { position }: DepartmentNode) => {
    if (position !== null && position !== undefined) requested.set(id, position);
  };
  for (const [index, node] of difference.created.entries()) want(after.created[index] as Department, node);
  for (const [index, node] of difference.updated.entries()) want(after.updated[index] as Department, node);
  const old = new Map(before.map((row) => [row.id, row]));
  const touched = new Set<string | null>();
  for (const row of [...after.created, ...after.updated, ...after.archived]) {
    const was = old.get(row.id);
    if (was?.parentId === row.parentId && !row.archivedAt && !requested.has(row.id)) continue;
    touched.add(row.parentId);
    if (was) touched.add(was.parentId);
  }
  const stays = (row: Department) => old.get(row.id)?.parentId === row.parentId;
  const children = new Map<string | null, { staying: Department[]; coming: Department[] }>();
  for (const row of [...before.map(({ id }) => after.all.get(id) as Department), ...after.created]) {
    if (row.archivedAt || !touched.has(row.parentId)) continue;
    const own = children.get(row.parentId) ?? { staying: [], coming: [] };
    (stays(row) ? own.staying : own.coming).push(row);
    children.set(row.parentId, own);
  }
  const places = new Map<string, number>();
  for (const { staying, coming } of children.values()) {
    for (const [place, row] of inOrder([...staying, ...coming], requested).entries()) places.set(row.id, place);
  }
  return places;
}

function inOrder(rows: readonly Department[], requested: ReadonlyMap<string, number>): Department[] {
  const free = rows.filter(({ id }) => !requested.has(id));
  const fixed = rows
    .flatMap((row) => ({ row, place: requested.get(row.id) }))
    .flatMap(({ row, place }) => (place === undefined ? [] : { row, place }))
    .toSorted((one, other) => one.place - other.place);
  const order: Department[] = [];
  let [nextFree, nextFixed] = [0, 0];
  while (order.length < rows.length) {
    const [due, own] = [fixed[nextFixed], free[nextFree]];
    if (due && (!own || due.place <= order.length)) {
      order.push(due.row);
      nextFixed += 1;
    } else if (own) {
      order.push(own);
      nextFree += 1;
    }
  }
  return order;
}
