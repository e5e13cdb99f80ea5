import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minute, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

const hour = 60 * minute;

describe('a session', () => {
  let running: Running;
  let browser: Browser;
  beforeAll(() => {
    running = startPlatform();
  });
  afterAll(() => running.close());
  beforeEach(async () => {
    browser = await running.browser().as('admin@acme.example');
  });

  const check = () =>
    browser.get<{ logout: boolean; tokenCheckResult: object }>(
      '{ AuthCheckToken { logout tokenCheckResult { isAccessTokenExpired isRefreshTokenExpired } } }',
    );
  const refresh = () => browser.get<{ expiresAt: string | null; logout: boolean }>('{ AuthRefreshToken { expiresAt logout } }');
  const isIn = async () => !(await browser.ask('{ AuthMe { _id } }')).errors;
  const work = () => browser.ask('query { ORGGetCustomers(filter: {}) { data { _id } } }');

  it('gives access for two hours and can be renewed after that', async () => {
    running.clock.pass(2 * hour - 1);
    expect(await isIn()).toBe(true);
    running.clock.pass(1);
    expect(await isIn()).toBe(false);
    expect(await check()).toEqual({ logout: false, tokenCheckResult: { isAccessTokenExpired: true, isRefreshTokenExpired: false } });
    const expiresAt = new Date(running.clock.now().getTime() + 2 * hour).toISOString();
    expect(await refresh()).toEqual({ logout: false, expiresAt });
    expect(await isIn()).toBe(true);
  });

  it('ends after twelve hours without use', async () => {
    running.clock.pass(12 * hour);
    expect(await check()).toEqual({ logout: true, tokenCheckResult: { isAccessTokenExpired: true, isRefreshTokenExpired: true } });
    expect(await refresh()).toEqual({ logout: true, expiresAt: null });
  });

  it('is prolonged by work, not by the check that an open tab makes', async () => {
    running.clock.pass(hour);
    await work();
    running.clock.pass(11.5 * hour);
    expect(await check()).toMatchObject({ logout: false });
    running.clock.pass(0.5 * hour);
    expect(await check()).toMatchObject({ logout: true });
  });

  it('ends seven days after the sign-in however much it is used', async () => {
    for (let hours = 0; hours < 167; hours += 1) {
      running.clock.pass(hour);
      expect((await refresh()).logout).toBe(false);
    }
    running.clock.pass(hour - 1);
    expect(await isIn()).toBe(true);
    running.clock.pass(1);
    expect(await isIn()).toBe(false);
    expect(await refresh()).toEqual({ logout: true, expiresAt: null });
  });

  it('changes its token when it is renewed; the old one passes for thirty seconds', async () => {
    const old = browser.cookies.get('session') ?? '';
    await refresh();
    const next = browser.cookies.get('session') ?? '';
    expect(next).not.toBe(old);
    browser.cookies.set('session', old);
    running.clock.pass(30_000 - 1);
    expect(await isIn()).toBe(true);
    running.clock.pass(1);
    expect(await isIn()).toBe(false);
    browser.cookies.set('session', next);
    expect(await isIn()).toBe(true);
  });

  it('ends for everybody when it is renewed with a token that was replaced longer ago: one of the two holds a copy', async () => {
    const old = browser.cookies.get('session') ?? '';
    await refresh();
    const next = browser.cookies.get('session') ?? '';
    running.clock.pass(30_000);
    browser.cookies.set('session', old);
    expect(await refresh()).toEqual({ logout: true, expiresAt: null });
    browser.cookies.set('session', next);
    expect(await isIn()).toBe(false);
  });

  it('keeps its token when it is renewed again right away, so that calls with the one before still pass', async () => {
    const old = browser.cookies.get('session') ?? '';
    await refresh();
    const next = browser.cookies.get('session') ?? '';
    running.clock.pass(10_000);
    const expiresAt = new Date(running.clock.now().getTime() + 2 * hour).toISOString();
    expect(await refresh()).toEqual({ logout: false, expiresAt });
    expect(browser.cookies.get('session')).toBe(next);
    browser.cookies.set('session', old);
    expect(await isIn()).toBe(true);
    running.clock.pass(20_000);
    expect(await isIn()).toBe(false);
  });

  it('comes to the same token when the answer of a renewal was lost', async () => {
    const old = browser.cookies.get('session') ?? '';
    await refresh();
    const next = browser.cookies.get('session');
    browser.cookies.set('session', old);
    running.clock.pass(29_999);
    expect(await refresh()).toMatchObject({ logout: false });
    expect(browser.cookies.get('session')).toBe(next);
  });

  it('gives tabs that renew it at once the same new token', async () => {
    const tabs = await Promise.all(
      [1, 2, 3].map(async () => {
        const tab = running.browser();
        for (const [name, value] of browser.cookies) tab.cookies.set(name, value);
        const answer = await tab.get<{ logout: boolean }>('{ AuthRefreshToken { logout expiresAt } }');
        return [answer.logout, tab.cookies.get('session')];
      }),
    );
    expect(new Set(tabs.map((tab) => JSON.stringify(tab))).size).toBe(1);
    expect(tabs[0]?.[0]).toBe(false);
  });

  it('says of one that is signed out that it is, instead of failing', async () => {
    browser = running.browser();
    expect(await refresh()).toEqual({ logout: true, expiresAt: null });
    expect(await check()).toMatchObject({ logout: true });
  });

  it('ends at logout, which always succeeds and takes the cookies', async () => {
    const token = browser.cookies.get('session') ?? '';
    const logout = 'mutation { AuthLogout { logout } }';
    expect(await browser.get(logout)).toEqual({ logout: true });
    // A device stays known: nobody can lock its owner out from elsewhere.
    expect([...browser.cookies.keys()]).toEqual(['region', 'known_device']);
    expect(await browser.get(logout)).toEqual({ logout: true });
    for (const [name, value] of [
      ['session', token],
      ['csrf', 'x'],
    ] as const)
      browser.cookies.set(name, value);
    expect(await browser.refusal('{ AuthMe { _id } }')).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('ends where the same browser signs in anew', async () => {
    const token = browser.cookies.get('session') ?? '';
    await browser.as('staff@demo.example');
    browser.cookies.set('session', token);
    running.platform.forget('all');
    expect(await isIn()).toBe(false);
  });

  it('needs its anti-forgery token for everything but public operations', async () => {
    browser.cookies.set('csrf', 'x');
    const plain = running.browser();
    plain.cookies.set('session', browser.cookies.get('session') ?? '');
    expect(await plain.refusal('{ AuthMe { _id } }')).toMatchObject({ code: 'FORBIDDEN', reason: 'CSRF' });
  });

  it.each([
    [
      'the user',
      `update identities set archived_at = now() where email = 'manager@acme.example'`,
      `update identities set archived_at = null`,
    ],
    [
      'the customer',
      `update customers set archived_at = now() where unique_name = 'acme'`,
      `update customers set archived_at = null where unique_name = 'acme'`,
    ],
    [
      'the organisation',
      `update organizations set archived_at = now() where unique_name = 'acme'`,
      `update organizations set archived_at = null where unique_name = 'acme'`,
    ],
  ])('is worth nothing once %s is archived', async (_, archive, restore) => {
    browser = await running.browser().as('manager@acme.example');
    const { pool } = await running.platform.stores.identity();
    await pool.query(archive);
    running.platform.forget('all');
    expect(await isIn()).toBe(false);
    expect(await refresh()).toMatchObject({ logout: true });
    expect((await running.browser().logIn('manager@acme.example')).errors?.[0]?.extensions.reason).toBe('REMAINING_ATTEMPTS');
    await pool.query(restore);
    await running.browser().as('manager@acme.example');
  });

  it('moves “last active” of the user in the home region', async () => {
    await work();
    const { pool } = await running.platform.stores.region('ap-southeast-2');
    const { rows } = await pool.query<{ last_active_at: Date }>(`select last_active_at from users where email = 'admin@acme.example'`);
    expect(rows[0]?.last_active_at).toEqual(running.clock.now());
  });
});
