import { AskError } from '../../../engine/client/ask.ts';
import { createChannel, type Channel, type SessionNews } from './channel.ts';
import { endDrafts } from '../../../engine/screens/form/drafts.ts';
import { report } from '../../../engine/app/frame/reporting.ts';
import { createActivity } from './activity.ts';
import { createLimit } from './limit.ts';
import { isDue, renewIfDue, renewWithin, type TokenRefresh } from './renewal.ts';
import { expiresAt, forgetSession, keepExpiry } from './storage.ts';

/** How often the token is checked (spec 1 §4, §9). */
export const checkEvery = 60_000;
/** Longest wait for the platform at log-out, in ms. */
const logoutPatience = 5_000;

export interface TokenCheck {
  logout: boolean;
  /** When the session ends unless its person does something; missing without limits of the customer. */
  endsAt?: string | null;
}

export interface SessionActivity {
  expiresAt?: string | null;
  endsAt?: string | null;
}

export interface SessionOptions {
  email: string;
  check: () => Promise<TokenCheck>;
  /** Says that the person did something; needed where the customer limits idle time. */
  noteActivity?: () => Promise<SessionActivity>;
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
  /** End of the session while the person is warned of it, in ms. */
  ending: () => number | undefined;
  /** Goes on with the session: the person is there. */
  stay: () => Promise<void>;
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
export function createSession(options: SessionOptions): Session {
  const { email, check, noteActivity, refresh, logout, leave, channel = createChannel(), log = report } = options;
  const listeners = new Set<() => void>();
  let waiting: Waiting | undefined;
  /** Address that this tab is leaving for. */
  let leaving: string | undefined;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const set = (next: Waiting | undefined) => {
    waiting = next;
    tell();
  };
  const activity = createActivity();
  const limit = createLimit({ onChange: tell, look: () => void look() });
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
    const renewal = await renew();
    // Right after a renewal there is nothing to check, unless the customer's limits are short.
    if (renewal === 'ended' || renewal === 'unknown' || (renewal === 'renewed' && !isShort())) return;
    try {
      if (limit.isKnown() && limit.ending() === undefined && activity.isNew()) await noteNow();
      else {
        const answer = await check();
        if (answer.logout) void expire();
        else limit.set(answer.endsAt);
      }
    } catch (error) {
      // Only an ended session says something about the session; a lost network does not.
      if (error instanceof AskError && error.code === 'UNAUTHENTICATED') void expire();
    }
  };

  const noteNow = async () => {
    if (!noteActivity) return;
    activity.noted();
    const { expiresAt: until, endsAt } = await noteActivity();
    if (until) keepExpiry(until);
    limit.set(endsAt);
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
    ending: () => (waiting ? undefined : limit.ending()),
    stay: async () => {
      limit.accept();
      await noteNow().catch(log);
    },
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
      const ignore = activity.start();
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', onVisible);
        window.removeEventListener('beforeunload', onUnload);
        window.removeEventListener('pageshow', onShow);
        silence();
        ignore();
        limit.set(undefined);
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

const isShort = (): boolean => (expiresAt() ?? 0) - Date.now() < renewWithin;

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
