export interface Watch {
  id: string;
  /** Serialised place, equal for equal places. */
  key: string;
  /** Time of the data that is shown there, in ms. */
  since: number;
}

/** `over`: the server ended the stream in good order; `unsupported`: it has none. */
export type Fault = 'over' | 'away' | 'signedOut' | 'unsupported';

export interface Stream<News> {
  /** The first says that from here on nothing is missed; an empty one that the connection is alive. */
  onNews: (news: Record<string, News>) => void;
  onFault: (fault: Fault) => void;
}

/** Opens a stream for places, with the age of their data in ms; the returned function closes it. */
export type Open<News> = (places: readonly { key: string; age: number }[], stream: Stream<News>) => () => void;

interface Options<News> {
  open: Open<News>;
  onNews: (news: Record<string, News>) => void;
  onFault: (fault: Fault) => void;
}

interface Connection {
  close: () => void;
  isReady: boolean;
}

/** Keeps one stream open for the places that are wanted: a new one before the old one closes, and again after an interruption. */
export function createWire<News>({ open, onNews, onFault }: Options<News>) {
  let wanted = new Map<string, number>();
  let known = new Set<string>();
  let current: Connection | undefined;
  let next: Connection | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let receivedAt = 0;
  let unsupported = false;

  const closeAll = (): void => {
    clearTimeout(waiting);
    clearTimeout(silence);
    current?.close();
    next?.close();
    waiting = current = next = undefined;
  };
  const failed = (fault: Fault): void => {
    closeAll();
    onFault(fault);
    unsupported = fault === 'unsupported';
    // Changes since the last news are requested again.
    if (receivedAt > 0) wanted = new Map([...wanted].map(([key, since]) => [key, Math.min(since, receivedAt)]));
    if (unsupported || wanted.size === 0) return;
    failures += 1;
    const rest = fault === 'signedOut' ? longest : fault === 'over' ? first : Math.min(longest, first * 2 ** failures);
    waiting = setTimeout(connect, rest * (0.5 + Math.random()));
  };
  const alive = (): void => {
    receivedAt = Date.now();
    failures = 0;
    clearTimeout(silence);
    silence = setTimeout(() => failed('away'), patience);
  };
  const connect = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
    next?.close();
    const now = Date.now();
    const places = [...wanted].map(([key, since]) => ({ key, age: Math.max(0, now - since) }));
    const connection: Connection = { close: () => undefined, isReady: false };
    next = connection;
    connection.close = open(places, {
      onNews: (news) => {
        if (connection !== next && connection !== current) return;
        if (connection === next) {
          current?.close();
          current = connection;
          next = undefined;
          // From here on the stream itself reports changes.
          wanted = new Map([...wanted.keys()].map((key) => [key, now]));
        }
        alive();
        onNews(news);
      },
      onFault: (fault) => {
        if (connection === next || connection === current) failed(fault);
      },
    });
  };

  return {
    want(watches: readonly Watch[]): void {
      if (watches.length === known.size && watches.every(({ id }) => known.has(id))) return;
      const now = Date.now();
      const before = wanted;
      wanted = new Map();
      for (const { id, key, since } of watches) {
        // The open stream still reports known places until the next one does.
        const from = known.has(id) ? (current ? now : (before.get(key) ?? since)) : since;
        wanted.set(key, Math.min(from, wanted.get(key) ?? from));
      }
      known = new Set(watches.map(({ id }) => id));
      if (unsupported) return;
      if (wanted.size === 0) return closeAll();
      // Navigation must not shorten the pauses while the server is away.
      if (waiting === undefined) connect();
    },
    /** After a sleep, the timers of a page say nothing. */
    check(): void {
      if (current && Date.now() - receivedAt > patience) failed('away');
    },
  };
}

/** The server says something every 20 seconds. */
const patience = 50_000;
const first = 1000;
const longest = 60_000;
