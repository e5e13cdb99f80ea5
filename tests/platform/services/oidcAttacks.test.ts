import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hmac, part, readAuthorization, sign, startEvilProvider } from '../../support/evilProvider.ts';
import type { Asked, EvilProvider } from '../../support/evilProvider.ts';
import { beginOidc, refusalsOf, setUpOidc } from '../../support/oidcCustomers.ts';
import type { OidcCustomer } from '../../support/oidcCustomers.ts';
import { rowsOf } from '../../support/ssoCustomers.ts';
import { startPlatform } from '../browser.ts';
import type { Running } from '../browser.ts';

// Attacks on ID tokens and on the flow, after RFC 8725 (JSON Web Token Best Current Practices) §2 and §3, RFC 9700 (Best Current Practice for
// OAuth 2.0 Security) §4, OpenID Connect Core 1.0 §3.1.3.7, RFC 9207, and PortSwigger's list of JWT attacks. Each is refused, opens no session,
// writes nothing but its entry in the security log, and leaves the right reason there.

let running: Running;
let provider: EvilProvider;
let acme: OidcCustomer;
const clientSecret = 'the secret of this client';
beforeAll(async () => {
  running = startPlatform();
  provider = await startEvilProvider();
  acme = await setUpOidc(running, 'acme', { issuerUrl: provider.issuer, clientId: 'console', clientSecret });
}, 120_000);
afterEach(() => void provider.reset());
afterAll(async () => {
  await running.close();
  await provider.stop();
});

const seconds = () => Math.floor(running.clock.now().getTime() / 1000);
const claimsOf = ({ nonce }: Asked): Record<string, unknown> => ({
  ...{ iss: provider.issuer, sub: 'nora', aud: 'console', nonce, iat: seconds(), exp: seconds() + 300 },
  ...{ email: 'nora@acme.example', given_name: 'Nora', family_name: 'Example' },
});
const signed = (claims: unknown, header: object = {}, key = provider.keys.privateKey): string => {
  const head = { alg: 'RS256', kid: 'k1', ...header };
  const data = `${part(head)}.${part(claims)}`;
  return `${data}.${sign(head.alg, key, data)}`;
};
const keyed = (claims: unknown, key: string): string => {
  const data = `${part({ alg: 'HS256', kid: 'k1' })}.${part(claims)}`;
  return `${data}.${hmac(key, data)}`;
};
const publicPem = (): string => provider.keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** A new version of the configuration, whose metadata and keys are read anew. */
async function bump(): Promise<void> {
  const { pool } = await running.platform.stores.identity();
  await pool.query('update sso_configs set version = version + 1');
}

const toPlatform = (asked: Asked, parameters: Record<string, string> = {}): string =>
  `${asked.redirectUri}?${new URLSearchParams({ code: 'a code', state: asked.state, ...parameters }).toString()}`;

interface Attack {
  token?: (asked: Asked) => unknown;
  before?: () => void;
  back?: (asked: Asked) => string;
}

async function attack({ token = (asked) => signed(claimsOf(asked)), before = () => undefined, back = toPlatform }: Attack) {
  running.clock.pass(1000);
  await bump();
  before();
  const browser = running.browser();
  const address = await beginOidc(browser, acme);
  const asked = address.startsWith('/') ? undefined : readAuthorization(address);
  if (asked) provider.idToken = token(asked);
  const rows = await rowsOf(running);
  const location = asked ? ((await browser.fetch(back(asked))).headers.get('location') ?? '') : address;
  expect(await rowsOf(running)).toEqual(rows);
  expect(browser.cookies.has('session')).toBe(false);
  const [newest] = await refusalsOf(running, acme);
  return { location, ...newest };
}

async function expectRefused(reason: string, change: Attack): Promise<void> {
  const { location, ...entry } = await attack(change);
  expect(location, JSON.stringify(entry)).toMatch(/^\/loginWithSSO\?error=(refused|expired|denied)$/);
  expect(entry, `${location}: ${entry.detail}`).toMatchObject({ reason });
}

const changed = (change: Record<string, unknown>) => (asked: Asked) => signed({ ...claimsOf(asked), ...change });
const without = (name: string) => (asked: Asked) => {
  const { [name]: _, ...rest } = claimsOf(asked);
  return signed(rest);
};
const headed = (header: object, key?: () => EvilProvider['keys']['privateKey']) => (asked: Asked) =>
  signed(claimsOf(asked), header, key?.());
const foreignKey = () => provider.foreign.privateKey;
const foreignJwk = () => provider.foreign.publicKey.export({ format: 'jwk' });
const unsigned = (alg: string) => (asked: Asked) => `${part({ alg, kid: 'k1' })}.${part(claimsOf(asked))}.`;

describe('a signature', () => {
  it.each<[string, (asked: Asked) => unknown]>([
    ...['none', 'None', 'NONE', 'nOnE', ''].map(
      (alg) => [`of the algorithm “${alg}”`, unsigned(alg)] as [string, (asked: Asked) => unknown],
    ),
    ['that is left out', (asked) => signed(claimsOf(asked)).replace(/[^.]*$/, '')],
    ['by HS256 with the public key as PEM', (asked) => keyed(claimsOf(asked), publicPem())],
    ['by HS256 with the public key as PEM without its last line break', (asked) => keyed(claimsOf(asked), publicPem().trim())],
    [
      'by HS256 with the public key as JWK',
      (asked) => keyed(claimsOf(asked), JSON.stringify(provider.keys.publicKey.export({ format: 'jwk' }))),
    ],
    ['by HS256 with the client’s secret', (asked) => keyed(claimsOf(asked), clientSecret)],
    ['by HS256 with an empty key', (asked) => keyed(claimsOf(asked), '')],
    ['by RS512, which is not on the list', headed({ alg: 'RS512' })],
    ['by another key of the same name', headed({}, foreignKey)],
    ['by a key that the token brings (jwk)', (asked) => headed({ jwk: foreignJwk() }, foreignKey)(asked)],
    ['by a key that the token brings, without a name', (asked) => headed({ jwk: foreignJwk(), kid: undefined }, foreignKey)(asked)],
    ['by a key at an address of the token (jku)', (asked) => headed({ jku: `${provider.issuer}/evil`, kid: 'k9' }, foreignKey)(asked)],
    ['by a certificate at an address of the token (x5u)', (asked) => headed({ x5u: `${provider.issuer}/evil` }, foreignKey)(asked)],
    ['by a certificate that the token brings (x5c)', headed({ x5c: ['MIIB'] }, foreignKey)],
    ['by a key named as a path', headed({ kid: '../../../../dev/null' }, foreignKey)],
    ['by a key named as a statement', headed({ kid: "k1' union select 'a' --" }, foreignKey)],
    ['by a key named as a command', headed({ kid: 'k1|/bin/true' }, foreignKey)],
    ['by a key of another type', headed({ kid: 'k2' })],
    ['that needs an extension (crit)', headed({ crit: ['exp2'], exp2: 1 })],
    [
      'of 64 zeros by ES256',
      (asked) => `${part({ alg: 'ES256', kid: 'k2' })}.${part(claimsOf(asked))}.${Buffer.alloc(64).toString('base64url')}`,
    ],
    ['of another token', (asked) => signed(claimsOf(asked)).replace(/\.[^.]*\./, `.${part({ ...claimsOf(asked), sub: 'admin' })}.`)],
    ['with one changed byte', (asked) => signed(claimsOf(asked)).replace(/.{8}$/, 'AAAAAAAA')],
  ])('%s is refused', (_, token) => expectRefused('SIGNATURE', { token }));

  it('leads the platform to no address of the token', async () => {
    await attack({ token: (asked) => headed({ jku: `${provider.issuer}/evil`, x5u: `${provider.issuer}/evil` }, foreignKey)(asked) });
    expect(provider.calls).toEqual(['/.well-known/openid-configuration', '/token', '/jwks']);
  });
});

describe('an ID token', () => {
  it.each<[string, string, (asked: Asked) => unknown]>([
    ['by another issuer', 'ISSUER', changed({ iss: 'https://login.other.example' })],
    ['by the issuer with a slash', 'ISSUER', (asked) => changed({ iss: `${provider.issuer}/` })(asked)],
    ['by a list of issuers', 'MALFORMED', (asked) => changed({ iss: [provider.issuer] })(asked)],
    ['by no issuer', 'MALFORMED', without('iss')],
    ['for another client', 'AUDIENCE', changed({ aud: 'other' })],
    ['for a client of a longer name', 'AUDIENCE', changed({ aud: 'console2' })],
    ['for two clients', 'AUDIENCE', changed({ aud: ['console', 'other'] })],
    ['for two clients, made for the other', 'AUDIENCE', changed({ aud: ['console', 'other'], azp: 'other' })],
    ['made for another client', 'AUDIENCE', changed({ azp: 'other' })],
    ['for nobody', 'MALFORMED', without('aud')],
    ['for an empty list', 'AUDIENCE', changed({ aud: [] })],
    ['with another nonce', 'MALFORMED', changed({ nonce: 'n'.repeat(43) })],
    ['with a list of nonces', 'MALFORMED', (asked) => changed({ nonce: [asked.nonce] })(asked)],
    ['without a nonce', 'MALFORMED', without('nonce')],
    ['that has ended', 'EXPIRED', () => ''],
    ['whose end is a text', 'MALFORMED', changed({ exp: '9999999999' })],
    ['without an end', 'MALFORMED', without('exp')],
    ['of the future', 'EXPIRED', () => ''],
    ['that is valid later', 'EXPIRED', () => ''],
    ['without a time', 'MALFORMED', without('iat')],
    ['that names nobody', 'MALFORMED', without('sub')],
    ['of an empty name', 'MALFORMED', changed({ sub: '' })],
    ['of a name of spaces', 'MALFORMED', changed({ sub: '  ' })],
    ['of a number', 'MALFORMED', changed({ sub: 7 })],
    ['of a name that is too long', 'MALFORMED', changed({ sub: 's'.repeat(256) })],
    ['that names the person twice', 'MALFORMED', (asked) => signed(JSON.stringify(claimsOf(asked)).replace('{', '{"sub":"admin",'))],
    [
      'that names the person twice, once escaped',
      'MALFORMED',
      (asked) => signed(JSON.stringify(claimsOf(asked)).replace('{', '{"s\\u0075b":"admin",')),
    ],
    ['that is encrypted', 'MALFORMED', () => 'a.b.c.d.e'],
    ['that is no token', 'MALFORMED', () => 'token'],
    ['that is an object', 'MALFORMED', (asked) => claimsOf(asked)],
    ['that is a list', 'MALFORMED', () => signed([1])],
    ['that is not there', 'MALFORMED', () => undefined],
  ])('%s is refused', (name, reason, token) => {
    const times: Record<string, object> = {
      'that has ended': { exp: seconds() - 120, iat: seconds() - 600 },
      'of the future': { iat: seconds() + 600, exp: seconds() + 900 },
      'that is valid later': { nbf: seconds() + 600 },
    };
    const time = times[name];
    return expectRefused(reason, { token: time ? (asked) => signed({ ...claimsOf(asked), ...time }) : token });
  });
});

describe('a response', () => {
  const announced = () => void (provider.metadata = { authorization_response_iss_parameter_supported: true });
  it.each<[string, string, Attack]>([
    ['by another issuer (mix-up)', 'ISSUER', { back: (asked) => toPlatform(asked, { iss: 'https://login.other.example' }) }],
    ['without the issuer that is announced (mix-up)', 'ISSUER', { before: announced }],
    [
      'by another issuer that is an error',
      'ISSUER',
      { before: announced, back: (asked) => toPlatform(asked, { iss: 'https://x.example', error: 'access_denied' }) },
    ],
    ['with two codes', 'MALFORMED', { back: (asked) => `${toPlatform(asked)}&code=other` }],
    ['with two states', 'MALFORMED', { back: (asked) => `${toPlatform(asked)}&state=other` }],
    ['with neither code nor error', 'MALFORMED', { back: ({ redirectUri, state }) => `${redirectUri}?state=${state}` }],
    [
      'with a token in the address (implicit flow)',
      'MALFORMED',
      { back: (asked) => toPlatform(asked, { id_token: signed(claimsOf(asked)) }) },
    ],
    ['that is an error', 'DENIED', { back: (asked) => toPlatform(asked, { error: 'access_denied' }) }],
    ['that is an error full of markup', 'DENIED', { back: (asked) => toPlatform(asked, { error: '<script>', error_description: '<b>' }) }],
    ['with an unknown state', 'EXPIRED', { back: (asked) => toPlatform(asked, { state: `o1_${'0'.repeat(40)}` }) }],
    ['without a state', 'EXPIRED', { back: ({ redirectUri }) => `${redirectUri}?code=x` }],
    ['with the code of another flow (PKCE)', 'EXPIRED', { before: () => void (provider.challenge = 'of another flow') }],
  ])('%s is refused', (_, reason, change) => expectRefused(reason, change));
});
