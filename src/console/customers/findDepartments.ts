import type { FurtherSearch } from '../../engine/screens/values/searchParts.ts';

interface Department {
  _id: string;
  name: string;
  parentId: string | null;
}

type Tree = Department & { children: Department[] };

/** The tree is read as a whole, so that a letter more doesn't read it again. */
const freshFor = 60_000;
const mostFound = 20;
let read: { root: string; at: number; tree: Promise<Tree> } | undefined;

/** Departments by name; each leads to the tree, searched for it. */
export const findDepartments: FurtherSearch = async ({ text, ask, offers, scope, base }) => {
  const root = scope?.values['hierarchyId'];
  if (typeof root !== 'string' || !offers('ORGGetHierarchy')) return [];
  const tree = await treeOf(root, () => ask<Tree>('ORGGetHierarchy', { filter: { _id: root, childrenShape: 'flatArray' } }));
  const names = new Map([tree, ...tree.children].map(({ _id, name }) => [_id, name]));
  const sought = text.toLowerCase();
  return tree.children
    .filter(({ name }) => name.toLowerCase().includes(sought))
    .slice(0, mostFound)
    .map(({ _id, name, parentId }) => {
      const context = parentId === null ? undefined : names.get(parentId);
      return {
        ...{ id: `department ${_id}`, group: 'departments', label: name, ...(context !== undefined && { context }) },
        to: `${base}/departments?${new URLSearchParams({ search: name }).toString()}`,
      };
    });
};

function treeOf(root: string, ask: () => Promise<Tree>): Promise<Tree> {
  if (read?.root === root && Date.now() - read.at < freshFor) return read.tree;
  const tree = ask();
  read = { root, at: Date.now(), tree };
  tree.catch(() => (read = undefined));
  return tree;
}
