import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginOidc, changeOidc, followStart, refusalsOf, setUpOidc } from '../../support/oidcCustomers.ts';
import type { OidcCustomer } from '../../support/oidcCustomers.ts';
import { passProvider, startOidcProvider } from '../../support/oidcProvider.ts';
import { origin, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

// Sign-in by OpenID Connect with a real provider, at loopback (OpenID Connect Core 1.0 §3.1).

const redirectUri = `${origin}/callbacks/oidc/acme`;
const clientSecret = 'a secret of this test';
let running: Running;
let provider: Awaited<ReturnType<typeof startOidcProvider>>;
let acme: OidcCustomer;
const names = (given_name: string) => ({ given_name, family_name: 'Example' });
const accounts = {
  'u-1': { email: 'mina@acme.example', email_verified: true, ...names('Mina') },
  'u-2': { email: 'Admin@acme.example', ...names('Ada') },
  'u-3': { email: 'mallory@acme.example', email_verified: false, ...names('Mallory') },
  'u-4': { email: 'staff@demo.example', ...names('Staff') },
  'u-5': { upn: 'upton@acme.example', first: 'Upton', last: 'Example' },
};
beforeAll(async () => {
  running = startPlatform();
  const clients = [
    { clientId: 'console', clientSecret, redirectUri },
    { clientId: 'public', redirectUri },
  ];
  provider = await startOidcProvider(() => clients, accounts);
  acme = await setUpOidc(running, 'acme', { issuerUrl: provider.issuer, clientId: 'console', clientSecret });
}, 120_000);
afterAll(async () => {
  await running.close();
  await provider.stop();
});

async function signIn(login: string, browser = running.browser()): Promise<{ browser: Browser; location: string }> {
  const back = await passProvider(await beginOidc(browser, acme), login);
  return { browser, location: (await browser.fetch(back)).headers.get('location') ?? '' };
}

const me = '{ AuthMe { email firstName lastName customerId } }';

describe('a sign-in by OpenID Connect', () => {
  it('goes to the provider by way of the platform, with state, nonce and PKCE', async () => {
    const browser = running.browser();
    const address = new URL(await beginOidc(browser, acme));
    expect(address.origin).toBe(provider.issuer);
    const parameters = Object.fromEntries(address.searchParams);
    expect(parameters).toMatchObject({
      ...{ response_type: 'code', client_id: 'console', redirect_uri: redirectUri, scope: 'openid email profile' },
      ...{ code_challenge_method: 'S256', code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string },
      ...{ state: expect.stringMatching(/^o1_[0-9a-f]{40}$/) as string, nonce: expect.stringMatching(/^[\w-]{43}$/) as string },
    });
  });

  it('makes the account of somebody new, once', async () => {
    const { browser, location } = await signIn('u-1');
    expect(location).toBe('/workflow-sets');
    expect(await browser.get(me)).toEqual({ email: 'mina@acme.example', firstName: 'Mina', lastName: 'Example', customerId: acme.id });
    const again = await signIn('u-1');
    expect(again.location).toBe('/workflow-sets');
    expect(await again.browser.get(me)).toMatchObject({ email: 'mina@acme.example' });
    const { pool } = await running.platform.stores.identity();
    const { rows } = await pool.query('select issuer, name_id from sso_subjects where customer_id = $1', [acme.id]);
    expect(rows).toEqual([{ issuer: provider.issuer, name_id: 'u-1' }]);
  });

  it('asks the owner of an account with a password before it opens it', async () => {
    const { browser, location } = await signIn('u-2');
    expect(location).toBe('/loginWithSSO?step=link');
    expect(browser.cookies.has('session')).toBe(false);
    await browser.logIn('admin@acme.example');
    await browser.get('mutation { IDPCompleteSSOStep { redirect } }');
    expect((await signIn('u-2')).location).toBe('/workflow-sets');
  });

  it('is refused by the person at the provider', async () => {
    const { browser, location } = await signIn('refuse');
    expect(location).toBe('/loginWithSSO?error=denied');
    expect(browser.cookies.has('session')).toBe(false);
    expect((await refusalsOf(running, acme))[0]).toEqual({
      reason: 'DENIED',
      detail: 'the identity provider signed nobody in (access_denied)',
    });
  });

  it('takes no address that the provider has not verified', async () => {
    expect((await signIn('u-3')).location).toBe('/loginWithSSO?error=notProvisioned');
    expect((await refusalsOf(running, acme))[0]?.reason).toBe('UNKNOWN_PERSON');
  });

  it('opens nobody’s account but that of the customer’s people', async () => {
    expect((await signIn('u-4')).location).toBe('/loginWithSSO?error=refused');
    expect((await refusalsOf(running, acme))[0]?.reason).toBe('OTHER_ACCOUNT');
  });

  it('works twice in one browser at the same time', async () => {
    const browser = running.browser();
    const addresses = [await beginOidc(browser, acme, '/users'), await beginOidc(browser, acme, '/groups')];
    const backs = [];
    for (const address of addresses) backs.push(await passProvider(address, 'u-1'));
    const places = [];
    for (const back of backs) places.push((await browser.fetch(back)).headers.get('location'));
    expect(places).toEqual(['/users', '/groups']);
  });
});

describe('logging out of OpenID Connect', () => {
  const logOut = async (browser: Browser) =>
    (await browser.get<{ logoutUrl: string | null }>('mutation { AuthLogout { logoutUrl } }')).logoutUrl;

  it('leads to the logout URL, as long as single logout is off', async () => {
    const { browser } = await signIn('u-1');
    expect(await logOut(browser)).toBeNull();
  });

  it.each(['u-1', 'u-2'])('ends the provider’s session, too, once single logout is on: %s', async (login) => {
    await changeOidc(running, acme, { issuerUrl: provider.issuer, clientId: 'console', singleLogout: true });
    const { browser } = await signIn(login);
    const address = new URL((await logOut(browser)) ?? '');
    expect(address.origin).toBe(provider.issuer);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ client_id: 'console', post_logout_redirect_uri: `${origin}/login` });
    expect(address.searchParams.get('id_token_hint')?.split('.').length).toBe(3);
    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('/session/end/confirm');
    expect((await browser.ask(me)).errors?.length).toBe(1);
  });

  it('stores no ID token that the database alone reveals', async () => {
    await signIn('u-1');
    const { pool } = await running.platform.stores.identity();
    const { rows } = await pool.query<{ id_token: string }>('select id_token from sso_sessions where id_token is not null');
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.id_token).toMatch(/^v2\./);
  });
});

describe('a test sign-in by OpenID Connect', () => {
  const filter = () => ({ customerId: acme.id, enableSapia: true });
  const startTest = 'mutation ($filter: SSOConfigFilter!) { IDPStartSSOTest(filter: $filter) { _id loginUrl } }';
  const getTest = `query ($_id: ID!, $filter: SSOConfigFilter!) { IDPGetSSOTest(_id: $_id, filter: $filter) {
    status nameId email firstName lastName attributes outcome reason detail } }`;

  async function tested(login: string) {
    const admin = await running.browser().as('staff@demo.example');
    const { _id, loginUrl } = await admin.get<{ _id: string; loginUrl: string }>(startTest, { filter: filter() }, acme.region);
    const address = await followStart(admin, loginUrl);
    const page = address ? await admin.fetch(await passProvider(address, login)) : undefined;
    return { page, shown: await admin.get(getTest, { _id, filter: filter() }, acme.region) };
  }

  it('shows what came back, and signs nobody in', async () => {
    const { page, shown } = await tested('u-1');
    expect(await page?.text()).toContain('The test sign-in is done');
    expect(page?.headers.getSetCookie()).toEqual([]);
    expect(shown).toMatchObject({
      ...{ status: 'PASSED', outcome: 'SIGN_IN', nameId: 'u-1', email: 'mina@acme.example', firstName: 'Mina', lastName: 'Example' },
      attributes: expect.objectContaining({ sub: ['u-1'], email_verified: ['true'], iss: [provider.issuer] }) as object,
    });
  });

  it('says why it would be refused', async () => {
    expect((await tested('refuse')).shown).toMatchObject({
      ...{ status: 'FAILED', outcome: 'REFUSE', reason: 'denied', nameId: null },
      detail: 'the identity provider signed nobody in (access_denied)',
    });
    expect((await tested('u-3')).shown).toMatchObject({ status: 'FAILED', reason: 'notProvisioned', email: null, nameId: 'u-3' });
  });

  it('says that the provider is not there', async () => {
    await changeOidc(running, acme, { issuerUrl: 'http://127.0.0.1:9', clientId: 'console', clientSecret });
    const { page, shown } = await tested('u-1');
    expect(page).toBeUndefined();
    expect(shown).toMatchObject({
      ...{ status: 'FAILED', outcome: 'REFUSE', reason: 'refused' },
      detail: 'the provider’s metadata could not be read: the connection was refused or broke off',
    });
    await changeOidc(running, acme, { issuerUrl: provider.issuer, clientId: 'console', clientSecret });
  });
});

describe('a configuration of OpenID Connect', () => {
  it('may be of a public client, with other scopes', async () => {
    await changeOidc(running, acme, { issuerUrl: provider.issuer, clientId: 'public', clientSecret: null, scopes: 'email' });
    const address = new URL(await beginOidc(running.browser(), acme));
    expect(address.searchParams.get('scope')).toBe('openid email');
    await changeOidc(running, acme, { issuerUrl: provider.issuer, clientId: 'public', scopes: null });
    expect((await signIn('u-1')).location).toBe('/workflow-sets');
  });
});
