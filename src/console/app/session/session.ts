import { AskError } from '../../../engine/client/ask.ts';
import { createChannel, type Channel, type SessionNews } from './channel.ts';
import { endDrafts } from '../../../engine/screens/form/drafts.ts';
import { report } from '../../../engine/app/frame/reporting.ts';
import { isDue, renewIfDue, type TokenRefresh } from './renewal.ts';
import { expiresAt, forgetSession, keepExpiry } from './storage.ts';

/** How often the token is checked (spec 1 §4, §9). */
export const checkEvery = 60_000;
/** Longest wait for the platform at log-out, in ms. */
const logoutPatience = 5_000;

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
  /** True while the dialog of the expired session is open. */
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
  /** Checks every minute and when the tab becomes visible; returns a function that stops it. */
  start: () => () => void;
}

/** The life of one session in one tab. */
export function createSession({ email, check, refresh, logout, leave, channel = createChannel(), log = report }: SessionOptions): Session {
  const listeners = new Set<() => void>();
  let waiting: Waiting | undefined;
  /** Address that this tab is leaving for. */
  let leaving: string | undefined;

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
    leaving = path;
    // Nothing is seen any more, not by the back button either.
    document.body.hidden = true;
    leave(path);
  };
  /** Drafts and layouts in this browser end with the session. */
  const forget = () => {
    forgetSession();
    endDrafts();
    sessionStorage.clear();
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
    if (news.kind === 'signedOut') {
      forget();
      goTo('/login');
    } else if (!isSame(news.email, email)) goTo('/');
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
      channel.post({ kind: 'signedIn', email: who });
      if (isSame(who, email)) resume();
      else goTo('/');
    },
    logOut: async () => {
      leaving = '/login';
      // A failure is only logged (spec 1 §7): the user wanted to be out. Without its token the session is of no use to this browser.
      const answer = await Promise.race([logout().catch(log), new Promise((resolve) => setTimeout(resolve, logoutPatience))]);
      dropToken();
      forget();
      channel.post({ kind: 'signedOut' });
      goTo(providerLogout(answer) ?? '/login');
    },
    ready,
    look,
    start: () => {
      const timer = setInterval(() => void look(), checkEvery);
      // A laptop that slept has missed its checks.
      const onVisible = () => document.visibilityState === 'visible' && void look();
      document.addEventListener('visibilitychange', onVisible);
      // Log-out skips the forms' “Leave page?”. Listeners run in order, and this one is the first.
      const onUnload = (event: Event) => {
        if (leaving) event.stopImmediatePropagation();
      };
      window.addEventListener('beforeunload', onUnload);
      // The back button may bring a page as it was left.
      const onShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted && leaving) leave(leaving.startsWith('/') ? leaving : '/login');
        else if (persisted) void look();
      };
      window.addEventListener('pageshow', onShow);
      const silence = channel.listen(hear);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', onVisible);
        window.removeEventListener('beforeunload', onUnload);
        window.removeEventListener('pageshow', onShow);
        silence();
      };
    },
  };
}

/** Takes the readable half of the anti-forgery pair away: no call of this browser passes any more, even if the platform was not reached. */
function dropToken(): void {
  // oxlint-disable-next-line unicorn/no-document-cookie
  for (const name of ['csrf=', '__Host-csrf=; secure']) document.cookie = `${name}; path=/; max-age=0`;
}

/** Log-out address of the user's identity provider, if any (spec 1 §5 “SSO form”). */
function providerLogout(answer: unknown): string | undefined {
  const url = answer && typeof answer === 'object' && 'logoutUrl' in answer ? String(answer.logoutUrl) : '';
  return /^https?:\/\//.test(url) ? url : undefined;
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
