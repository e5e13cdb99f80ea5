import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minute, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { scopeOf } from './people.ts';

const updateText = `mutation ($update: AuthUpdateSignInRulesUpdate!, $filter: SignInRulesFilter!) {
  AuthUpdateSignInRules(update: $update, filter: $filter) { idleLimit absoluteLimit version } }`;
const me = '{ AuthMe { email } }';
const check = '{ AuthCheckToken { logout endsAt } }';
const refresh = '{ AuthRefreshToken { expiresAt logout } }';
const activity = 'mutation { AuthNoteActivity { expiresAt endsAt } }';

describe('limits of a customer’s sessions', () => {
  let running: Running;
  let admin: Browser;
  let customerId: string;
  beforeAll(async () => {
    running = startPlatform();
    admin = await running.browser().as('admin@acme.example');
    ({ customerId } = await scopeOf(admin));
  });
  afterAll(() => running.close());

  const save = async (limits: object) => {
    const browser = await running.browser().as('staff@demo.example');
    return browser.get(updateText, { filter: { customerId }, update: { secondFactorFor: [], mailedCodes: true, ...limits } });
  };
  const enter = () => running.browser().as('admin@acme.example');
  const isIn = async (browser: Browser) => !(await browser.ask(me)).errors;
  const renew = (browser: Browser) => browser.get<{ logout: boolean }>(refresh);

  it('end an idle session, however often its tab renews it or calls', async () => {
    await save({ idleLimit: 'MINUTES_10', absoluteLimit: null });
    const browser = await enter();
    for (let passed = 0; passed < 9; passed += 1) {
      running.clock.pass(minute);
      expect((await renew(browser)).logout).toBe(false);
      expect(await isIn(browser)).toBe(true);
    }
    running.clock.pass(minute);
    expect(await isIn(browser)).toBe(false);
    expect(await renew(browser)).toMatchObject({ logout: true });
  });

  it('count idle time from what the person does, and say when it ends', async () => {
    await save({ idleLimit: 'MINUTES_10', absoluteLimit: null });
    const browser = await enter();
    running.clock.pass(6 * minute);
    const ends = (passed: number) => new Date(running.clock.now().getTime() + passed * minute).toISOString();
    expect(await browser.get(check)).toEqual({ logout: false, endsAt: ends(4) });
    expect(await browser.get(activity)).toEqual({ expiresAt: ends(10), endsAt: ends(10) });
    running.clock.pass(9 * minute);
    expect(await isIn(browser)).toBe(true);
    running.clock.pass(minute);
    expect(await isIn(browser)).toBe(false);
  });

  it('end a session whatever is done', async () => {
    await save({ idleLimit: null, absoluteLimit: 'HOURS_4' });
    const browser = await enter();
    for (let hour = 0; hour < 3; hour += 1) {
      running.clock.pass(60 * minute);
      await browser.get(activity);
      expect((await renew(browser)).logout).toBe(false);
    }
    running.clock.pass(60 * minute);
    expect(await isIn(browser)).toBe(false);
    expect(await browser.get(check)).toEqual({ logout: true, endsAt: null });
  });

  it('shorten the sessions that there are, and leave those of other customers as they are', async () => {
    await save({ idleLimit: null, absoluteLimit: null });
    const [browser, other] = [await enter(), await running.browser().as('staff@demo.example')];
    expect(await browser.get(check)).toEqual({ logout: false, endsAt: null });
    await save({ idleLimit: 'MINUTES_5', absoluteLimit: null });
    running.clock.pass(5 * minute);
    expect(await isIn(browser)).toBe(false);
    expect(await isIn(other)).toBe(true);
  });

  it('stay where a change leaves them out', async () => {
    await save({ idleLimit: 'MINUTES_30', absoluteLimit: 'HOURS_8' });
    expect(await save({})).toMatchObject({ idleLimit: 'MINUTES_30', absoluteLimit: 'HOURS_8' });
    expect(await save({ idleLimit: null, absoluteLimit: null })).toMatchObject({ idleLimit: null, absoluteLimit: null });
  });
});
