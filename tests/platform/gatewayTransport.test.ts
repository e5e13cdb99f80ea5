import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestHeaders, responseHeaders } from '../../src/gateway/headers.ts';
import { rawRequest } from '../support/rawRequest.ts';
import { until } from '../support/until.ts';
import { listenAs, startGateway, type Listening } from './gatewayCalls.ts';

const api = '/api/ap-southeast-2/graphql';

describe('what reaches the platform', () => {
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  const plain: typeof answer = (request, response) => void request.resume().on('end', () => response.end('from the platform'));
  let platform: Awaited<ReturnType<typeof listenAs>>;
  let other: Awaited<ReturnType<typeof listenAs>>;
  let gateway: Listening;
  beforeAll(async () => {
    platform = await listenAs((request, response) => answer(request, response));
    other = await listenAs(plain);
    gateway = await startGateway({ PLATFORM_URL: platform.address, PLATFORM_URL_EU_WEST_1: other.address });
  });
  afterAll(async () => {
    for (const each of [gateway, platform, other]) await each.close();
  });
  const begin = (next = plain) => {
    answer = next;
    platform.requests.length = 0;
    other.requests.length = 0;
  };
  afterEach(() => begin());
  const raw = (head: string, body = '') =>
    rawRequest(gateway.port, `${head}\r\nHost: localhost:${gateway.port}\r\nConnection: close\r\n\r\n${body}`, 5000);

  it.each([
    ['/api/ap-southeast-2/graphql'],
    ['/api/us-east-1/exports/1?x=//evil.example'],
    ['/sso/acme/metadata'],
    ['/apply/us-east-1/1/2'],
    ['/logos/1'],
    ['/t/o/ab.cd'],
  ])('is the address as it came: %s', async (path) => {
    begin();
    expect((await raw(`GET ${path} HTTP/1.1`)).text).toContain('from the platform');
    expect(platform.requests.map(({ url, headers }) => [url, headers.host])).toEqual([[path, `localhost:${platform.port}`]]);
  });

  it('is at the platform of its region', async () => {
    begin();
    await raw('GET /api/eu-west-1/graphql HTTP/1.1');
    await raw('GET /interview/eu-west-1/1 HTTP/1.1');
    expect([platform.requests.length, other.requests.map(({ url }) => url)]).toEqual([
      0,
      ['/api/eu-west-1/graphql', '/interview/eu-west-1/1'],
    ]);
  });

  it.each([
    ['GET http://evil.example/api/eu-west-1/graphql HTTP/1.1', 400],
    ['GET //evil.example/api HTTP/1.1', 200],
    ['GET /api/../metrics HTTP/1.1', 400],
    ['GET /api/%2e%2E/metrics HTTP/1.1', 400],
    ['GET /sso/..%2fmetrics HTTP/1.1', 400],
    ['GET /sso/..;/metrics HTTP/1.1', 400],
    ['GET /sso/%252e%252e/metrics HTTP/1.1', 400],
    ['GET /sso//evil.example HTTP/1.1', 400],
    ['GET /sso/\\..\\metrics HTTP/1.1', 400],
    ['GET /api%2feu-west-1 HTTP/1.1', 200],
    ['GET /API/eu-west-1/graphql HTTP/1.1', 200],
    ['GET /api/nowhere/graphql HTTP/1.1', 404],
    ['GET /metrics HTTP/1.1', 200],
    ['GET /dkim/zone.txt HTTP/1.1', 404],
    ['GET /dev/outbox HTTP/1.1', 200],
    ['OPTIONS /api/eu-west-1/graphql HTTP/1.1', 405],
    ['DELETE /api/eu-west-1/graphql HTTP/1.1', 405],
    ['CONNECT evil.example:443 HTTP/1.1', undefined],
    [`POST ${api} HTTP/1.1\r\nContent-Length: 3\r\nTransfer-Encoding: chunked`, 400],
    [`POST ${api} HTTP/1.1\r\nContent-Length: 3\r\nContent-Length: 4`, 400],
    [`POST ${api} HTTP/1.1\r\nTransfer-Encoding: xchunked`, 400],
    [`POST ${api} HTTP/1.1\r\nTransfer-Encoding : chunked`, 400],
    [`POST ${api} HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`, 431],
  ])('is nothing of %s', async (head, status) => {
    begin();
    const reply = await raw(head);
    if (status !== 200) expect(reply.status).toBe(status);
    expect(reply.text).not.toContain('from the platform');
    expect([...platform.requests, ...other.requests].map(({ url }) => url)).toEqual([]);
  });

  it('is nothing that was sent to another host name', async () => {
    begin();
    const reply = await rawRequest(gateway.port, `POST ${api} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`, 5000);
    expect([reply.status, platform.requests]).toEqual([421, []]);
  });

  it('is one request for each that came, whatever its headers claim', async () => {
    begin();
    const smuggled = `GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n`;
    const length = `Content-Length: ${smuggled.length}`;
    await raw(`GET /sso/acme/metadata HTTP/1.1\r\n${length}`, smuggled);
    await raw(`POST ${api} HTTP/1.1\r\n${length}\r\nConnection: content-length`, smuggled);
    await raw(`POST ${api} HTTP/1.1\r\nUpgrade: websocket\r\nConnection: upgrade, x-private\r\nX-Private: 1\r\n${length}`, smuggled);
    expect(
      platform.requests.map(({ method, url, headers }) => [method, url, headers['content-length'], headers.upgrade, headers['x-private']]),
    ).toEqual([
      ['GET', '/sso/acme/metadata', undefined, undefined, undefined],
      ['POST', api, String(smuggled.length), undefined, undefined],
      ['POST', api, String(smuggled.length), undefined, undefined],
    ]);
  });

  it('knows the browser and the console’s address from this server alone', async () => {
    begin();
    const claims = ['X-Forwarded-For: 203.0.113.9', 'X-Forwarded-Host: evil.example', 'Forwarded: for=x', 'X-Original-URL: /metrics'];
    await raw(`GET /sso/acme/metadata HTTP/1.1\r\n${claims.join('\r\n')}`);
    const {
      'x-forwarded-for': client,
      'x-forwarded-host': host,
      'x-forwarded-proto': proto,
      forwarded,
      'x-original-url': url,
    } = platform.requests[0]!.headers;
    expect([host, proto, forwarded, url]).toEqual([`localhost:${gateway.port}`, 'http', undefined, undefined]);
    expect(client).toMatch(/127\.0\.0\.1$/);
  });

  it('arrives piece by piece, and so does the answer', async () => {
    const pieces: string[] = [];
    begin((request, response) => {
      request.on('data', (piece: Buffer) => {
        pieces.push(String(piece));
        response.write(`got ${String(piece)}`);
      });
      request.on('end', () => response.end());
    });
    let push: (piece: string | undefined) => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) =>
        (push = (piece) => (piece === undefined ? controller.close() : controller.enqueue(new TextEncoder().encode(piece)))),
    });
    const sent = fetch(`${gateway.address}${api}`, { method: 'POST', body, duplex: 'half' } as RequestInit);
    push('one');
    const reader = (await sent).body!.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('got one');
    push('two');
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('got two');
    push(undefined);
    expect((await reader.read()).done).toBe(true);
    expect(pieces).toEqual(['one', 'two']);
  });

  it('ends when the browser leaves before anything was answered', async () => {
    let left = false;
    begin((_, response) => void response.once('close', () => (left = true)));
    const leaving = new AbortController();
    const sent = fetch(`${gateway.address}${api}`, { method: 'POST', body: '{}', signal: leaving.signal }).catch(() => undefined);
    await until(() => platform.requests.length === 1);
    leaving.abort();
    await sent;
    await until(() => left);
  });

  it('has an end: too large a body is refused, and an answer that breaks off is no whole one', async () => {
    begin();
    const large = await fetch(`${gateway.address}${api}`, { method: 'POST', body: new Uint8Array(33_000_000) });
    expect([large.status, await large.json()]).toMatchObject([413, { errors: [{ extensions: { reason: 'BODY_TOO_LARGE' } }] }]);
    begin((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('part');
      setTimeout(() => response.destroy(), 50);
    });
    await expect(fetch(`${gateway.address}${api}`, { method: 'POST', body: '{}' }).then((each) => each.text())).rejects.toThrow();
  });
});

describe('the headers of a forwarded call', () => {
  const ends = (own: string, platform: string) => ({ own, platform, client: '192.0.2.1', isOwnOrigin: (origin: string) => origin === own });
  const [secure, open, elsewhere] = ['https://console.example', 'http://localhost:4000', 'https://platform.example'];

  it('name the platform where the browser names the console, and leave other sites as they are', () => {
    const from = { origin: secure, referer: `${secure}/users?x=1`, host: 'console.example', connection: 'keep-alive' };
    expect(requestHeaders(from, ends(secure, elsewhere))).toEqual({
      host: 'platform.example',
      origin: elsewhere,
      referer: `${elsewhere}/users?x=1`,
      'x-forwarded-for': '192.0.2.1',
      'x-forwarded-host': 'console.example',
      'x-forwarded-proto': 'https',
    });
    expect(requestHeaders({ origin: 'https://login.example' }, ends(secure, elsewhere))).toMatchObject({ origin: 'https://login.example' });
  });

  it('lead back to the console, and to nowhere else than the platform does', () => {
    const locationOf = (location: string) => responseHeaders({ location }, ends(secure, elsewhere))['location'];
    expect(locationOf('https://platform.example/login?x=1')).toBe(`${secure}/login?x=1`);
    expect(locationOf('https://platform.example.evil.example/')).toBe('https://platform.example.evil.example/');
    expect(locationOf('https://login.example/saml')).toBe('https://login.example/saml');
    expect(locationOf('https://platform.example//evil.example')).toBe(`${secure}//evil.example`);
  });

  it('store cookies for the console’s host, secure where it is', () => {
    const stored = (line: string, own: string, platform = elsewhere) =>
      responseHeaders({ 'set-cookie': [line] }, ends(own, platform))['set-cookie'];
    const line = 'session=a; Domain=.platform.example; Path=/; HttpOnly; SameSite=None; Secure';
    expect(stored(line, secure)).toEqual(['session=a; Path=/; HttpOnly; SameSite=None; Secure']);
    expect(stored(line, open)).toEqual(['session=a; Path=/; HttpOnly; SameSite=Lax']);
    expect(stored('csrf=b; Path=/', secure, 'http://platform.internal')).toEqual(['csrf=b; Path=/; Secure']);
  });

  it('give a cookie its prefix back, which a page on http cannot store', () => {
    const { 'set-cookie': stored } = responseHeaders({ 'set-cookie': ['__Host-csrf=b; Path=/; Secure'] }, ends(open, elsewhere));
    expect(stored).toEqual(['csrf=b; Path=/']);
    expect(requestHeaders({ cookie: 'csrf=b; __Host-csrf=planted' }, ends(open, elsewhere))['cookie']).toBe('csrf=b; __Host-csrf=b');
    expect(requestHeaders({ cookie: '__Host-csrf=b; csrf=planted' }, ends(secure, elsewhere))['cookie']).toBe(
      '__Host-csrf=b; csrf=planted',
    );
  });
});
