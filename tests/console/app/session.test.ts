import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionNews } from '../../../src/console/app/session/channel.ts';
import type { TokenRefresh } from '../../../src/console/app/session/renewal.ts';
import { checkEvery, createSession } from '../../../src/console/app/session/session.ts';
import { expiresAt, forgetSession, keepExpiry, seemsSignedIn } from '../../../src/console/app/session/storage.ts';
import { AskError } from '../../../src/engine/client/ask.ts';

const minute = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();

/** A session with everything around it played by the test; `tabs` delivers what other tabs say. */
function play({ email = 'ada@acme.example' } = {}) {
  const check = vi.fn(async () => ({ logout: false }));
  const refresh = vi.fn(async (): Promise<TokenRefresh> => ({ expiresAt: inMinutes(120), logout: false }));
  const logout = vi.fn(async (): Promise<unknown> => undefined);
  const leave = vi.fn();
  const told: SessionNews[] = [];
  let hear: (news: SessionNews) => void = () => undefined;
  const channel = {
    post: (news: SessionNews) => void told.push(news),
    listen: (listener: (news: SessionNews) => void) => {
      hear = listener;
      return () => undefined;
    },
  };
  const session = createSession({ email, check, refresh, logout, leave, channel, log: () => undefined });
  const stop = session.start();
  return { session, check, refresh, logout, leave, told, stop, fromOtherTab: (news: SessionNews) => hear(news) };
}

const ended = () => Promise.reject(new AskError('no session', 'UNAUTHENTICATED', 200));
const lost = () => Promise.reject(new AskError('Failed to fetch', 'NETWORK', 0));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') });
  keepExpiry(inMinutes(120));
});
afterEach(() => {
  vi.useRealTimers();
  document.body.hidden = false;
});

describe('the token', () => {
  it('is checked every 60 seconds', async () => {
    const { check, refresh, stop } = play();
    await vi.advanceTimersByTimeAsync(3 * checkEvery);
    expect(check).toHaveBeenCalledTimes(3);
    expect(refresh).not.toHaveBeenCalled();
    stop();
    await vi.advanceTimersByTimeAsync(3 * checkEvery);
    expect(check).toHaveBeenCalledTimes(3);
  });

  it('is renewed when its end is within 30 minutes, and the new end is kept', async () => {
    keepExpiry(new Date(Date.now() + 31 * minute + 1).toISOString());
    const { refresh } = play();
    await vi.advanceTimersByTimeAsync(minute);
    expect(refresh).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(minute);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(expiresAt()).toBe(Date.now() + 120 * minute);
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('is requested again when nobody answered, within the half minute in which the old one passes', async () => {
    keepExpiry(inMinutes(5));
    const { session, refresh } = play();
    refresh.mockImplementationOnce(lost).mockImplementationOnce(lost);
    const looked = session.look();
    await vi.advanceTimersByTimeAsync(20_000);
    await looked;
    expect(refresh).toHaveBeenCalledTimes(3);
    expect(expiresAt()).toBeGreaterThan(Date.now() + 90 * minute);
    refresh.mockReset().mockImplementation(ended);
    keepExpiry(inMinutes(5));
    await session.look();
    expect([refresh.mock.calls.length, session.isExpired()]).toEqual([1, true]);
  });

  it('is renewed once when two looks meet', async () => {
    keepExpiry(inMinutes(5));
    const { session, refresh } = play();
    await Promise.all([session.look(), session.look()]);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('is not renewed when another tab did it while this one waited for its turn', async () => {
    keepExpiry(inMinutes(5));
    vi.stubGlobal('navigator', {
      onLine: true,
      locks: {
        request: async (_: string, work: () => Promise<unknown>) => {
          keepExpiry(inMinutes(120));
          return work();
        },
        query: () => Promise.resolve({ held: [] }),
      },
    });
    const { session, refresh } = play();
    await session.look();
    expect(refresh).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('is not renewed when another tab has just done it and this one cannot see yet what it was told', async () => {
    keepExpiry(inMinutes(5));
    const locks = exampleLocks();
    vi.stubGlobal('navigator', { onLine: true, locks });
    const { session, refresh } = play();
    await session.look();
    expect(refresh).toHaveBeenCalledTimes(1);
    keepExpiry(inMinutes(5));
    await session.look();
    expect(refresh).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3_000);
    await session.look();
    expect(refresh).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });

  it('is looked at at once when the tab is shown again', async () => {
    const { check } = play();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(check).toHaveBeenCalledTimes(1);
  });
});

describe('a call', () => {
  it('does not wait while the access holds', async () => {
    const { session, refresh } = play();
    await session.ready();
    expect(refresh).not.toHaveBeenCalled();
  });

  it('goes out at once while an access that ends soon is renewed', async () => {
    keepExpiry(inMinutes(5));
    const { session, refresh } = play();
    let answer: (refreshed: TokenRefresh) => void = () => undefined;
    refresh.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await session.ready();
    expect(refresh).toHaveBeenCalledTimes(1);
    answer({ expiresAt: inMinutes(120), logout: false });
    await vi.advanceTimersByTimeAsync(0);
  });

  it('waits for the renewal of an access that has ended, as after a laptop has slept', async () => {
    keepExpiry(inMinutes(-60));
    const { session } = play();
    await session.ready();
    expect(expiresAt()).toBe(Date.now() + 120 * minute);
    expect(session.isExpired()).toBe(false);
  });

  it('opens the dialog when the access cannot be renewed', async () => {
    keepExpiry(inMinutes(-60));
    const { session, refresh } = play();
    refresh.mockResolvedValue({ logout: true });
    await session.ready();
    expect(session.isExpired()).toBe(true);
  });
});

describe('the expired-session dialog', () => {
  it('shows when the check says logout, or that nobody is signed in', async () => {
    const first = play();
    first.check.mockResolvedValue({ logout: true });
    await first.session.look();
    expect(first.session.isExpired()).toBe(true);
    const second = play();
    second.check.mockImplementation(ended);
    await second.session.look();
    expect(second.session.isExpired()).toBe(true);
  });

  it('shows when a renewal says logout', async () => {
    keepExpiry(inMinutes(5));
    const { session, refresh } = play();
    refresh.mockResolvedValue({ logout: true });
    await session.look();
    expect(session.isExpired()).toBe(true);
  });

  it('does not show because the network is gone', async () => {
    keepExpiry(inMinutes(5));
    const { session, check, refresh } = play();
    refresh.mockImplementation(lost);
    check.mockImplementation(lost);
    const looked = session.look();
    await vi.advanceTimersByTimeAsync(20_000);
    await looked;
    expect(session.isExpired()).toBe(false);
  });

  it('shows once for many refused calls, and asks nothing while it is open', async () => {
    const { session, check } = play();
    const changes = vi.fn();
    session.subscribe(changes);
    const [one, two] = [session.expire(), session.expire()];
    await vi.advanceTimersByTimeAsync(5 * minute);
    expect(changes).toHaveBeenCalledTimes(1);
    expect(check).not.toHaveBeenCalled();
    session.signedIn({ expiresAt: inMinutes(120) }, 'ADA@acme.example ');
    await expect(Promise.all([one, two])).resolves.toEqual([true, true]);
    expect(session.isExpired()).toBe(false);
  });

  it('goes on in place for the same user, and tells the other tabs', () => {
    const { session, leave, told } = play();
    void session.expire();
    session.signedIn({ expiresAt: inMinutes(90) }, 'ada@acme.example');
    expect(leave).not.toHaveBeenCalled();
    expect(told).toEqual([{ kind: 'signedIn', email: 'ada@acme.example' }]);
    expect(expiresAt()).toBe(Date.now() + 90 * minute);
  });

  it('starts afresh for another user', () => {
    const { session, leave } = play();
    void session.expire();
    session.signedIn({ expiresAt: inMinutes(90) }, 'bob@acme.example');
    expect(leave).toHaveBeenCalledWith('/');
  });
});

describe('other tabs', () => {
  it('close the dialog when the same user signed in there', async () => {
    const { session, fromOtherTab, leave } = play();
    const again = session.expire();
    fromOtherTab({ kind: 'signedIn', email: 'ada@acme.example' });
    await expect(again).resolves.toBe(true);
    expect(leave).not.toHaveBeenCalled();
  });

  it('start afresh when another user signed in, and go to login when the user logged out', () => {
    const one = play();
    one.fromOtherTab({ kind: 'signedIn', email: 'bob@acme.example' });
    expect(one.leave).toHaveBeenCalledWith('/');
    const two = play();
    two.fromOtherTab({ kind: 'signedOut' });
    expect(two.leave).toHaveBeenCalledWith('/login');
  });

  it('that learn of a logout forget what was typed, hide the page, and ask nobody whether to stay', () => {
    const { fromOtherTab } = play();
    sessionStorage.setItem('draft u1 /base org/createGroup new', '{}');
    const asks = vi.fn((event: Event) => event.preventDefault());
    fromOtherTab({ kind: 'signedOut' });
    expect([sessionStorage.length, localStorage.getItem('session.expiresAt'), document.body.hidden]).toEqual([0, null, true]);
    window.addEventListener('beforeunload', asks);
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks).not.toHaveBeenCalled();
    window.removeEventListener('beforeunload', asks);
  });

  it('keep the drafts of the user whose place another one took, for that user', () => {
    const { fromOtherTab } = play();
    sessionStorage.setItem('draft u1 /base org/createGroup new', '{}');
    fromOtherTab({ kind: 'signedIn', email: 'bob@acme.example' });
    expect(sessionStorage).toHaveLength(1);
    sessionStorage.clear();
  });

  it('that the back button brings as they were left go to sign-in again', () => {
    const { fromOtherTab, leave } = play();
    fromOtherTab({ kind: 'signedOut' });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(leave.mock.calls).toEqual([['/login'], ['/login']]);
  });
});

describe('logging out', () => {
  it('ends the session, empties the storage and tells the other tabs, even when the call fails', async () => {
    localStorage.setItem('appearance.theme', 'dark');
    localStorage.setItem('RaStoreconsole.customers.list.query', '"page=2"');
    sessionStorage.setItem('draft', 'x');
    const { session, logout, leave, told } = play();
    logout.mockImplementation(lost);
    await session.logOut();
    expect(Object.keys(localStorage)).toEqual(['appearance.theme']);
    expect(sessionStorage.length).toBe(0);
    expect(told).toEqual([{ kind: 'signedOut' }]);
    expect(leave).toHaveBeenCalledWith('/login');
  });

  it('leaves the browser without a usable session even when the platform was not reached, and waits five seconds for it at most', async () => {
    document.cookie = 'csrf=token';
    const { session, logout, leave } = play();
    logout.mockReturnValue(new Promise(() => undefined));
    const out = session.logOut();
    await vi.advanceTimersByTimeAsync(5_000);
    await out;
    expect(document.cookie).not.toContain('csrf');
    expect(leave).toHaveBeenCalledWith('/login');
    expect(seemsSignedIn()).toBe(false);
  });

  it.each([
    ['https://idp.acme.example/logout', 'https://idp.acme.example/logout'],
    ['javascript:alert(1)', '/login'],
    [null, '/login'],
  ])('leads who came by single sign-on to %s, where the platform says so', async (logoutUrl, where) => {
    const { session, logout, leave } = play();
    logout.mockResolvedValue({ logout: true, logoutUrl });
    await session.logOut();
    expect(leave).toHaveBeenCalledExactlyOnceWith(where);
  });
});

describe('the guess whether somebody is signed in', () => {
  it('trusts an access that ends later, or ended within the idle time', () => {
    expect(seemsSignedIn(Date.now(), '')).toBe(true);
    keepExpiry(inMinutes(-11 * 60));
    expect(seemsSignedIn(Date.now(), '')).toBe(true);
    keepExpiry(inMinutes(-12 * 60));
    expect(seemsSignedIn(Date.now(), 'csrf=x')).toBe(false);
  });

  it('takes the anti-forgery cookie as a sign when the storage was emptied', () => {
    forgetSession();
    expect(seemsSignedIn(Date.now(), '')).toBe(false);
    expect(seemsSignedIn(Date.now(), 'region=eu-west-1; csrf=abc')).toBe(true);
    expect(seemsSignedIn(Date.now(), 'csrf=')).toBe(false);
  });
});

/** Locks as a browser's tabs have them in common, without any waiting. */
function exampleLocks() {
  const held: string[] = [];
  type Work = () => Promise<unknown>;
  return {
    request: async (name: string, ...[options, work]: [Work] | [object, Work]) => {
      held.push(name);
      const answer = await (work ?? (options as Work))();
      held.splice(held.indexOf(name), 1);
      return answer;
    },
    query: () => Promise.resolve({ held: held.map((name) => ({ name })) }),
  };
}
