import type { History } from './history.ts';
import type { Tree } from './tree.ts';

/** Announcement: text key with arguments. A new object repeats it. */
export interface Said {
  key: string;
  args: Readonly<Record<string, string | number>>;
}

export interface TreeState {
  base: Tree;
  history: History;
  open: ReadonlySet<string>;
  /** Open branches before the search. */
  openBefore?: ReadonlySet<string> | undefined;
  query: string;
  /** Department with the roving focus. */
  current: string;
  /** Counter that requests the focus. */
  calls: number;
  /** Department whose name is being typed, its previous name, and whether typing has started. */
  editing?: { id: string; before: string; fresh: boolean } | undefined;
  /** The platform's errors by department, until it changes. */
  refusals: ReadonlyMap<string, string>;
  said?: Said | undefined;
}
