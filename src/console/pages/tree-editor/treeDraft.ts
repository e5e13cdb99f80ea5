import type { DepartmentNode } from '../../../domain/departmentTree.ts';
import { appliedTo, withFormer } from './applying.ts';
import { changeOf, type HierarchiesChange } from './changes.ts';
import { merged } from './merge.ts';
import type { Tree } from './tree.ts';

/** Stored change and its original departments, so that it can be merged into a newer tree. */
export interface TreeDraft {
  version: number;
  change: HierarchiesChange;
  former: DepartmentNode[];
}

export function draftOf(version: number, base: Tree, tree: Tree): TreeDraft {
  const change = changeOf(base, tree);
  const touched = [...change.updated.map(({ _id }) => _id), ...change.archived];
  return { version, change, former: touched.flatMap((id) => base.nodes.get(id) ?? []) };
}

/** The tree that a draft makes of the one that is there now: where somebody changed that in between, both are put together. */
export function restored({ version, change, former }: TreeDraft, now: { tree: Tree; version: number }): Tree {
  if (version === now.version) return appliedTo(now.tree, change);
  const base = withFormer(now.tree, former);
  return merged(base, appliedTo(base, change), now.tree).tree;
}
