import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ssoCustomerName, ssoPeople } from '../../../src/platform/demo/ssoPeople.ts';
import { ssoProviderRoutes } from '../../../src/platform/demo/ssoProvider.ts';
import { begin, bring, honest, person, rowsOf, setUp, signIn, ssoLogin } from '../../support/ssoCustomers.ts';
import type { SsoCustomer } from '../../support/ssoCustomers.ts';
import { answerXml } from '../../support/identityProvider.ts';
import { until } from '../../support/until.ts';
import { minute, origin, startPlatform } from '../browser.ts';
import type { Running } from '../browser.ts';

// Signing in at one's company, from the first question to the session and its end (specification 1 §4; issue “Single sign-on”).

let running: Running;
let acme: SsoCustomer;
beforeAll(async () => {
  running = startPlatform();
  acme = await setUp(running, 'acme', { logoutUrl: 'https://login.acme.example/logout' });
}, 120_000);
afterAll(() => running.close());

/** Recorded values of an operation at the customer, oldest first. */
async function entriesOf(operation: string): Promise<Record<string, unknown>[]> {
  const values: Record<string, unknown>[] = [];
  // An entry is in both stores until its relay to the region has ended.
  const { pool } = await running.platform.stores.identity();
  await until(async () => (await pool.query('select 1 from audit_relays')).rowCount === 0);
  for (const store of running.platform.stores.opened()) {
    const { rows } = await store.pool.query<{ values: Record<string, unknown> }>(
      `select "values" from audit_values join audit_entries on entry_id = id and audit_values.customer_id = audit_entries.customer_id
       where operation = $1 and audit_values.customer_id = $2 order by id`,
      [operation, acme.id],
    );
    values.push(...rows.map((row) => row.values));
  }
  return values;
}

const me = '{ AuthMe { email firstName lastName source userType customerId groupIds hierarchyId } }';

describe('the metadata', () => {
  it('say where assertions go, for any account name alike', async () => {
    const ask = async (name: string) => {
      const answer = await running.platform.fetch(new Request(`${origin}/sso/${name}/metadata`));
      return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
    };
    const [known, unknown] = [await ask('acme'), await ask('nobody')];
    expect(known).toMatchObject({ status: 200, type: 'application/samlmetadata+xml; charset=utf-8' });
    expect(known.text).toContain(`entityID="${origin}/sso/acme/metadata"`);
    expect(known.text).toContain(`Location="${origin}/sso/acme/assertion"`);
    expect(known.text).toContain('WantAssertionsSigned="true"');
    expect(unknown.text).toBe(known.text.replaceAll('acme', 'nobody'));
    expect((await ask('No-Name')).status).toBe(404);
  });
});

describe('somebody new in mode “In-time”', () => {
  it('gets an account of the customer, with the default groups, and a session where they wanted to go', async () => {
    const { browser, led } = await signIn(running, acme, person('nora', acme));
    expect(led).toMatchObject({ status: 303, location: '/workflow-sets' });
    expect(led.cookies.find((line) => line.startsWith('session='))).toContain('HttpOnly');
    expect(await browser.get(me)).toEqual({
      ...{ email: 'nora@acme.example', firstName: 'nora', lastName: 'Example', source: 'SSO', userType: 'HIRING_MANAGER' },
      ...{ customerId: acme.id, groupIds: acme.groupIds, hierarchyId: acme.hierarchyId },
    });
    const admin = await running.browser().as('admin@acme.example');
    const list = `query ($filter: ORGGetUsersFilter!) { ORGGetUsers(filter: $filter) { data { email group { name } } } }`;
    const { data } = await admin.get<{ data: unknown[] }>(list, {
      filter: { customerId: acme.id, organizationId: acme.organizationId, hierarchyIds: [acme.hierarchyId], searchText: 'nora@acme' },
    });
    expect(data).toEqual([{ email: 'nora@acme.example', group: [{ name: 'Hiring Managers' }] }]);
  });

  it('is the same person the next time, by name, whatever the address says then', async () => {
    const before = await rowsOf(running);
    const { browser } = await signIn(running, acme, { ...person('nora', acme), email: 'renamed@acme.example' });
    expect(await browser.get(me)).toMatchObject({ email: 'nora@acme.example' });
    expect((await rowsOf(running))['identities']).toBe(before['identities']);
  });

  it('is mailed no password, and has none to sign in with', async () => {
    const { pool } = await running.platform.stores.identity();
    expect((await pool.query("select distinct event from outbox where recipient = 'nora@acme.example'")).rows).toEqual([
      { event: 'EDGE_USER_NEW_DEVICE' },
    ]);
    const { errors } = await running.browser().logIn('nora@acme.example');
    expect(errors?.[0]?.extensions.reason).toBe('REMAINING_ATTEMPTS');
    await pool.query(
      "update identities set password_hash = (select password_hash from identities where email = 'admin@acme.example') where email = 'nora@acme.example'",
    );
    expect((await running.browser().logIn('nora@acme.example')).errors?.[0]?.extensions.reason).toBe('REMAINING_ATTEMPTS');
    // A job writes one entry for both, some hundred milliseconds later; without the wait it would fall into the counts of the tests below.
    await expect.poll(() => entriesOf('AuthSignInFailed'), { timeout: 60_000 }).toMatchObject([{ address: '127.0.0.1' }]);
  });

  it('stands in the audit trail with both, the account and the sign-in', async () => {
    const admin = await running.browser().as('admin@acme.example');
    const trail = `query ($filter: CommonGetAuditListFilter!) { CommonGetAuditList(filter: $filter) { data { operation actorEmail subjectNames } } }`;
    const scope = { organizationId: acme.organizationId, customerId: acme.id, hierarchyId: acme.hierarchyId };
    const { data } = await admin.get<{ data: unknown[] }>(trail, { filter: { ...scope, operations: ['IDPAuthSSOLogin'] } });
    const signedIn = { operation: 'IDPAuthSSOLogin', actorEmail: 'nora@acme.example', subjectNames: [] };
    expect(data).toEqual([signedIn, signedIn]);
    const shown = await admin.get<{ data: unknown[] }>(trail, { filter: scope });
    expect(shown.data).toContainEqual({ operation: 'ORGCreateEndUser', actorEmail: 'nora@acme.example', subjectNames: ['nora Example'] });
  });

  it('is refused where the claims make no user, and each refusal is on record with its reason, and nothing else', async () => {
    const before = await rowsOf(running);
    const refused = (await entriesOf('IDPRefuseSSOLogin')).length;
    for (const claims of [{ email: undefined }, { firstName: undefined }, { lastName: ' ' }, { email: 'no address' }]) {
      const { led } = await signIn(running, acme, { ...person('noone', acme), ...claims });
      expect(led).toMatchObject({ location: '/loginWithSSO?error=notProvisioned', cookies: [] });
    }
    expect(await rowsOf(running)).toEqual({ ...before, sso_requests: (before['sso_requests'] ?? 0) + 4 });
    const proven = { nameId: 'noone-at-acme', reason: 'the claims firstName, lastName and email do not make a user' };
    expect((await entriesOf('IDPRefuseSSOLogin')).slice(refused)).toEqual(
      [null, 'noone@acme.example', 'noone@acme.example', 'no address'].map((email) => ({ ...proven, email })),
    );
  });

  it('is signed in by a signed response, too, and by one whose assertion is signed as well', async () => {
    for (const signed of ['response', 'both'] as const)
      expect((await signIn(running, acme, person('nora', acme), { signed })).led.location).toBe('/workflow-sets');
  });
});

describe('somebody who has an account already', () => {
  it('is not signed in while it is archived', async () => {
    await signIn(running, acme, person('zed', acme));
    const { pool } = await running.platform.stores.identity();
    await pool.query("update identities set archived_at = now() where email = 'zed@acme.example'");
    const { led } = await signIn(running, acme, person('zed', acme));
    expect(led).toMatchObject({ location: '/loginWithSSO?error=archived', cookies: [] });
  });
});

describe('mode “Before”', () => {
  it('signs in who exists, and makes nobody', async () => {
    const { pool } = await running.platform.stores.identity();
    await pool.query("update sso_configs set user_provision_mode = 'Before' where customer_id = $1", [acme.id]);
    expect((await signIn(running, acme, person('unheard-of', acme))).led.location).toBe('/loginWithSSO?error=notProvisioned');
    expect((await signIn(running, acme, { ...person('rae', acme), email: 'recruiter@acme.example' })).led.location).toBe(
      '/loginWithSSO?step=link',
    );
    expect((await signIn(running, acme, person('nora', acme))).led.location).toBe('/workflow-sets');
    await pool.query("update sso_configs set user_provision_mode = 'In-time' where customer_id = $1", [acme.id]);
  });
});

describe('default groups', () => {
  it('are given without those that are archived by now', async () => {
    const harbour = await setUp(running, 'harbour-vale');
    const home = await running.platform.stores.region('ap-southeast-2');
    await home.pool.query('update groups set archived_at = now() where id = any($1)', [harbour.groupIds]);
    const { browser } = await signIn(running, harbour, person('gina', harbour));
    expect(await browser.get(me)).toMatchObject({ groupIds: [], customerId: harbour.id });
  });
});

describe('a sign-in in progress', () => {
  it('ends after ten minutes', async () => {
    const browser = running.browser();
    const asked = await begin(browser, acme);
    running.clock.pass(10 * minute);
    const led = await bring(running, browser, 'acme', answerXml(honest(running, acme, asked, person('nora', acme))));
    expect(led.location).toBe('/loginWithSSO?error=expired');
  });

  it('leads to the place that was requested, in two tabs at once', async () => {
    const browser = running.browser();
    const asked = [await begin(browser, acme, '/users'), await begin(browser, acme, `${origin}/groups?page=2`)];
    const led = [];
    for (const each of asked) led.push(await bring(running, browser, 'acme', answerXml(honest(running, acme, each, person('nora', acme)))));
    expect(led.map(({ location }) => location)).toEqual(['/users', '/groups?page=2']);
  });

  it('signs nobody in once single sign-on is switched off, or the customer archived', async () => {
    const { pool } = await running.platform.stores.identity();
    const off = { enabled: ['update sso_configs set enabled = $2 where customer_id = $1', 'disabled'] as const };
    const browser = running.browser();
    const asked = await begin(browser, acme);
    const answer = answerXml(honest(running, acme, asked, person('nora', acme)));
    await pool.query(off.enabled[0], [acme.id, false]);
    expect((await bring(running, browser, 'acme', answer)).location).toBe('/loginWithSSO?error=disabled');
    await pool.query(off.enabled[0], [acme.id, true]);
    await pool.query('update customers set archived_at = now() where id = $1', [acme.id]);
    expect((await bring(running, browser, 'acme', answer)).location).toBe('/loginWithSSO?error=archived');
    await pool.query('update customers set archived_at = null where id = $1', [acme.id]);
    expect((await bring(running, browser, 'acme', answer)).location).toBe('/workflow-sets');
  });
});

describe.each([
  ['customer', 'customers', 'id'],
  ['organisation', 'organizations', 'organizationId'],
] as const)('an archived %s', (_, table, key) => {
  it('signs in neither who has an account nor somebody new, of whom none is made', async () => {
    const { pool } = await running.platform.stores.identity();
    const archive = (when: string) => pool.query(`update ${table} set archived_at = ${when} where id = $1`, [acme[key]]);
    const people = [person('nora', acme), person(`new-${table}`, acme)];
    await signIn(running, acme, person('nora', acme));
    const before = await rowsOf(running);
    for (const each of people) {
      const browser = running.browser();
      // The request is from before.
      await archive('null');
      const asked = await begin(browser, acme);
      await archive('now()');
      const led = await bring(running, browser, 'acme', answerXml(honest(running, acme, asked, each)));
      expect([each.nameId, led.location, browser.cookies.has('session')]).toEqual([each.nameId, '/loginWithSSO?error=archived', false]);
    }
    expect(await rowsOf(running)).toMatchObject({ identities: before['identities'], sessions: before['sessions'] });
    await archive('null');
    for (const each of people) expect((await signIn(running, acme, each)).led.location).toBe('/workflow-sets');
  });
});

describe('signing out', () => {
  const logout = 'mutation { AuthLogout { logout logoutUrl } }';

  it('leads to the identity provider’s own, for who came from there', async () => {
    const { browser } = await signIn(running, acme, person('nora', acme));
    expect(await browser.get(logout)).toEqual({ logout: true, logoutUrl: 'https://login.acme.example/logout' });
    expect(await browser.get(logout)).toEqual({ logout: true, logoutUrl: null });
  });

  it('leads nowhere for who came by password, even after a session that began there', async () => {
    const { browser } = await signIn(running, acme, person('nora', acme));
    await browser.logIn('admin@acme.example');
    expect(await browser.get(logout)).toEqual({ logout: true, logoutUrl: null });
  });
});

const dto = { accountName: ssoCustomerName, redirect: '/workflow-sets', enableSapia: true };

/** The page of the demo's provider, and the answer that stands behind each name. */
async function choose(browser = running.browser()) {
  const { loginUrl } = await browser.get<{ loginUrl: string }>(ssoLogin, { dto });
  const page = await (await running.platform.fetch(new Request(loginUrl))).text();
  const answers = [...page.matchAll(/name="SAMLResponse" value="([^"]+)"/g)].map(([, value = '']) =>
    Buffer.from(value, 'base64').toString(),
  );
  return { browser, loginUrl, page, answers };
}

describe('the demo’s identity provider', () => {
  // It goes by the machine's clock, as any other of the world would.
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: running.clock.now() }));
  afterAll(() => void vi.useRealTimers());

  it('offers a few made-up people, each of whom signs in or is refused as it says', async () => {
    const people = ssoPeople(running.clock.now());
    const { loginUrl, page } = await choose();
    expect(loginUrl.startsWith(`${origin}/dev/idp?SAMLRequest=`)).toBe(true);
    for (const { firstName, lastName } of people) expect(page).toContain(`Sign in as ${firstName} ${lastName}`);
    const led = [];
    for (const [index, { email }] of people.entries()) {
      const { browser, answers } = await choose();
      const { location } = await bring(running, browser, ssoCustomerName, answers[index] ?? '');
      const known = browser.cookies.has('session') ? await browser.get<{ email: string }>('{ AuthMe { email } }') : { email: 'nobody' };
      led.push([location, known.email === email]);
    }
    const inside = ['/workflow-sets', true];
    expect(led).toEqual([['/loginWithSSO?step=link', false], inside, inside, ['/loginWithSSO?error=notProvisioned', false]]);
  });

  it('signs out again, and answers nothing that this platform has not asked', async () => {
    const ask = async (path: string) => (await running.platform.fetch(new Request(`${origin}${path}`))).status;
    expect(await ask('/dev/idp/logout')).toBe(200);
    expect(await ask('/dev/idp')).toBe(400);
    expect(await ask('/dev/idp?SAMLRequest=nonsense')).toBe(400);
  });

  it('does not exist where the demo is off', () => {
    const { platform } = running;
    expect(ssoProviderRoutes({ ...platform, settings: { ...platform.settings, demo: false } })).toEqual([]);
  });
});
