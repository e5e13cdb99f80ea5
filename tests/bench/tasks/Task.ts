import type { Hand } from './Hand.ts';

/** Something that a person wants done, begun on the home page and ended when they can see that it is. */
export interface Task {
  name: string;
  /** Email of a demo account. */
  who: string;
  /** Not counted. */
  prepare?(hand: Hand): Promise<void>;
  run(hand: Hand): Promise<void>;
}
