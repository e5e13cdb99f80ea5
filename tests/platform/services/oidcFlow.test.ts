import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { guardedFetch } from '../../../src/platform/services/sso/oidc/fetch.ts';
import { part, readAuthorization, sign, startEvilProvider } from '../../support/evilProvider.ts';
import type { Asked, EvilProvider } from '../../support/evilProvider.ts';
import { beginOidc, changeOidc, refusalsOf, setUpOidc } from '../../support/oidcCustomers.ts';
import type { OidcCustomer } from '../../support/oidcCustomers.ts';
import { setUp, begin, ssoLogin, updateConfig } from '../../support/ssoCustomers.ts';
import { minute, origin, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

// The flow between browser, platform and provider under attack (RFC 9700 §4, RFC 9207, RFC 7636), and providers that misbehave.

let running: Running;
let provider: EvilProvider;
let acme: OidcCustomer;
const client = () => ({ issuerUrl: provider.issuer, clientId: 'console', clientSecret: 'the secret of this client' });
beforeAll(async () => {
  running = startPlatform();
  provider = await startEvilProvider();
  acme = await setUpOidc(running, 'acme', client());
}, 120_000);
afterEach(() => void provider.reset());
afterAll(async () => {
  await running.close();
  await provider.stop();
});

const seconds = () => Math.floor(running.clock.now().getTime() / 1000);
function tokenOf({ nonce }: Asked, sub = 'nora', more: object = {}): string {
  const claims = { iss: provider.issuer, sub, aud: 'console', nonce, iat: seconds(), exp: seconds() + 300 };
  const names = { email: `${sub}@acme.example`, given_name: sub, family_name: 'Example' };
  const data = `${part({ alg: 'RS256', kid: 'k1' })}.${part({ ...claims, ...names, ...more })}`;
  return `${data}.${sign('RS256', provider.keys.privateKey, data)}`;
}

const toPlatform = ({ redirectUri, state }: Asked, code = 'a code'): string =>
  `${redirectUri}?${new URLSearchParams({ code, state }).toString()}`;

async function begun(browser = running.browser(), redirect?: string): Promise<{ browser: Browser; asked: Asked }> {
  running.clock.pass(1000);
  const asked = readAuthorization(await beginOidc(browser, acme, redirect));
  provider.idToken = tokenOf(asked);
  return { browser, asked };
}

const placeOf = async (browser: Browser, address: string) => (await browser.fetch(address)).headers.get('location') ?? '';
const newest = async () => (await refusalsOf(running, acme))[0]?.reason;
const expired = '/loginWithSSO?error=expired';

describe('a response', () => {
  it('counts once', async () => {
    const { browser, asked } = await begun();
    expect(await placeOf(browser, toPlatform(asked))).toBe('/workflow-sets');
    running.clock.pass(1000);
    expect(await placeOf(browser, toPlatform(asked))).toBe(expired);
    expect(await newest()).toBe('EXPIRED');
  });

  it('counts in the browser that began alone', async () => {
    const { browser, asked } = await begun();
    const other = (await begun()).browser;
    provider.idToken = tokenOf(asked);
    expect(await placeOf(other, toPlatform(asked))).toBe(expired);
    expect(await newest()).toBe('EXPIRED');
    expect(await placeOf(running.browser(), toPlatform(asked))).toBe(expired);
    expect(other.cookies.has('session')).toBe(false);
    expect(await placeOf(browser, toPlatform(asked))).toBe('/workflow-sets');
  });

  it('with the token of somebody else’s flow signs nobody in (code injection)', async () => {
    const attacker = await begun();
    const victim = await begun();
    provider.idToken = tokenOf(attacker.asked, 'mallory');
    expect(await placeOf(victim.browser, toPlatform(victim.asked))).toBe('/loginWithSSO?error=refused');
    expect(await newest()).toBe('MALFORMED');
  });

  it('with somebody else’s code is refused by the provider, since the verifier is another (PKCE)', async () => {
    const attacker = await begun();
    const victim = await begun();
    provider.challenge = attacker.asked.challenge;
    expect(await placeOf(victim.browser, toPlatform(victim.asked))).toBe(expired);
    provider.challenge = victim.asked.challenge;
    expect(await placeOf(victim.browser, toPlatform(victim.asked))).toBe('/workflow-sets');
    expect(provider.forms.every((form) => form.get('redirect_uri') === `${origin}/callbacks/oidc/acme`)).toBe(true);
  });

  it('ends ten minutes after the request, and after three refused tries', async () => {
    const late = await begun();
    running.clock.pass(11 * minute);
    expect(await placeOf(late.browser, toPlatform(late.asked))).toBe(expired);
    const { browser, asked } = await begun();
    for (let time = 0; time < 3; time += 1) await browser.fetch(`${toPlatform(asked)}&iss=https://x.example`);
    expect(await placeOf(browser, toPlatform(asked))).toBe(expired);
  });

  it('to another version of the configuration never gets its code to the new provider', async () => {
    const { browser, asked } = await begun();
    await changeOidc(running, acme, { ...client(), scopes: 'email' });
    provider.forms.length = 0;
    expect(await placeOf(browser, toPlatform(asked))).toBe(expired);
    expect(provider.forms).toEqual([]);
    expect(await newest()).toBe('EXPIRED');
  });

  it('is taken at the very address of the customer only', async () => {
    const { browser, asked } = await begun();
    const query = new URL(toPlatform(asked)).search;
    for (const path of [
      '/callbacks/oidc/acme/',
      '/callbacks/oidc/ACME',
      '/callbacks/oidc/acme/start/x',
      '/callbacks/oidc/',
      '/callbacks/oidc/acme%2f',
    ])
      expect((await browser.fetch(path + query)).status).toBe(404);
    expect(await placeOf(browser, `/callbacks/oidc/globex${query}`)).toMatch(/error=/);
    expect(browser.cookies.has('session')).toBe(false);
  });

  it('leads to no address outside', async () => {
    for (const redirect of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', String.raw`\\evil.example`]) {
      const dto = { accountName: 'acme', redirect, enableSapia: true };
      const reason = (await running.browser().refusal(ssoLogin, { dto }))?.reason ?? '';
      if (reason) expect(reason).toMatch(/^REDIRECT_/);
    }
    const { browser, asked } = await begun();
    expect(await placeOf(browser, `${toPlatform(asked)}&redirect=https://evil.example`)).toBe('/workflow-sets');
  });
});

describe('a customer of one protocol', () => {
  it('takes no response of the other', async () => {
    const globex = await setUp(running, 'globex');
    const browser = running.browser();
    const { id } = await begin(browser, globex);
    const location = await placeOf(browser, `/callbacks/oidc/globex?code=x&state=${id}`);
    expect(location).toBe('/loginWithSSO?error=disabled');
    expect((await refusalsOf(running, globex))[0]?.reason).toBe('DISABLED');
  });
});

describe('a provider', () => {
  const wellKnown = '/.well-known/openid-configuration';
  const big = 'x'.repeat(300 * 1024);
  it.each<[string, string, () => void]>([
    ['whose metadata is of another issuer', 'ISSUER', () => (provider.metadata = { issuer: 'https://login.other.example' })],
    ['whose metadata lacks the keys', 'UNREACHABLE', () => (provider.metadata = { jwks_uri: undefined })],
    ['whose sign-in address is a script', 'UNREACHABLE', () => (provider.metadata = { authorization_endpoint: 'javascript:alert(1)' })],
    ['whose tokens come without TLS', 'UNREACHABLE', () => (provider.metadata = { token_endpoint: 'http://login.example/token' })],
    [
      'that signs by no accepted algorithm',
      'UNREACHABLE',
      () => (provider.metadata = { id_token_signing_alg_values_supported: ['none', 'HS256'] }),
    ],
    ['that knows plain PKCE only (downgrade)', 'UNREACHABLE', () => (provider.metadata = { code_challenge_methods_supported: ['plain'] })],
    [
      'whose metadata is elsewhere',
      'UNREACHABLE',
      () => (provider.answers = { [wellKnown]: { status: 302, headers: { location: 'http://169.254.169.254/' } } }),
    ],
    ['whose metadata is too long', 'UNREACHABLE', () => (provider.answers = { [wellKnown]: { body: `{"issuer":"${big}"}` } })],
    ['whose metadata is a page', 'UNREACHABLE', () => (provider.answers = { [wellKnown]: { type: 'text/html', body: '<p>' } })],
    ['whose metadata is not there', 'UNREACHABLE', () => (provider.answers = { [wellKnown]: { status: 404 } })],
    ['whose metadata never comes', 'UNREACHABLE', () => (provider.answers = { [wellKnown]: 'silence' })],
    ['whose keys are elsewhere', 'UNREACHABLE', () => (provider.answers = { '/jwks': { status: 307, headers: { location: '/other' } } })],
    ['whose keys are too many', 'UNREACHABLE', () => (provider.answers = { '/jwks': { body: `{"keys":["${big}"]}` } })],
    [
      'whose tokens are elsewhere',
      'UNREACHABLE',
      () => (provider.answers = { '/token': { status: 308, headers: { location: '/other' } } }),
    ],
    ['that breaks', 'UNREACHABLE', () => (provider.answers = { '/token': { status: 500, body: 'broken' } })],
    ['that refuses the client', 'DENIED', () => (provider.answers = { '/token': { status: 401, body: '{"error":"invalid_client"}' } })],
    ['that refuses the code', 'EXPIRED', () => (provider.answers = { '/token': { status: 400, body: '{"error":"invalid_grant"}' } })],
  ])('%s signs nobody in', async (_, reason, misbehave) => {
    const { pool } = await running.platform.stores.identity();
    await pool.query('update sso_configs set version = version + 1');
    running.clock.pass(1000);
    misbehave();
    const browser = running.browser();
    const address = await beginOidc(browser, acme);
    const isBegun = !address.startsWith('/');
    if (isBegun) provider.idToken = tokenOf(readAuthorization(address));
    const location = isBegun ? await placeOf(browser, toPlatform(readAuthorization(address))) : address;
    expect(location).toMatch(/^\/loginWithSSO\?error=(refused|expired)$/);
    expect(await newest()).toBe(reason);
    expect(browser.cookies.has('session')).toBe(false);
    expect(provider.calls).not.toContain('/other');
  });

  it.each([
    ...['https://127.0.0.1/', 'https://10.0.0.1/', 'https://192.168.1.1/', 'https://169.254.169.254/latest/meta-data', 'https://[::1]/'],
    ...[
      'https://[fd00::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://100.64.0.1/',
      'https://0.0.0.0/',
      'https://2130706433/',
      'https://0x7f.1/',
    ],
    ...['https://localhost/', 'http://login.example/', 'ftp://login.example/', 'https://user:word@login.example/'],
  ])('at %s is not called outside a demo', async (address) => {
    const call = guardedFetch(false, AbortSignal.timeout(5000));
    const options = { method: 'GET', headers: {}, body: undefined, redirect: 'manual' as const };
    await expect(call(address, options)).rejects.toThrow(/private network|must start with https/);
  });
});

describe('the names of claims', () => {
  it('say where a person’s address and names stand', async () => {
    await changeOidc(running, acme, { ...client(), emailClaim: 'upn', firstNameClaim: 'forename', lastNameClaim: 'surname' });
    const { browser, asked } = await begun();
    const own = { upn: 'uma@acme.example', forename: 'Uma', surname: 'Upton', email: 'other@acme.example', given_name: 'Other' };
    provider.idToken = tokenOf(asked, 'uma', own);
    expect(await placeOf(browser, toPlatform(asked))).toBe('/workflow-sets');
    expect(await browser.get('{ AuthMe { email firstName lastName } }')).toEqual({
      email: 'uma@acme.example',
      firstName: 'Uma',
      lastName: 'Upton',
    });
    await changeOidc(running, acme, client());
  });
});

describe('a client secret', () => {
  it('is never returned, and never goes along to another issuer', async () => {
    const staff = await running.browser().as('staff@demo.example');
    const filter = { customerId: acme.id, enableSapia: true };
    const read = `query ($filter: SSOConfigFilter!) { IDPGetSSOConfig(filter: $filter) { protocol issuerUrl clientId clientSecretSet redirectUri } }`;
    expect(await staff.get(read, { filter }, acme.region)).toEqual({
      ...{ protocol: 'OIDC', issuerUrl: provider.issuer, clientId: 'console', clientSecretSet: true },
      redirectUri: `${origin}/callbacks/oidc/acme`,
    });
    const { pool } = await running.platform.stores.identity();
    const { rows } = await pool.query<{ client_secret: string }>('select client_secret from sso_configs where customer_id = $1', [acme.id]);
    expect(rows[0]?.client_secret).toMatch(/^v2\./);
    const update = { enabled: true, groupIds: [], protocol: 'OIDC', loginUrl: '', publicCertificates: [], clientId: 'console' };
    const refusal = await staff.refusal(
      updateConfig,
      { update: { ...update, issuerUrl: 'https://login.evil.example' }, filter },
      acme.region,
    );
    expect(refusal?.fields).toEqual({ clientSecret: 'validation.sso.clientSecret.again' });
    const wellKnown = { ...update, issuerUrl: 'https://login.example/.well-known/openid-configuration', clientSecret: 'x' };
    expect((await staff.refusal(updateConfig, { update: wellKnown, filter }, acme.region))?.fields).toEqual({
      issuerUrl: 'validation.sso.issuerUrl.plain',
    });
  });
});
