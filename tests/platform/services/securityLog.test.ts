import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKeyPair } from '../../../src/platform/services/sso/selfSigned.ts';
import { person, setUp, signIn } from '../../support/ssoCustomers.ts';
import type { SsoCustomer } from '../../support/ssoCustomers.ts';
import { minute, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { foreignScope } from '../lists/calls.ts';
import { forgetText, scopeOf } from './people.ts';
import type { Scope } from './people.ts';

interface Entry {
  at: string;
  kind: string;
  operation: string;
  outcome: string;
  reason: string | null;
  personEmail: string | null;
  address: string | null;
  browser: string | null;
  system: string | null;
}

const text = `query ($filter: CommonGetSecurityLogFilter!) { CommonGetSecurityLog(filter: $filter) {
  data { at kind operation outcome reason personEmail address browser system } facets(fields: ["kinds", "outcomes", "reasons"]) { field values { value count } } } }`;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const stranger = await makeKeyPair('stranger');

describe('the security log', () => {
  let running: Running;
  let admin: Browser;
  let acme: SsoCustomer;
  let scope: Scope;
  beforeAll(async () => {
    running = startPlatform();
    acme = await setUp(running, 'acme');
    admin = await running.browser().as('admin@acme.example');
    scope = await scopeOf(admin);
  });
  afterAll(() => running.close());

  const log = async (filter: object = {}) => (await admin.get<{ data: Entry[] }>(text, { filter: { ...scope, ...filter } })).data;
  const newest = (operation: string, expected: object) =>
    expect.poll(async () => (await log({ limit: 500 })).find((entry) => entry.operation === operation)).toMatchObject(expected);
  const visitor = () => {
    const browser = running.browser();
    browser.headers = { 'user-agent': firefox };
    return browser;
  };
  const from = { address: '127.0.0.1', browser: 'Firefox', system: 'Linux' };
  const by = 'recruiter@acme.example';

  it('has sign-ins and sign-outs, with address and device', async () => {
    const browser = await visitor().as(by);
    await newest('AuthEmailLogin', { kind: 'SIGN_IN', outcome: 'ALLOWED', reason: null, personEmail: by, ...from });
    await browser.ask('mutation { AuthLogout { logout } }');
    await newest('AuthLogout', { kind: 'SESSION', outcome: 'ALLOWED', personEmail: by, ...from });
  });

  it('has the sign-out of a session whose access has ended', async () => {
    const browser = await visitor().as('manager@acme.example');
    running.clock.pass(3 * 60 * minute);
    await browser.ask('mutation { AuthLogout { logout } }');
    admin = await running.browser().as('admin@acme.example');
    await newest('AuthLogout', { personEmail: 'manager@acme.example' });
  });

  it('has failed tries of passwords, and the lock after the fifth', async () => {
    running.clock.pass(60 * minute);
    for (let tries = 1; tries <= 5; tries += 1) await visitor().logIn(by, 'wrong');
    admin = await running.browser().as('admin@acme.example');
    await newest('AuthAccountLocked', { kind: 'LOCK', outcome: 'REFUSED', reason: 'TOO_MANY_TRIES', personEmail: by, ...from });
  });

  it('has who asked for a link to set a password, without a session too', async () => {
    await visitor().ask(forgetText, { email: 'manager@acme.example' });
    await newest('AuthForgetPassword', { kind: 'PASSWORD', personEmail: 'manager@acme.example', ...from });
  });

  it('has nothing of a link for an address without an account', async () => {
    const before = (await log({ kinds: ['PASSWORD'] })).length;
    await visitor().ask(forgetText, { email: 'nobody@nowhere.example' });
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await log({ kinds: ['PASSWORD'] })).toHaveLength(before);
  });

  it('has the session that was ended since an old token came back', async () => {
    const browser = await visitor().as('manager@acme.example');
    const old = new Map(browser.cookies);
    running.clock.pass(5 * minute);
    await browser.ask('query { AuthRefreshToken { expiresAt } }');
    running.clock.pass(5 * minute);
    const thief = visitor();
    for (const [name, value] of old) thief.cookies.set(name, value);
    await thief.ask('query { AuthRefreshToken { expiresAt } }');
    await newest('AuthSessionReused', { outcome: 'REFUSED', reason: 'REUSED_TOKEN', personEmail: 'manager@acme.example', ...from });
  });

  it.each([
    ['AUDIENCE', { audience: 'https://elsewhere.example' }],
    ['EXPIRED', { now: new Date('2020-01-01T00:00:00Z') }],
    ['CERTIFICATE', { keys: stranger }],
    ['UNKNOWN_PERSON', { person: { nameId: 'x', email: 'no address', firstName: 'X', lastName: 'Y' } }],
    ['OTHER_ACCOUNT', { person: { nameId: 'y', email: 'staff@demo.example', firstName: 'X', lastName: 'Y' } }],
  ] as const)('has a refused sign-in by SSO: %s', async (reason, change) => {
    await signIn(running, acme, person('zoe', acme), change);
    await newest('IDPRefuseSSOLogin', { kind: 'SIGN_IN', outcome: 'REFUSED', reason, address: '127.0.0.1' });
  });

  it('can be narrowed by kind, outcome, reason, address, person and time', async () => {
    const all = await log({ limit: 500 });
    for (const [filter, matches] of [
      [{ kinds: ['PASSWORD', 'LOCK'] }, ({ kind }: Entry) => ['PASSWORD', 'LOCK'].includes(kind)],
      [{ outcomes: ['REFUSED'] }, ({ outcome }: Entry) => outcome === 'REFUSED'],
      [{ reasons: ['REUSED_TOKEN'] }, ({ reason }: Entry) => reason === 'REUSED_TOKEN'],
      [{ address: '127.0' }, ({ address }: Entry) => address !== null],
      [{ address: '10.' }, () => false],
      [{ searchText: 'manager@acme' }, ({ personEmail }: Entry) => personEmail === 'manager@acme.example'],
      [{ atFrom: running.clock.now().toISOString() }, ({ at }: Entry) => at >= running.clock.now().toISOString()],
    ] as const)
      expect(await log({ ...filter, limit: 500 }), JSON.stringify(filter)).toEqual(all.filter(matches));
  });

  it('is read with the right to the audit log, and in no other customer', async () => {
    const recruiter = await running.browser().as('manager@acme.example');
    expect((await recruiter.ask(text, { filter: scope })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const foreign = await admin.ask(text, { filter: await foreignScope(running, scope) });
    expect(foreign.data?.['CommonGetSecurityLog']?.['data'] ?? []).toEqual([]);
  });

  it('leaves the creation of a user by SSO in the audit log as it opens', async () => {
    running.clock.pass(1000);
    await signIn(running, acme, person('zoe', acme));
    const audit = `query ($filter: CommonGetAuditListFilter!) { CommonGetAuditList(filter: $filter) { data { operation subjectNames } } }`;
    const shown = async () => (await admin.get<{ data: object[] }>(audit, { filter: scope })).data;
    await expect.poll(shown).toContainEqual({ operation: 'ORGCreateEndUser', subjectNames: ['zoe Example'] });
    await newest('IDPAuthSSOLogin', { outcome: 'ALLOWED' });
  });
});
