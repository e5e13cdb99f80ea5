import type { TenantRow } from '../../database/scoped.ts';
import type { Refused } from '../../lists/bulk.ts';
import type { Removed } from '../../live/announce.ts';
import type { HeldContext } from './hold.ts';
import type { holds } from './tenant.ts';

export type Hold = TenantRow<typeof holds>;

export interface Reverted {
  changing: { id: string }[];
  refused: Refused[];
  names: Record<string, string>;
  /** The rows are no longer there. */
  removed?: Removed;
}

/** Locks the changed rows, and refuses the call as a whole if one of them is out of reach; the result reverts those still as the change left them. */
export type Undo = (context: HeldContext, hold: Hold) => Promise<() => Promise<Reverted>>;
