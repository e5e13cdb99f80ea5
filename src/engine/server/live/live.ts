import type { EventPlan } from '../../plan/EventPlan.ts';
import { changesOf, type StreamRequest } from './streams.ts';
import { createTransports } from './transport.ts';

interface Opening extends Omit<StreamRequest, 'events'> {
  /** As JSON. */
  events: string;
  /** Session that the stream ends with; undefined for all pages without one. */
  owner: string | undefined;
}

/** Streams of changes to pages: a few for each session, each ended with its session and after a while, for a page to open anew. */
export function createLive() {
  const transports = createTransports();
  const open = new Map<string | undefined, Set<AbortController>>();

  return {
    /** Undefined if the session has too many streams. */
    open({ events, owner, signal, ...request }: Opening): AsyncIterable<string> | undefined {
      const own = open.get(owner) ?? new Set();
      if (own.size >= mostStreams) return undefined;
      const ending = new AbortController();
      own.add(ending);
      open.set(owner, own);
      const done = (): void => {
        own.delete(ending);
        if (own.size === 0 && open.get(owner) === own) open.delete(owner);
      };
      const all = AbortSignal.any([signal, ending.signal, AbortSignal.timeout(longest)]);
      const stream = changesOf(transports, { ...request, events: JSON.parse(events) as EventPlan[], signal: all });
      all.addEventListener('abort', done, { once: true });
      return (async function* () {
        try {
          yield* stream;
        } finally {
          done();
        }
      })();
    },
    /** Ends the streams of a session. */
    end(owner: string | undefined): void {
      if (owner === undefined) return;
      for (const ending of open.get(owner) ?? []) ending.abort();
    },
  };
}

/** Pages that one session may have open in sight. */
const mostStreams = 20;

/** A longer stream would outlive a session that ended by itself, in ms. */
const longest = 60 * 60_000;
