import type { History } from './history.ts';
import type { Tree } from './tree.ts';

/** What is said to those who do not see it: a key of the texts with what stands in it. Another object is said again. */
export interface Said {
  key: string;
  args: Readonly<Record<string, string | number>>;
}

/** The tree on the page, what is open of it, and what was done to it. */
export interface TreeState {
  /** As it was read. */
  base: Tree;
  history: History;
  open: ReadonlySet<string>;
  /** What was open before something was searched for. */
  openBefore?: ReadonlySet<string> | undefined;
  query: string;
  /** The one department that the keyboard is at. */
  current: string;
  /** Raised when the keyboard is to go there. */
  calls: number;
  /** Whose name is being typed, what it was before, and whether nothing was typed yet. */
  editing?: { id: string; before: string; fresh: boolean } | undefined;
  /** What the platform says of a department, until the department is changed. */
  refusals: ReadonlyMap<string, string>;
  said?: Said | undefined;
}
