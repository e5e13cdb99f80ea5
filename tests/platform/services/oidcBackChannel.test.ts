import { randomUUID, sign as signBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hmac, part, readAuthorization, sign, startEvilProvider } from '../../support/evilProvider.ts';
import type { EvilProvider } from '../../support/evilProvider.ts';
import { serve } from '../../support/httpBrowser.ts';
import { beginOidc, changeOidc, setUpOidc } from '../../support/oidcCustomers.ts';
import type { OidcCustomer } from '../../support/oidcCustomers.ts';
import { passProvider, startOidcProvider } from '../../support/oidcProvider.ts';
import { minute, origin, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';

// Sessions that an OpenID Connect provider ends (Back-Channel Logout 1.0).

let running: Running;
beforeAll(() => void (running = startPlatform()));
afterAll(() => running.close());

const isIn = async (browser: Browser) => !(await browser.ask('{ AuthMe { email } }')).errors;
const addressOf = (name: string) => `${origin}/callbacks/oidc/${name}/logout`;
const event = 'http://schemas.openid.net/event/backchannel-logout';
const clientSecret = 'the secret of this client';

describe('a provider that others wrote', () => {
  let provider: Awaited<ReturnType<typeof startOidcProvider>>;
  let served: Awaited<ReturnType<typeof serve>>;
  let customer: OidcCustomer;
  const statuses: number[] = [];
  beforeAll(async () => {
    served = await serve(running);
    const redirectUri = `${origin}/callbacks/oidc/harbour-vale`;
    const client = { clientId: 'console', clientSecret, redirectUri, backChannelLogoutUri: addressOf('harbour-vale') };
    const call = async (address: string, options: RequestInit) => {
      const response = await served.browser().fetch(address, options);
      statuses.push(response.status);
      return response;
    };
    const names = { given_name: 'Mina', family_name: 'Example' };
    provider = await startOidcProvider(
      () => [client],
      { 'u-1': { email: 'mina@harbour-vale.example', ...names }, 'u-2': { email: 'otto@harbour-vale.example', ...names } },
      { features: { backchannelLogout: { enabled: true } }, fetch: call },
    );
    customer = await setUpOidc(running, 'harbour-vale', {
      issuerUrl: provider.issuer,
      clientId: 'console',
      clientSecret,
      singleLogout: true,
    });
  }, 120_000);
  afterAll(async () => {
    await provider.stop();
    await served.stop();
  });

  async function signIn(login: string) {
    const browser = running.browser();
    const cookies = new Map<string, string>();
    await browser.fetch(await passProvider(await beginOidc(browser, customer), login, cookies));
    expect(await isIn(browser)).toBe(true);
    return { browser, cookies };
  }

  it('ends the session that ends there, and no other of the person', async () => {
    const [one, two, other] = [await signIn('u-1'), await signIn('u-1'), await signIn('u-2')];
    await endAtProvider(provider.issuer, one.cookies);
    await expect.poll(() => statuses).toEqual([200]);
    expect(await Promise.all([one, two, other].map(({ browser }) => isIn(browser)))).toEqual([false, true, true]);
  });
});

const signCurve = (data: string, key: KeyObject): string =>
  signBytes('sha256', Buffer.from(data), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');

/** Ends the provider's own session by its pages, as somebody does in another tab. */
async function endAtProvider(issuer: string, cookies: ReadonlyMap<string, string>): Promise<void> {
  const headers = { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') };
  const page = await fetch(`${issuer}/session/end`, { headers });
  for (const line of page.headers.getSetCookie()) headers.cookie += `; ${line.split(';')[0]}`;
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const body = new URLSearchParams({ xsrf, logout: 'yes' });
  const done = await fetch(`${issuer}/session/end/confirm`, { method: 'POST', redirect: 'manual', headers, body });
  expect(done.status).toBe(303);
}

describe('a logout token', () => {
  let provider: EvilProvider;
  let acme: OidcCustomer;
  beforeAll(async () => {
    provider = await startEvilProvider();
    acme = await setUpOidc(running, 'acme', { issuerUrl: provider.issuer, clientId: 'console', clientSecret, singleLogout: true });
  }, 120_000);
  afterAll(() => provider.stop());

  const seconds = () => Math.floor(running.clock.now().getTime() / 1000);
  type Claims = Record<string, unknown>;
  const honest = (more: Claims = {}): Claims => ({
    ...{ iss: provider.issuer, aud: 'console', iat: seconds(), exp: seconds() + 120, jti: randomUUID(), events: { [event]: {} } },
    ...{ sub: 'nora', ...more },
  });
  const signed = (claims: unknown, header: Claims = {}, key = provider.keys.privateKey): string => {
    const head = { alg: 'RS256', kid: 'k1', typ: 'logout+jwt', ...header };
    const data = `${part(head)}.${part(claims)}`;
    return `${data}.${sign(head.alg, key, data)}`;
  };
  const keyed = (key: string): string => {
    const data = `${part({ alg: 'HS256', kid: 'k1', typ: 'logout+jwt' })}.${part(honest())}`;
    return `${data}.${hmac(key, data)}`;
  };

  async function enter(sub = 'nora', sid?: string): Promise<Browser> {
    const browser = running.browser();
    const asked = readAuthorization(await beginOidc(browser, acme));
    const claims = { email: `${sub}@acme.example`, given_name: sub, family_name: 'Example', nonce: asked.nonce, ...(sid && { sid }) };
    const token = { iss: provider.issuer, aud: 'console', sub, iat: seconds(), exp: seconds() + 300, ...claims };
    provider.idToken = signed(token, { typ: 'JWT' });
    await browser.fetch(`${asked.redirectUri}?${new URLSearchParams({ code: 'a code', state: asked.state }).toString()}`);
    expect(await isIn(browser)).toBe(true);
    return browser;
  }

  const send = (body: string, name = 'acme', type = 'application/x-www-form-urlencoded') =>
    running.platform.fetch(new Request(addressOf(name), { method: 'POST', headers: { 'content-type': type }, body }));
  const post = (token: string, name?: string) => send(new URLSearchParams({ logout_token: token }).toString(), name);

  it('that names a person ends all of their sessions, as the specification answers', async () => {
    const [one, two, other] = [await enter(), await enter(), await enter('otto')];
    const answer = await post(signed(honest()));
    expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([200, 'no-store', '']);
    expect(await Promise.all([one, two, other].map(isIn))).toEqual([false, false, true]);
    const admin = await running.browser().as('admin@acme.example');
    const trail = `query ($filter: CommonGetAuditListFilter!) { CommonGetAuditList(filter: $filter) { data { operation actorEmail } } }`;
    const { organizationId, id: customerId, hierarchyId } = acme;
    const filter = { organizationId, customerId, hierarchyId, operations: ['IDPEndSSOSessions'] };
    await expect
      .poll(async () => (await admin.get<{ data: unknown[] }>(trail, { filter })).data)
      .toEqual([{ operation: 'IDPEndSSOSessions', actorEmail: 'nora@acme.example' }]);
    expect((await post(signed(honest()))).status, 'somebody who is signed out already').toBe(200);
  });

  it('that names a session ends it alone, with or without the person', async () => {
    const [one, two, three] = [await enter('nora', 's-1'), await enter('nora', 's-2'), await enter('otto', 's-3')];
    await post(signed(honest({ sub: undefined, sid: 's-1' })));
    expect(await Promise.all([one, two, three].map(isIn))).toEqual([false, true, true]);
    await post(signed(honest({ sub: 'nora', sid: 's-3' })));
    expect(await Promise.all([two, three].map(isIn)), 'a session of somebody else').toEqual([true, true]);
    await post(signed(honest({ sub: 'nora', sid: 's-2' })));
    expect(await Promise.all([two, three].map(isIn))).toEqual([false, true]);
  });

  it.each(['ES256', 'PS256'])('may be signed by %s, for several audiences, without a type', async (alg) => {
    const browser = await enter();
    const token = signed(
      honest({ aud: ['other', 'console'] }),
      alg === 'ES256' ? { alg, kid: 'k2', typ: undefined } : { alg, typ: undefined },
    );
    const key = alg === 'ES256' ? provider.curve.privateKey : provider.keys.privateKey;
    const data = token.slice(0, token.lastIndexOf('.'));
    const own = alg === 'ES256' ? `${data}.${signCurve(data, key)}` : token;
    expect((await post(own)).status).toBe(200);
    expect(await isIn(browser)).toBe(false);
  });

  let victim: Browser | undefined;
  /** Somebody who is signed in, and stays so. */
  const nora = async (): Promise<Browser> => (victim = victim && (await isIn(victim)) ? victim : await enter());

  const publicPem = () => provider.keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  it.each([
    ['is of another issuer', () => signed(honest({ iss: 'https://other.example' }))],
    ['is of no issuer', () => signed(honest({ iss: undefined }))],
    ['is for another client', () => signed(honest({ aud: 'other' }))],
    ['is for nobody', () => signed(honest({ aud: undefined }))],
    ['is not signed', () => `${part({ alg: 'none' })}.${part(honest())}.`],
    ['is said to be signed by none', () => signed(honest(), { alg: 'none' })],
    ['is signed by the client secret', () => keyed(clientSecret)],
    ['is signed by the public key', () => keyed(publicPem())],
    ['is signed by RS512', () => signed(honest(), { alg: 'RS512' })],
    ['is signed by somebody else', () => signed(honest(), {}, provider.foreign.privateKey)],
    [
      'brings its own key',
      () => signed(honest(), { kid: 'x', jwk: provider.foreign.publicKey.export({ format: 'jwk' }) }, provider.foreign.privateKey),
    ],
    ['names a key that nobody has', () => signed(honest(), { kid: 'nobody' })],
    ['was changed', () => signed(honest()).replace(/\.[^.]+\./, `.${part(honest())}.`)],
    ['has a nonce', () => signed(honest({ nonce: 'x' }))],
    ['has no events', () => signed(honest({ events: undefined }))],
    ['is of another event', () => signed(honest({ events: { 'http://schemas.openid.net/event/other': {} } }))],
    ['has a text for its event', () => signed(honest({ events: { [event]: 'x' } }))],
    ['has events that are a text', () => signed(honest({ events: event }))],
    ['has ended', () => signed(honest({ exp: seconds() - 90 }))],
    ['has no end', () => signed(honest({ exp: undefined }))],
    ['is ten minutes old', () => signed(honest({ iat: seconds() - 600, exp: seconds() + 120 }))],
    ['is of tomorrow', () => signed(honest({ iat: seconds() + 86_400, exp: seconds() + 86_500 }))],
    ['does not say when it was made', () => signed(honest({ iat: undefined }))],
    ['is not valid yet', () => signed(honest({ nbf: seconds() + 600 }))],
    ['has no id', () => signed(honest({ jti: undefined }))],
    ['has an id that is no text', () => signed(honest({ jti: 7 }))],
    ['names neither a person nor a session', () => signed(honest({ sub: undefined }))],
    ['names somebody by a list', () => signed(honest({ sub: undefined, sid: ['s-1'] }))],
    ['is an access token', () => signed(honest(), { typ: 'at+jwt' })],
    ['needs an extension', () => signed(honest(), { crit: ['x'], x: 1 })],
    ['names the person twice', () => signed(JSON.stringify(honest()).replace('"sub":', '"sub":"otto","sub":'))],
    ['is encrypted', () => `${part({ alg: 'RSA-OAEP', enc: 'A256GCM' })}.a.b.c.d`],
    ['is no JSON', () => `${part('x')}.${part('y')}.z`],
    ['is nothing', () => ''],
    ['is very long', () => signed(honest({ padding: 'x'.repeat(20_000) }))],
  ] as [string, () => string][])('ends nothing if it %s', async (_, token) => {
    const browser = await nora();
    const answer = await post(token());
    expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
      400,
      'no-store',
      '{"error":"invalid_request"}',
    ]);
    expect(await isIn(browser)).toBe(true);
  });

  it('ends nothing for a second time', async () => {
    const token = signed(honest());
    expect((await post(token)).status).toBe(200);
    const browser = await enter();
    expect((await post(token)).status).toBe(400);
    running.clock.pass(minute);
    expect((await post(token)).status).toBe(400);
    expect(await isIn(browser)).toBe(true);
  });

  it('ends nothing of another customer, even with the same person and session', async () => {
    const browser = await enter('nora', 's-9');
    await setUpOidc(running, 'globex', { issuerUrl: provider.issuer, clientId: 'console', clientSecret, singleLogout: true });
    expect((await post(signed(honest({ sub: 'nora', sid: 's-9' })), 'globex')).status).toBe(200);
    expect(await isIn(browser)).toBe(true);
  });

  it('is taken from a form alone, once, and by POST', async () => {
    const browser = await enter();
    const token = () => `logout_token=${signed(honest())}`;
    const bodies = [
      await send(token(), 'acme', 'text/plain'),
      await send(JSON.stringify({ logout_token: signed(honest()) }), 'acme', 'application/json'),
      await send(`${token()}&${token()}`),
      await send('x'.repeat(1_000_000)),
      await send(token(), 'nobody-here'),
    ];
    expect(bodies.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect((await running.platform.fetch(new Request(`${addressOf('acme')}?${token()}`))).status).toBe(404);
    expect(await isIn(browser)).toBe(true);
  });

  it('never makes the platform call the provider unless it could be one', async () => {
    await changeOidc(running, acme, { issuerUrl: provider.issuer, clientId: 'console', clientSecret, singleLogout: true, scopes: 'email' });
    provider.reset();
    await post(signed(honest({ iss: 'https://other.example' })));
    await post(signed(honest({ aud: 'other' })));
    await post(keyed(clientSecret));
    expect(provider.calls).toEqual([]);
  });

  it('ends nothing while single logout is off', async () => {
    const browser = await enter();
    await changeOidc(running, acme, { issuerUrl: provider.issuer, clientId: 'console', clientSecret, singleLogout: false });
    expect((await post(signed(honest()))).status).toBe(400);
    expect(await isIn(browser)).toBe(true);
  });
});
