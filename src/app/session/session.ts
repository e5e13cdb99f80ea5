import { AskError } from '../../client/ask.ts';
import { createChannel, type Channel, type SessionNews } from './channel.ts';
import { report } from '../reporting.ts';
import { isDue, renewIfDue, type TokenRefresh } from './renewal.ts';
import { expiresAt, forgetSession, keepExpiry } from './storage.ts';

/** How often the token is checked (spec 1 §4, §9). */
export const checkEvery = 60_000;

export interface SessionOptions {
  email: string;
  check: () => Promise<{ logout: boolean }>;
  refresh: () => Promise<TokenRefresh>;
  logout: () => Promise<unknown>;
  /** Leaves the page for good: what the former user saw goes with it. */
  leave: (path: string) => void;
  channel?: Channel;
  log?: (error: unknown) => void;
}

export interface Session {
  email: string;
  /** Is the dialog of the expired session shown? */
  isExpired: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Shows the dialog; answers whether the same user signed in again. */
  expire: () => Promise<boolean>;
  /** Someone signed in: the same user goes on where they were, another one gets a fresh start (spec 1 §4, decisions §5). */
  signedIn: (answer: { expiresAt: string }, email: string) => void;
  logOut: () => Promise<void>;
  /** Waited for before a call: an access that has ended is renewed first, one that ends soon meanwhile (spec 1 §7). */
  ready: () => Promise<void>;
  /** The regular check, at once. */
  look: () => Promise<void>;
  /** Checks every minute and whenever the tab is looked at again, until it is told to stop. */
  start: () => () => void;
}

/** The life of one session in one tab. */
export function createSession({ email, check, refresh, logout, leave, channel = createChannel(), log = report }: SessionOptions): Session {
  const listeners = new Set<() => void>();
  let waiting: Waiting | undefined;
  let leaving = false;

  const set = (next: Waiting | undefined) => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  const expire = () => {
    if (!waiting) set(createWaiting());
    return waiting ? waiting.promise : Promise.resolve(false);
  };
  const resume = () => {
    const done = waiting;
    set(undefined);
    done?.resolve(true);
  };
  const goTo = (path: string) => {
    leaving = true;
    leave(path);
  };

  const renew = async () => {
    const renewal = await renewIfDue(refresh);
    if (renewal === 'ended') void expire();
    return renewal;
  };
  const ready = async () => {
    if (waiting || leaving || !isDue()) return;
    const renewal = renew();
    if ((expiresAt() ?? 0) <= Date.now()) await renewal;
  };
  const look = async () => {
    if (waiting || leaving || !navigator.onLine) return;
    if ((await renew()) !== 'fresh') return;
    try {
      if ((await check()).logout) void expire();
    } catch (error) {
      // Only an ended session says something about the session; a lost network does not.
      if (error instanceof AskError && error.code === 'UNAUTHENTICATED') void expire();
    }
  };

  const hear = (news: SessionNews) => {
    if (leaving) return;
    if (news.kind === 'signedOut') goTo('/login');
    else if (!isSame(news.email, email)) goTo('/');
    else if (waiting) resume();
  };

  return {
    email,
    isExpired: () => waiting !== undefined,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    expire,
    signedIn: (answer, who) => {
      keepExpiry(answer.expiresAt);
      channel.tell({ kind: 'signedIn', email: who });
      if (isSame(who, email)) resume();
      else goTo('/');
    },
    logOut: async () => {
      leaving = true;
      // A failure is only logged (spec 1 §7): the user wanted to be out.
      await logout().catch(log);
      forgetSession();
      sessionStorage.clear();
      channel.tell({ kind: 'signedOut' });
      leave('/login');
    },
    ready,
    look,
    start: () => {
      const timer = setInterval(() => void look(), checkEvery);
      // A laptop that slept has missed its checks.
      const onVisible = () => document.visibilityState === 'visible' && void look();
      document.addEventListener('visibilitychange', onVisible);
      const silence = channel.listen(hear);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', onVisible);
        silence();
      };
    },
  };
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** A promise that the dialog keeps. */
interface Waiting {
  promise: Promise<boolean>;
  resolve: (signedIn: boolean) => void;
}

function createWaiting(): Waiting {
  let resolve!: Waiting['resolve'];
  const promise = new Promise<boolean>((done) => (resolve = done));
  return { promise, resolve };
}
