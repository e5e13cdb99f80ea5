import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../../src/platform/http/log.ts';
import { origin, startPlatform } from '../browser.ts';
import type { Browser, Running } from '../browser.ts';
import { callWith, createKey, createKeyText, groupsText, newKey } from './apiKeyCalls.ts';
import { groupWith, scopeOf } from './people.ts';
import type { Scope } from './people.ts';

// A stranger who knows an API key's public parts, but not its secret.

const logged: string[] = [];
let running: Running;
let admin: Browser;
let scope: Scope;
let group: string;
let key: { _id: string; prefix: string; secret: string };
let other: { prefix: string; secret: string };
beforeAll(async () => {
  running = startPlatform({}, { log: createLog('trace', { write: (line: string) => void logged.push(line) }) });
  admin = await running.browser().as('admin@acme.example');
  scope = await scopeOf(admin);
  group = await groupWith(running, admin, scope);
  key = await createKey(admin, scope, [group]);
  other = await createKey(admin, scope, [group]);
}, 120_000);
afterAll(() => running.close());

const secretOf = (text: string) => text.slice(-43);
const flip = (text: string, at: number) => {
  const index = (at + text.length) % text.length;
  return text.slice(0, index) + (text[index] === 'A' ? 'B' : 'A') + text.slice(index + 1);
};

/** Headers that differ from a right one in a single way. */
const attacks: [name: string, header: () => string][] = [
  ['an empty bearer', () => 'Bearer'],
  ['a bearer of spaces', () => 'Bearer    '],
  ['the prefix alone', () => `Bearer ${key.prefix}`],
  ['the prefix with its stroke', () => `Bearer ${key.prefix}_`],
  ['the prefix with an empty secret of spaces', () => `Bearer ${key.prefix}_${' '.repeat(43)}`],
  ['the id alone', () => `Bearer ${key._id}`],
  ['the secret alone', () => `Bearer ${secretOf(key.secret)}`],
  ['the secret of another key', () => `Bearer ${key.prefix}_${secretOf(other.secret)}`],
  ['a first letter that differs', () => `Bearer ${key.prefix}_${flip(secretOf(key.secret), 0)}`],
  ['a middle letter that differs', () => `Bearer ${key.prefix}_${flip(secretOf(key.secret), 21)}`],
  ['a last letter that differs', () => `Bearer ${key.prefix}_${flip(secretOf(key.secret), -1)}`],
  ['a secret of another case', () => `Bearer ${key.prefix}_${swapCase(secretOf(key.secret))}`],
  ['a secret that is too short', () => `Bearer ${key.secret.slice(0, -1)}`],
  ['a secret that is too long', () => `Bearer ${key.secret}A`],
  ['a secret with padding', () => `Bearer ${key.secret}=`],
  ['a secret backwards', () => `Bearer ${key.prefix}_${secretOf(key.secret).split('').toReversed().join('')}`],
  ['a secret twice', () => `Bearer ${key.secret}${secretOf(key.secret)}`],
  ['the hash of nothing', () => `Bearer ${key.prefix}_47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU`],
  ['the placeholder of a missing hash', () => `Bearer ${key.prefix}_${'-'.repeat(43)}`],
  ['a wildcard for the secret', () => `Bearer ${key.prefix}_${'%'.repeat(43)}`],
  ['SQL in the secret', () => `Bearer ${key.prefix}_' or '1'='1`],
  ['SQL in the id', () => `Bearer hck_ap-southeast-2_'or'1'='1_${secretOf(key.secret)}`],
  ['the region in capitals', () => `Bearer ${key.secret.replace('ap-southeast-2', 'AP-SOUTHEAST-2')}`],
  ['another region', () => `Bearer ${key.secret.replace('ap-southeast-2', 'eu-west-1')}`],
  ['no such region', () => `Bearer ${key.secret.replace('ap-southeast-2', 'moon-north-1')}`],
  ['no region', () => `Bearer ${key.secret.replace('ap-southeast-2', '')}`],
  ['a path for a region', () => `Bearer ${key.secret.replace('ap-southeast-2', '../identity')}`],
  ['a property of objects for a region', () => `Bearer ${key.secret.replace('ap-southeast-2', 'constructor')}`],
  ['an id in capitals', () => `Bearer ${key.secret.replace(key._id, flipHex(key._id.toUpperCase()))}`],
  ['the next id', () => `Bearer ${key.secret.replace(key._id, nextId(key._id))}`],
  ['a customer’s id for the key’s', () => `Bearer ${key.secret.replace(key._id, scope.customerId)}`],
  ['an id of zeros', () => `Bearer ${key.secret.replace(key._id, '0'.repeat(24))}`],
  ['another prefix', () => `Bearer ${key.secret.replace('hck', 'sk')}`],
  ['a prefix in capitals', () => `Bearer ${key.secret.replace('hck', 'HCK')}`],
  ['strokes of another kind', () => `Bearer ${key.secret.replaceAll('_', '-')}`],
  ['a space within', () => `Bearer ${key.secret.slice(0, 20)} ${key.secret.slice(20)}`],
  ['a tab within', () => `Bearer ${key.secret.slice(0, 20)}\t${key.secret.slice(20)}`],
  ['a tab for the space', () => `Bearer\t${key.secret}`],
  ['no space', () => `Bearer${key.secret}`],
  ['a colon', () => `Bearer: ${key.secret}`],
  ['an equals sign', () => `Bearer=${key.secret}`],
  ['quotes', () => `Bearer "${key.secret}"`],
  ['angle brackets', () => `Bearer <${key.secret}>`],
  ['percent signs', () => `Bearer ${encodeURIComponent(key.secret)}%20`],
  ['a letter of another alphabet', () => `Bearer \u00E0${key.secret}`],
  ['a space that is none', () => `Bearer\u00A0${key.secret}`],
  ['two bearers', () => `Bearer Bearer ${key.secret}`],
  ['two keys', () => `Bearer ${other.secret} ${key.secret}`],
  ['two keys by comma', () => `Bearer ${other.secret}, Bearer ${key.secret}`],
  ['a parameter after it', () => `Bearer ${key.secret}; realm=x`],
  ['the scheme Basic', () => `Basic ${key.secret}`],
  ['the scheme Basic with a password', () => `Basic ${key.prefix}_:${secretOf(key.secret)}`],
  ['the scheme Token', () => `Token ${key.secret}`],
  ['the scheme ApiKey', () => `ApiKey ${key.secret}`],
  ['no scheme', () => key.secret],
  ['ten thousand letters', () => `Bearer ${key.prefix}_${'A'.repeat(10_000)}`],
  ['a key and ten thousand letters', () => `Bearer ${key.secret}${'A'.repeat(10_000)}`],
  ['a list as JSON', () => `Bearer ["${key.secret}"]`],
  ['a token that others use', () => 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.'],
  ['a word of JavaScript', () => 'Bearer undefined'],
];

const swapCase = (text: string) =>
  text
    .split('')
    .map((each) => (each === each.toLowerCase() ? each.toUpperCase() : each.toLowerCase()))
    .join('');
const nextId = (id: string) => id.slice(0, -1) + ((Number.parseInt(id.slice(-1), 16) + 1) % 16).toString(16);
/** Differs whether or not the id has letters. */
const flipHex = (text: string) => (/[A-F]/.test(text) ? text : `A${text.slice(1)}`);

const refused = {
  errors: [{ message: 'This API key is not valid.', extensions: { code: 'UNAUTHENTICATED', reason: 'API_KEY_UNKNOWN' } }],
};

async function send(headers: Record<string, string>, path = '/api/ap-southeast-2/graphql') {
  const reply = await running.platform.fetch(
    new Request(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({
        query: groupsText,
        variables: { filter: { organizationId: scope.organizationId, customerId: scope.customerId } },
      }),
    }),
  );
  const { 'x-request-id': _, ...shown } = Object.fromEntries(reply.headers);
  return { status: reply.status, headers: shown, body: (await reply.json()) as unknown };
}

const namesOfSecrets = () => [key, other].flatMap(({ secret }) => [secret, secretOf(secret), secretOf(secret).slice(0, -1)]);
const leaked = (from: number) => logged.slice(from).filter((line) => namesOfSecrets().some((secret) => line.includes(secret)));

describe('an Authorization header that holds no right key', () => {
  it('is one of more than forty', () => {
    expect(new Set(attacks.map(([name]) => name)).size).toBe(attacks.length);
    expect(attacks.length).toBeGreaterThanOrEqual(40);
    expect(attacks.filter(([, header]) => header() === `Bearer ${key.secret}`)).toEqual([]);
  });

  it.each(attacks)('is refused alike and logged nowhere: %s', async (_, header) => {
    const begun = logged.length;
    const plain = await send({ authorization: 'Bearer none' });
    expect(plain).toMatchObject({ status: 401, body: refused });
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const csrf = admin.cookies.get('csrf') ?? '';
    expect(await send({ authorization: header() })).toEqual(plain);
    expect(await send({ authorization: header(), cookie, 'x-csrf-token': csrf })).toEqual(plain);
    expect(leaked(begun)).toEqual([]);
  });
});

describe('an API key in another place', () => {
  it.each([
    [
      'the address',
      (secret: string) => send({}, `/api/ap-southeast-2/graphql?key=${secret}&access_token=${secret}&authorization=Bearer%20${secret}`),
    ],
    ['the path', (secret: string) => send({}, `/api/ap-southeast-2/${secret}/graphql`)],
    ['the region of the path', (secret: string) => send({}, `/api/${secret}/graphql`)],
    ['a header of its own', (secret: string) => send({ 'x-api-key': secret, 'api-key': secret, 'x-authorization': `Bearer ${secret}` })],
    ['a proxy’s header', (secret: string) => send({ 'proxy-authorization': `Bearer ${secret}` })],
    ['a cookie', (secret: string) => send({ cookie: `session=${secret}; authorization=Bearer ${secret}; api_key=${secret}` })],
    ['the anti-forgery token', (secret: string) => send({ 'x-csrf-token': secret, cookie: `csrf=${secret}` })],
    ['the id of the request', (secret: string) => send({ 'x-request-id': secret })],
    ['the idempotency key', (secret: string) => send({ 'idempotency-key': secret })],
    ['the browser’s name', (secret: string) => send({ 'user-agent': secret })],
  ])('opens nothing and is logged nowhere: %s', async (_, by) => {
    const begun = logged.length;
    const { status, body } = await by(key.secret);
    expect([200, 403, 404]).toContain(status);
    expect(['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN']).toContain(
      (body as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code,
    );
    expect(leaked(begun)).toEqual([]);
  });

  it('next to a wrong header is not looked for', async () => {
    const reply = await send({ authorization: 'Bearer none', 'x-api-key': key.secret }, `/api/ap-southeast-2/graphql?key=${key.secret}`);
    expect(reply).toMatchObject({ status: 401, body: refused });
  });
});

describe('two Authorization headers over HTTP', () => {
  it('count as the first alone, whose wrong key is refused', async () => {
    const server = running.platform.createServer();
    await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const status = await new Promise((done, failed) => {
      const sent = request({ port, host: '127.0.0.1', path: '/api/ap-southeast-2/graphql', method: 'POST' }, (reply) => {
        reply.resume();
        done(reply.statusCode);
      });
      sent.on('error', failed);
      sent.setHeader('content-type', 'application/json');
      sent.setHeader('host', new URL(origin).host);
      sent.setHeader('authorization', ['Bearer none', `Bearer ${key.secret}`]);
      sent.end('{ "query": "{ __typename }" }');
    });
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    expect(status).toBe(401);
  });
});

it('a right key still works after all of this, and does not make others', async () => {
  expect((await send({ authorization: `bearer   ${key.secret}` })).status).toBe(200);
  expect(await callWith(running, key.secret, createKeyText, { apiKey: newKey(scope, [group]) })).toMatchObject({ reason: 'PEOPLE_ONLY' });
});
