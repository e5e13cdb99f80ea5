import type { WatchedPlaceInput, WatchNews } from '../../generated/types.ts';
import type { Session } from '../http/session.ts';
import type { Region } from '../regions.ts';

/** Start of a subscription to changes. */
export interface Opening {
  session: Session;
  token: string | undefined;
  address: string;
  region: Region;
  places: readonly WatchedPlaceInput[];
}

export interface Watching {
  open: (opening: Opening, signal: AbortSignal) => AsyncIterableIterator<WatchNews>;
}
