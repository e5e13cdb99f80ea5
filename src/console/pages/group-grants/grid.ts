import { labelOf, type Sections } from '../../../domain/permissionLabels.ts';
import type { AccessPart } from '../../access/sentences.ts';

/** A department of the customer, as ORGGetHierarchy answers it. */
export interface Node {
  _id: string;
  name: string;
  parentId: string | null;
}

/** A row of the grid: a department, or the customer as a whole, which has no id. */
export interface Row {
  id: string | null;
  name: string;
  /** From 0. */
  level: number;
  path: readonly string[];
  hasChildren: boolean;
}

export interface Column {
  key: string;
  section: string;
  /** None for the section as a whole. */
  action?: string;
  actions: readonly (readonly string[])[];
}

/** All departments in order, each below the one that it belongs to; those that belong to none that is there come last, as roots. */
export function rowsOf(nodes: readonly Node[]): Row[] {
  const ids = new Set(nodes.map(({ _id }) => _id));
  const below = new Map<string | null, Node[]>();
  for (const node of nodes) {
    const parent = node.parentId !== null && ids.has(node.parentId) ? node.parentId : null;
    const children = below.get(parent);
    if (children) children.push(node);
    else below.set(parent, [node]);
  }
  const rows: Row[] = [];
  const walk = ({ _id, name }: Node, above: readonly string[]) => {
    const children = below.get(_id) ?? [];
    const path = [...above, _id];
    rows.push({ id: _id, name, level: above.length, path, hasChildren: children.length > 0 });
    for (const child of children) walk(child, path);
  };
  for (const root of below.get(null) ?? []) walk(root, []);
  return rows;
}

/** The departments that the parts name, where the tree itself may not be seen. */
export function namedIn(parts: readonly AccessPart[]): Node[] {
  const named = new Map(parts.flatMap(({ below, alone }) => [...below, ...alone].map(({ _id, name }) => [_id, name])));
  return [...named].map(([_id, name]) => ({ _id, name, parentId: null }));
}

/** The rows in sight: those whose departments above are all open. */
export const visibleRows = (rows: readonly Row[], open: ReadonlySet<string>): Row[] =>
  rows.filter(({ path }) => path.every((id, index) => index === path.length - 1 || open.has(id)));

/** Opens all of a small tree; in a large one the path to each grant. */
export function openAtFirst(rows: readonly Row[], parts: readonly AccessPart[]): Set<string> {
  if (rows.length <= smallTree) return new Set(rows.flatMap(({ id, hasChildren }) => (id !== null && hasChildren ? [id] : [])));
  const named = new Set(parts.flatMap(({ below, alone }) => [...below, ...alone].map(({ _id }) => _id)));
  const ways = rows.filter(({ id }) => id !== null && named.has(id)).slice(0, smallTree);
  return new Set([...rows.slice(0, 1), ...ways].flatMap(({ path }, index) => (index === 0 ? path : path.slice(0, -1))));
}

/** The columns: each section, followed by its actions where it is open; rights that no section has are one more. */
export function columnsOf(sections: Sections, parts: readonly AccessPart[], open: ReadonlySet<string>, others: string): Column[] {
  const known = new Set(Object.values(sections).flatMap((actions) => Object.values(actions).flat()));
  const rest = [...new Set(parts.flatMap(({ rights }) => rights))].filter((right) => !known.has(right));
  const all: Sections = rest.length > 0 ? { ...sections, [others]: Object.fromEntries(rest.map((right) => [right, [right]])) } : sections;
  return Object.entries(all).flatMap(([section, actions]): Column[] => [
    { key: section, section, actions: Object.values(actions) },
    ...(open.has(section)
      ? Object.entries(actions).map(([action, rights]) => ({ key: labelOf(section, action), section, action, actions: [rights] }))
      : []),
  ]);
}

export function rightsAt({ id, path }: Pick<Row, 'id' | 'path'>, parts: readonly AccessPart[]): Set<string> {
  const held = parts.filter(
    ({ whole, below, alone }) =>
      whole || (id !== null && (below.some(({ _id }) => path.includes(_id)) || alone.some(({ _id }) => _id === id))),
  );
  return new Set(held.flatMap(({ rights }) => rights));
}

/** How many of a column's actions are granted: an action is where all its rights are. */
export const heldIn = ({ actions }: Column, granted: ReadonlySet<string>): number =>
  actions.filter((rights) => rights.every((right) => granted.has(right))).length;

const smallTree = 60;
