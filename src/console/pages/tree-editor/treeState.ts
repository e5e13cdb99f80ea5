import type { History } from './history.ts';
import type { Tree } from './tree.ts';

/** Announcement: text key with arguments. A new object repeats it. */
export interface TreeMessage {
  key: string;
  args: Readonly<Record<string, string | number>>;
}

export interface TreeState {
  base: Tree;
  history: History;
  open: ReadonlySet<string>;
  openBefore?: ReadonlySet<string> | undefined;
  query: string;
  current: string;
  calls: number;
  editing?: { id: string; before: string; fresh: boolean } | undefined;
  /** The platform's errors by department, until it changes. */
  refusals: ReadonlyMap<string, string>;
  message?: TreeMessage | undefined;
}
