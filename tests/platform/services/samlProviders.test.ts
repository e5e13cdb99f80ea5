import { ServiceProvider } from 'samlify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKeyPair } from '../../../src/platform/services/sso/selfSigned.ts';
import type { Person } from '../../support/identityProvider.ts';
import { serve, submit } from '../../support/httpBrowser.ts';
import { refusalsOf } from '../../support/oidcCustomers.ts';
import { abilities, formOf, startStranger, strangers } from '../../support/samlStrangers.ts';
import type { Stranger, StrangerName, Wishes } from '../../support/samlStrangers.ts';
import { rowsOf, setUp, ssoLogin } from '../../support/ssoCustomers.ts';
import type { SsoCustomer } from '../../support/ssoCustomers.ts';
import { minute, origin, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

// Whole sign-ins over HTTP with identity providers that others wrote (SAML 2.0 profiles §4.1, bindings §3.4 and §3.5).

let running: Running;
let served: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  running = startPlatform();
  served = await serve(running);
}, 120_000);
afterAll(async () => {
  await served.stop();
  await running.close();
});

const customerOf: Record<StrangerName, string> = { samlify: 'acme', samlp: 'harbour-vale', saml20: 'kestrel-air' };
const names = Object.keys(strangers) as StrangerName[];
const me = '{ AuthMe { email firstName lastName customerId } }';

it('the metadata are read by samlify', async () => {
  const answer = await served.browser().fetch('/sso/acme/metadata');
  expect(answer.headers.get('content-type')).toBe('application/samlmetadata+xml; charset=utf-8');
  const { entityMeta } = ServiceProvider({ metadata: await answer.text() });
  expect([entityMeta.getEntityID(), entityMeta.getAssertionConsumerService('post'), entityMeta.getNameIDFormat()]).toEqual([
    `${origin}/sso/acme/metadata`,
    `${origin}/sso/acme/assertion`,
    'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  ]);
  expect(entityMeta.isWantAssertionsSigned()).toBe(true);
});

describe.each(names)('the identity provider %s', (name) => {
  let stranger: Stranger;
  let customer: SsoCustomer;
  beforeAll(async () => {
    stranger = await startStranger(name);
    customer = await setUp(running, customerOf[name], { loginUrl: stranger.loginUrl });
    stranger.metadata = await (await served.browser().fetch(`/sso/${customer.accountName}/metadata`)).text();
  }, 60_000);
  afterAll(() => stranger.stop());

  const nora = (): Person => ({
    ...{ nameId: `nora-at-${customer.accountName}`, email: `nora@${customer.accountName}.example` },
    ...{ firstName: 'Nóra & <b>', lastName: 'D’Arcy-"Süß"' },
  });

  async function begin(browser: Browser, redirect = '/workflow-sets'): Promise<string> {
    // The provider reads the machine's clock.
    running.clock.pass(Date.now() - running.clock.now().getTime());
    const dto = { accountName: customer.accountName, redirect, enableSapia: true };
    return (await browser.get<{ loginUrl: string }>(ssoLogin, { dto }, customer.region)).loginUrl;
  }

  async function answered(wishes: Partial<Wishes> = {}, browser = served.browser()) {
    const loginUrl = await begin(browser);
    stranger.wishes = { person: nora(), keys: customer.keys, ...wishes };
    return { browser, loginUrl, form: await formOf(loginUrl) };
  }

  async function signIn(wishes: Partial<Wishes> = {}) {
    const { browser, loginUrl, form } = await answered(wishes);
    const { status, headers } = await submit(browser, form, stranger.issuer);
    return { browser, loginUrl, form, status, location: headers.get('location') };
  }

  async function expectRefused(reason: string, wishes: Partial<Wishes>, late = 0): Promise<void> {
    const { browser, form } = await answered(wishes);
    running.clock.pass(late);
    const rows = await rowsOf(running);
    const { headers } = await submit(browser, form, stranger.issuer);
    expect(headers.get('location')).toMatch(/^\/loginWithSSO\?error=(refused|denied)$/);
    expect(headers.getSetCookie()).toEqual([]);
    expect(await rowsOf(running)).toEqual(rows);
    const [newest] = await refusalsOf(running, customer);
    expect(newest?.reason, newest?.detail ?? '').toBe(reason);
  }

  it('reads our request, and signs somebody new in, who gets an account', async () => {
    const { browser, loginUrl, form, status, location } = await signIn();
    expect(loginUrl.startsWith(`${stranger.loginUrl}?SAMLRequest=`)).toBe(true);
    expect(form.action).toBe(`${origin}/sso/${customer.accountName}/assertion`);
    expect(form.fields['RelayState']).toBe(new URL(loginUrl).searchParams.get('RelayState'));
    expect([status, location]).toEqual([303, '/workflow-sets']);
    const { email, firstName, lastName } = nora();
    expect(await browser.get(me, {}, customer.region)).toEqual({ email, firstName, lastName, customerId: customer.id });
  });

  it('signs the same person in again, without another account', async () => {
    const { identities } = await rowsOf(running);
    const { browser, location } = await signIn();
    expect(location).toBe('/workflow-sets');
    expect(await browser.get(me, {}, customer.region)).toMatchObject({ email: nora().email });
    expect((await rowsOf(running))['identities']).toBe(identities);
  });

  it.each(abilities[name].signs)('is believed where it signs (%s)', async (signed) => {
    expect((await signIn({ signed })).location).toBe('/workflow-sets');
  });

  it('signs in by a test, which makes no session', async () => {
    const staff = await served.browser().as('staff@demo.example');
    running.clock.pass(Date.now() - running.clock.now().getTime());
    const filter = { customerId: customer.id, enableSapia: true };
    const startTest = 'mutation ($filter: SSOConfigFilter!) { IDPStartSSOTest(filter: $filter) { _id loginUrl } }';
    const getTest = `query ($_id: ID!, $filter: SSOConfigFilter!) { IDPGetSSOTest(_id: $_id, filter: $filter) {
      status nameId email firstName lastName attributes outcome reason detail } }`;
    const { _id, loginUrl } = await staff.get<{ _id: string; loginUrl: string }>(startTest, { filter }, customer.region);
    const { nameId, email, firstName, lastName } = nora();
    stranger.wishes = { person: nora(), keys: customer.keys };
    const page = await submit(staff, await formOf(loginUrl), stranger.issuer);
    expect(await page.text()).toContain('The test sign-in is done');
    expect(page.headers.getSetCookie()).toEqual([]);
    expect(await staff.get(getTest, { _id, filter }, customer.region)).toEqual({
      ...{ status: 'PASSED', outcome: 'SIGN_IN', reason: null, detail: null, nameId, email, firstName, lastName },
      attributes: { email: [email], firstName: [firstName], lastName: [lastName] },
    });
  });

  it('is refused with an answer for another audience', () => expectRefused('AUDIENCE', { audience: `${origin}/sso/globex/metadata` }));

  it('is refused with a key that the customer has not entered', async () =>
    expectRefused('CERTIFICATE', { keys: await makeKeyPair('somebody else') }));

  it.runIf(abilities[name].sha1)('is refused with SHA-1', () => expectRefused('MALFORMED', { sha1: true }));

  it.runIf(abilities[name].refuses)('refuses the person, which the security log shows', () => expectRefused('DENIED', { refuses: true }));

  it('is believed once for each answer, in the browser that began', async () => {
    const { browser, form } = await answered();
    const other = (await answered()).browser;
    expect((await submit(other, form, stranger.issuer)).headers.get('location')).toBe('/loginWithSSO?error=expired');
    expect((await submit(browser, form, stranger.issuer)).headers.get('location')).toBe('/workflow-sets');
    expect((await submit(browser, form, stranger.issuer)).headers.get('location')).toBe('/loginWithSSO?error=expired');
  });

  it('is refused at the address of another customer', async () => {
    const { browser, form } = await answered();
    const action = `${origin}/sso/globex/assertion`;
    const { headers } = await submit(browser, { ...form, action }, stranger.issuer);
    expect(headers.get('location')).toMatch(/error=(refused|expired|disabled)$/);
    expect(browser.cookies.has('session')).toBe(false);
  });

  // The last one, since it moves the clock.
  it('is refused with an answer that has ended', () => expectRefused('EXPIRED', {}, 6.5 * minute));
});
