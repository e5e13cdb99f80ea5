import type { Logger } from 'pino';
import { logFailure } from '../database/outage.ts';
import type { Store } from '../database/stores.ts';
import { listening } from '../jobs/listening.ts';
import { channel } from './announce.ts';
import type { Announcement } from './announce.ts';

export interface Change extends Omit<Announcement, 'ids'> {
  ids: readonly string[];
  /** Rows that had no values before. */
  fresh: ReadonlySet<string>;
  /** When this process received it, in ms. */
  receivedAt: number;
}

export interface Feed {
  attach: (store: Store) => Promise<void>;
  /** Changes received since; incomplete if some may be unknown. */
  since: (time: number) => { changes: readonly Change[]; complete: boolean };
  stop: () => Promise<void>;
}

interface Options {
  log: Logger;
  onChange: (change: Change) => void;
  /** Resolves once the replicas hold what is committed now: who learns of a change reads its rows at once. */
  caughtUp: () => Promise<unknown> | undefined;
  /** The connection was interrupted, so that changes may be unknown. */
  gap: () => void;
}

/** Receives all committed changes, of every process, and keeps the latest for pages that have just loaded their rows. */
export function createFeed({ log, onChange, caughtUp, gap }: Options): Feed {
  let recent: Change[] = [];
  let knownSince = Date.now();
  const connections = new Map<unknown, { store: Store; attached: boolean }>();
  const known = new Set<string>();

  const add = (change: Change): void => {
    recent.push(change);
    if (recent.length > mostKept) forget(recent.splice(0, mostKept / 2).at(-1));
    onChange(change);
  };
  const subscriber = listening(
    channel,
    (payload) => {
      const change = read(payload);
      // Every connection to a database receives the notifications of all its schemas.
      if (!change || known.has(change.entry)) return;
      known.add(change.entry);
      if (known.size > mostKept) known.delete(known.values().next().value ?? '');
      const waiting = caughtUp();
      if (waiting) void waiting.then(() => add({ ...change, receivedAt: Date.now() }));
      else add(change);
    },
    () => {
      for (const state of connections.values()) state.attached = false;
      knownSince = Date.now();
      gap();
    },
  );
  const forget = (last: Change | undefined): void => {
    if (last) knownSince = Math.max(knownSince, last.receivedAt);
  };
  const attach = async (store: Store, isAgain = false): Promise<void> => {
    const database: unknown = store.embedded ? store : (store.direct ?? store.pool.options).connectionString;
    const state = connections.get(database) ?? { store, attached: false };
    connections.set(database, state);
    if (state.attached) return;
    try {
      await subscriber.to(state.store);
      state.attached = true;
      if (!isAgain) return;
      knownSince = Date.now();
      gap();
    } catch (error) {
      logFailure(log, error, { message: 'the feed of changes cannot listen' });
    }
  };
  const timer = setInterval(() => {
    const old = recent.findIndex(({ receivedAt }) => receivedAt > Date.now() - keptFor);
    if (old !== 0) recent = old < 0 ? [] : recent.slice(old);
    for (const { store } of connections.values()) void attach(store, true);
  }, 1000);
  timer.unref();

  return {
    attach,
    since: (time) => ({
      changes: recent.filter(({ receivedAt }) => receivedAt >= time),
      complete: time >= knownSince && time >= Date.now() - keptFor,
    }),
    stop: async () => {
      clearInterval(timer);
      await subscriber.stop();
    },
  };
}

function read(payload: string): Change | undefined {
  try {
    const { ids, ...change } = JSON.parse(payload) as Announcement;
    const fresh = ids.flatMap((id) => (id.startsWith('+') ? [id.slice(1)] : []));
    return { ...change, ids: ids.map((id) => id.replace(/^\+/, '')), fresh: new Set(fresh), receivedAt: Date.now() };
  } catch {
    return undefined;
  }
}

/** Longest time between reading a list and watching it, in ms. */
const keptFor = 5 * 60_000;
const mostKept = 20_000;
