import { patched, type Patch } from './edits.ts';
import type { Tree } from './tree.ts';

/** A step that can be taken back: the patch that does so, what the step was, and the department that it was about. */
export interface Step {
  patch: Patch;
  what: StepName;
  id: string;
  name: string;
}

export type StepName = 'rename' | 'add' | 'archive' | 'move' | 'restore' | 'merge';

/** A tree with what was done to it. Patches, not trees: a thousand steps on ten thousand departments stay small. */
export interface History {
  tree: Tree;
  past: readonly Step[];
  future: readonly Step[];
  typing?: string | undefined;
}

const most = 500;

export function done(history: History, patch: Patch, step: Omit<Step, 'patch'>, typing?: string): History {
  const { tree, back } = patched(history.tree, patch);
  const last = history.past.at(-1);
  const goesOn = typing !== undefined && typing === history.typing && last?.id === step.id && history.future.length === 0;
  // The previous step already restores the older name.
  const past = goesOn ? history.past : [...history.past.slice(1 - most), { ...step, patch: back }];
  return { tree, past, future: [], typing };
}

/** The last step taken back; what was taken back can be done again. */
export function undone({ tree, past, future }: History): History | undefined {
  const step = past.at(-1);
  if (!step) return undefined;
  const { tree: before, back } = patched(tree, step.patch);
  return { tree: before, past: past.slice(0, -1), future: [...future, { ...step, patch: back }] };
}

export function redone({ tree, past, future }: History): History | undefined {
  const step = future.at(-1);
  if (!step) return undefined;
  const { tree: after, back } = patched(tree, step.patch);
  return { tree: after, past: [...past, { ...step, patch: back }], future: future.slice(0, -1) };
}
