import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { maxRequestBytes } from '../../../src/engine/server/proxy.ts';
import { createApi } from '../../apis/start.ts';
import { consoleOf, says, startServer } from './console.ts';

const secret = 'Bearer only-the-server-knows-0123456789';
const schema = createApi('plain').introspection;
let api: Awaited<ReturnType<typeof startServer>>;
let elsewhere: Awaited<ReturnType<typeof startServer>>;
let page: Awaited<ReturnType<typeof consoleOf>>;

beforeAll(async () => {
  api = await startServer(
    says({ data: { ok: true } }, 200, { 'set-cookie': 'of=the-api', 'x-powered-by': 'a server', location: 'http://other.example' }),
  );
  elsewhere = await startServer(says({ data: { stolen: true } }));
  page = await consoleOf({ endpoint: api.url, schema, headers: { authorization: secret, 'x-api-key': 'key-0123456789abcdef' } });
});
afterEach(() => {
  api.heard.length = 0;
  elsewhere.heard.length = 0;
});
afterAll(async () => {
  await api.stop();
  await elsewhere.stop();
});

const query = '{ ok }';
const other = () => elsewhere.url;

/** Payloads of a hostile page that try to redirect a call or to smuggle data to the API. */
const payloads: [what: string, send: () => Promise<Response>][] = [
  ...[
    'x-forwarded-host',
    'x-original-url',
    'x-rewrite-url',
    'forwarded',
    'x-http-method-override',
    'x-forwarded-for',
    'x-real-ip',
    'via',
    'proxy-authorization',
    'x-target',
    'x-endpoint',
    'destination',
    'referer',
    'cookie',
    'authorization',
    'x-api-key',
    'x-hasura-admin-secret',
    'x-hasura-role',
    'apollo-require-preflight',
    'user-agent',
  ].map((name): [string, () => Promise<Response>] => [`the header ${name}`, () => page.ask({ query }, { [name]: other() })]),
  ['an address in the body', () => page.ask({ query, endpoint: other(), url: other(), uri: other(), host: other() })],
  ['headers in the body', () => page.ask({ query, headers: { host: other() }, context: { headers: { authorization: 'mine' } } })],
  ['an extension', () => page.ask({ query, extensions: { persistedQuery: { sha256Hash: 'x' }, endpoint: other() } })],
  [
    'an address in the query',
    () => page.send(`/graphql?endpoint=${other()}&url=${other()}`, { method: 'POST', headers: json, body: JSON.stringify({ query }) }),
  ],
  [
    'a fragment of an address',
    () => page.send('/graphql?@other.example/', { method: 'POST', headers: json, body: JSON.stringify({ query }) }),
  ],
  ['an operation named as an address', () => page.ask({ query, operationName: other() })],
  ['variables that hold an address', () => page.ask({ query, variables: { endpoint: other(), __proto__: { endpoint: other() } } })],
  ['a prototype', () => page.ask(`{"query":"{ ok }","__proto__":{"endpoint":"http://other.example"},"constructor":{"endpoint":"x"}}`)],
];
const refusals: [what: string, send: () => Promise<Response>][] = [
  ['a batch', () => page.ask([{ query }, { query }])],
  ['a body that is no JSON', () => page.ask('query={ok}')],
  ['a stored document alone', () => page.ask({ id: 'x', extensions: {} })],
  ['a query that is an object', () => page.ask({ query: { url: other() } })],
  ['variables that are a list', () => page.ask({ query, variables: [other()] })],
  [
    'a whole address as the path',
    () => page.send(`//other.example/graphql`, { method: 'POST', headers: json, body: JSON.stringify({ query }) }),
  ],
  ['a path below the proxy', () => page.send('/graphql/../admin', { method: 'POST', headers: json, body: JSON.stringify({ query }) })],
  ['a question in the address', () => page.send('/graphql?query={ok}')],
  ['another method', () => page.send('/graphql', { method: 'PUT', headers: json, body: JSON.stringify({ query }) })],
  [
    'a name that is not this console',
    () => page.send('/graphql', { method: 'POST', headers: json, body: JSON.stringify({ query }) }, 'other.example'),
  ],
];
const json = { 'content-type': 'application/json' };

describe('the way to the API', () => {
  it('has some thirty hostile calls to hold against', () => {
    expect(payloads.length + refusals.length).toBeGreaterThanOrEqual(30);
  });

  for (const [what, send] of payloads)
    it(`leads nowhere else, and carries nothing else, for ${what}`, async () => {
      const response = await send();
      expect(await response.json()).toEqual({ data: { ok: true } });
      expect(elsewhere.heard).toEqual([]);
      expect(api.heard).toHaveLength(1);
      const [heard] = api.heard;
      expect(heard?.url).toBe('/graphql');
      expect(heard?.headers.authorization).toBe(secret);
      expect(heard?.headers['x-api-key']).toBe('key-0123456789abcdef');
      const { host } = new URL(api.url);
      expect(heard?.headers.host).toBe(host);
      expect(JSON.stringify(heard?.headers)).not.toContain(new URL(elsewhere.url).host);
      expect(
        Object.keys(JSON.parse(heard?.body ?? '{}') as object).filter((key) => !['query', 'variables', 'operationName'].includes(key)),
      ).toEqual([]);
    });

  for (const [what, send] of refusals)
    it(`is closed to ${what}`, async () => {
      const response = await send();
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(api.heard).toEqual([]);
      expect(elsewhere.heard).toEqual([]);
    });

  it('passes a language and a key of what is done once', async () => {
    await page.ask({ query }, { 'accept-language': 'en-GB', 'idempotency-key': 'k1' });
    expect(api.heard[0]?.headers).toMatchObject({ 'accept-language': 'en-GB', 'idempotency-key': 'k1' });
  });

  it('brings back nothing but the answer itself', async () => {
    const response = await page.ask({ query });
    for (const name of ['set-cookie', 'x-powered-by', 'location', 'authorization']) expect(response.headers.get(name)).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('does not follow an API that sends its callers elsewhere', async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      const moving = await startServer(says('', status, { location: elsewhere.url }));
      const moved = await consoleOf({ endpoint: moving.url, schema, headers: { authorization: secret } });
      const answer = (await (await moved.ask({ query })).json()) as { errors: { message: string; extensions: { code: string } }[] };
      expect(answer.errors[0]?.extensions.code).toBe('DOWNSTREAM_SERVICE_ERROR');
      expect(answer.errors[0]?.message).toContain('not followed');
      await moving.stop();
    }
    expect(elsewhere.heard).toEqual([]);
  });

  it('takes its own secrets out of an answer that repeats them', async () => {
    const echo = await startServer(({ headers }, response) =>
      says({ errors: [{ message: `No right for ${JSON.stringify(headers)}` }] })({} as never, response),
    );
    const echoed = await consoleOf({ endpoint: echo.url, schema, headers: { authorization: secret, 'x-api-key': 'key-0123456789abcdef' } });
    const text = await (await echoed.ask({ query })).text();
    expect(text).toContain('No right for');
    expect(text).not.toContain('only-the-server-knows');
    expect(text).not.toContain('key-0123456789abcdef');
    await echo.stop();
  });

  it('says in GraphQL what is none: a page of HTML, an answer that never ends, a server that is gone', async () => {
    const html = await startServer(says('<h1>Bad gateway</h1>', 502, { 'content-type': 'text/html' }));
    const broken = await consoleOf({ endpoint: html.url, schema });
    expect(await (await broken.ask({ query })).json()).toMatchObject({ errors: [{ extensions: { code: 'DOWNSTREAM_SERVICE_ERROR' } }] });
    await html.stop();
    const gone = await broken.ask({ query });
    expect(gone.status).toBe(502);
    expect(await gone.json()).toMatchObject({ errors: [{ extensions: { code: 'DOWNSTREAM_SERVICE_ERROR', reason: 'UNREACHABLE' } }] });
  });

  it('says by one code that the API does not know who asks, whatever its own is', async () => {
    const closed = await startServer(says({ errors: [{ message: 'x', extensions: { code: 'invalid-jwt', path: '$' } }] }));
    const asked = await consoleOf({ endpoint: closed.url, schema });
    expect(await (await asked.ask({ query })).json()).toEqual({
      errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED', path: '$' } }],
    });
    await closed.stop();
  });

  it('bounds a question, and is not asked about one that is larger', async () => {
    const response = await page.ask({ query: `{ ok } # ${'x'.repeat(maxRequestBytes)}` });
    expect(response.status).toBe(413);
    expect(api.heard).toEqual([]);
  });
});
