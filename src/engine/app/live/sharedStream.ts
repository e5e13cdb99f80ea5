import { createElection } from './election.ts';
import { createWire, type Fault, type Open, type Watch } from './wire.ts';

interface Options<News> {
  /** Pages with the same name share a connection: same user, same server. */
  name: string;
  open: Open<News>;
  onFault: (fault: Fault) => void;
}

/** Between pages: what one wants, a new leader's request for that, news, and that the stream ended. */
type Message<News> = { tab: string; wants: Watch[] } | { asks: true } | { news: Record<string, News> } | { fault: Fault };

export type SharedStream<News> = ReturnType<typeof createSharedStream<News>>;

/**
 * Shares a connection among the pages of a browser: the page that holds a lock opens it for all of them, and passes the news on. Another page
 * takes over when that one closes. Without locks, as on plain http, each page has a connection of its own.
 */
export function createSharedStream<News>({ name, open, onFault }: Options<News>) {
  const tab = `${Date.now()}-${Math.random()}`;
  const watches = new Map<string, Watch & { begun: number; onNews: (news: News) => void }>();
  const tabs = new Map<string, { wants: Watch[]; receivedAt: number }>();
  const election = createElection(name);
  const channel = election.isShared ? new BroadcastChannel(name) : undefined;
  let count = 0;
  let sleeping = false;
  let settling: ReturnType<typeof setTimeout> | undefined;

  const deliver = (news: Record<string, News>): void => {
    const now = Date.now();
    for (const watch of watches.values()) {
      // The next leader need not ask for this again.
      if (watch.begun < now - settled) watch.since = now;
      const own = news[watch.key];
      if (own !== undefined) watch.onNews(own);
    }
  };
  const wire = createWire<News>({
    open,
    onFault: (fault) => {
      onFault(fault);
      if (fault === 'over' || fault === 'signedOut') channel?.postMessage({ fault } satisfies Message<News>);
    },
    onNews: (news) => {
      deliver(news);
      channel?.postMessage({ news } satisfies Message<News>);
    },
  });

  const own = (): Watch[] => (sleeping ? [] : [...watches.values()].map(({ id, key, since }) => ({ id, key, since })));
  /** The leader opens a stream for all pages; the others send it what they want. */
  const settle = (): void => {
    settling = undefined;
    const wants = own();
    if (!election.leads()) return channel?.postMessage({ tab, wants } satisfies Message<News>);
    for (const [other, { receivedAt }] of tabs) if (receivedAt < Date.now() - forgotten) tabs.delete(other);
    wire.want([...wants, ...[...tabs.values()].flatMap((each) => each.wants)]);
  };
  const settleSoon = (): void => void (settling ??= setTimeout(settle, pause));

  channel?.addEventListener('message', ({ data }: MessageEvent<Message<News>>) => {
    if ('news' in data) return deliver(data.news);
    if ('fault' in data) return onFault(data.fault);
    if ('asks' in data) return settleSoon();
    if (!election.leads()) return;
    tabs.set(data.tab, { wants: data.wants, receivedAt: Date.now() });
    settleSoon();
  });
  election.start(() => {
    channel?.postMessage({ asks: true } satisfies Message<News>);
    settleSoon();
  });
  // A page that is gone without a word is forgotten.
  setInterval(() => watches.size > 0 && settleSoon(), again);

  let asleep: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('visibilitychange', () => {
    clearTimeout(asleep);
    if (document.hidden) {
      asleep = setTimeout(() => {
        sleeping = true;
        settle();
      }, drowsy);
    } else if (sleeping) {
      sleeping = false;
      // A page in sight again reads its rows again anyway.
      for (const watch of watches.values()) watch.since = Date.now();
      settle();
    } else if (election.leads()) wire.check();
  });
  addEventListener('pagehide', () => {
    sleeping = true;
    settle();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    sleeping = false;
    settle();
  });

  return {
    watch(place: Pick<Watch, 'key' | 'since'>, onNews: (news: News) => void): () => void {
      const id = `${tab} ${(count += 1)}`;
      watches.set(id, { ...place, id, onNews, begun: Date.now() });
      settleSoon();
      return () => {
        watches.delete(id);
        settleSoon();
      };
    },
  };
}

/** Pages that change their places at once, as on navigation, ask once. */
const pause = 60;
/** A page out of sight for so long wants nothing, in ms. */
const drowsy = 60_000;
const again = 30_000;
/** By then, a connection has been opened for a new watch. */
const settled = 5000;
const forgotten = 150_000;
