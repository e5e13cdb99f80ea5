import { createSharedStream, type SharedStream } from '../../../engine/app/live/sharedStream.ts';
import { isOwnKey } from '../../../engine/client/idempotency.ts';
import type { Onlooker, LiveEvent } from '../../../engine/plan/EventPlan.ts';
import type { LivePlace } from '../../../engine/screens/values/ScreensProvider.tsx';
import type { Plan } from '../../../engine/plan/Plan.ts';
import type { Session } from '../session/session.ts';
import { openStream, type PlaceNews } from './openStream.ts';

export interface Listening {
  region: string;
  customerId: string;
  userId: string;
  session: Session;
}

let shared: { name: string; stream: SharedStream<PlaceNews> } | undefined;

export interface Hear {
  onEvent?: (event: LiveEvent) => void;
  onPeople?: (people: readonly Onlooker[]) => void;
}

/** Subscribes to changes of a list, of settings, or of a record and its onlookers, over the connection that all pages of the browser share. */
export function listenToPlatform(
  { region, customerId, userId, session }: Listening,
  { list, get }: Plan,
  { id, editing, since }: LivePlace,
  { onEvent, onPeople }: Hear,
): () => void {
  const name = `live ${region} ${userId}`;
  if (shared?.name !== name) {
    const open = openStream(region, session.ready);
    // The platform ends the stream of an ended session; also before it restarts.
    const onFault = (fault: string) => void ((fault === 'signedOut' || fault === 'over') && session.look());
    shared = { name, stream: createSharedStream<PlaceNews>({ name, open, onFault }) };
  }
  const key = JSON.stringify({
    list: (list ?? get)?.name ?? '',
    customerId,
    ...(id !== undefined && { recordId: id, editing: editing === true }),
  });
  return shared.stream.watch({ key, since }, ({ events = [], people }) => {
    for (const { own, ...event } of events)
      if (own === undefined || !isOwnKey(own)) onEvent?.({ ...event, ...(own !== undefined && { self: true }) });
    if (people) onPeople?.(people);
  });
}
