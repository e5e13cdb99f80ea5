import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchThrough } from '../../../src/platform/http/node.ts';
import { createConsole } from '../../../src/platform/http/console.ts';
import { origin, startEngine } from '../engine.ts';
import type { Engine } from '../engine.ts';

const script = 'export const answer = 42;';

describe('the console’s files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-files-'));
  let engine: Engine;
  beforeAll(() => {
    mkdirSync(join(folder, 'assets'));
    mkdirSync(join(folder, '.vite'));
    writeFileSync(join(folder, 'index.html'), '<title>signed out</title>');
    writeFileSync(join(folder, 'signed-in.html'), '<title>signed in</title>');
    writeFileSync(join(folder, 'assets/main-abc.js'), script);
    writeFileSync(join(folder, 'assets/main-abc.js.br'), brotliCompressSync(script));
    writeFileSync(join(folder, 'assets/main-abc.js.gz'), gzipSync(script));
    writeFileSync(join(folder, '.vite/manifest.json'), '{}');
    engine = startEngine({}, { consoleDir: folder });
  });
  afterAll(async () => {
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    engine.platform.fetch(new Request(origin + path, { method, headers }));

  it.each(['/', '/login', '/eu-west-1/o1/c1/customers', '/index.html', '/some/page?with=query'])(
    'answer %s with the one page, to be asked for anew each time',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
        200,
        '<title>signed out</title>',
        'no-cache',
      ]);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    },
  );

  it('name the console’s own chunks to whoever seems signed in', async () => {
    const answer = await get('/customers', { cookie: 'a=b; csrf=x' });
    expect(await answer.text()).toBe('<title>signed in</title>');
    expect(answer.headers.get('vary')).toContain('cookie');
  });

  it('with a hash in their name are kept for ever, in the smallest form that the browser reads', async () => {
    const answer = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect([answer.headers.get('content-encoding'), answer.headers.get('cache-control')]).toEqual([
      'br',
      'public, max-age=31536000, immutable',
    ]);
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(script);
    expect((await get('/assets/main-abc.js', { 'accept-encoding': 'br;q=0, gzip' })).headers.get('content-encoding')).toBe('gzip');
    expect(await (await get('/assets/main-abc.js')).text()).toBe(script);
  });

  it('are not sent again to a browser that has them', async () => {
    const etag = (await get('/assets/main-abc.js')).headers.get('etag') ?? '';
    const answer = await get('/assets/main-abc.js', { 'if-none-match': etag });
    expect([answer.status, await answer.text()]).toEqual([304, '']);
  });

  it.each([
    '/assets/gone-123.js',
    '/.vite/manifest.json',
    '/assets/main-abc.js.br',
    '/../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
  ])('say that there is no %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('dependencies');
  });

  it('answer HEAD without a body and nothing but GET and HEAD', async () => {
    const head = await get('/', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await get('/', {}, 'POST')).status).toBe(405);
  });

  it('do not stand in for an address of the API', async () => {
    expect([(await get('/api/unknown')).status, (await get('/api/')).status]).toEqual([404, 404]);
  });

  it('are missed politely before they are built', async () => {
    const unbuilt = createConsole(join(folder, 'nothing'));
    const answer = await fetchThrough(async (incoming) => unbuilt(incoming), new Request(`${origin}/`));
    expect([answer.status, await answer.text()]).toEqual([404, 'The console is not built. Run: npm run build']);
  });
});

describe('what operators ask', () => {
  let engine: Engine;
  beforeAll(() => {
    engine = startEngine({}, {}, { version: '9.8.7' });
  });
  afterAll(() => engine.close());
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await engine.platform.fetch(new Request(origin + path, { headers }));
    return { status: answer.status, text: await answer.text() };
  };

  it('is it alive, is it ready, which version is it', async () => {
    expect(await get('/healthz')).toEqual({ status: 200, text: 'ok' });
    expect(await get('/readyz')).toEqual({ status: 200, text: 'ready' });
    expect(await get('/healthz/stores')).toEqual({ status: 200, text: 'ok' });
    expect(await get('/healthz/stores/eu-west-1')).toEqual({ status: 200, text: 'ok' });
    expect(await get('/version/version.json')).toEqual({ status: 200, text: '{"version":"9.8.7"}' });
  });

  it('gives figures by operation, without a word of what was sent', async () => {
    await engine.post({ query: '{ AuthMe { _id } }' });
    const { text } = await get('/metrics');
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(403);
    expect(text).toContain('console_operations_total{operation="AuthMe",code="UNAUTHENTICATED"} 1');
    expect(text).toContain('console_request_seconds_count{route="api",status="200"}');
  });

  it('gives figures to anybody who holds the token, where there is one', async () => {
    const guarded = startEngine({}, { metricsToken: 'let-me-in' });
    const ask = async (headers: Record<string, string>) =>
      (await guarded.platform.fetch(new Request(`${origin}/metrics`, { headers }))).status;
    expect([await ask({}), await ask({ authorization: 'Bearer wrong' }), await ask({ authorization: 'Bearer let-me-in' })]).toEqual([
      403, 403, 200,
    ]);
    await guarded.close();
  });

  it('is not ready while it is being stopped', async () => {
    const stopping = startEngine();
    stopping.platform.stop();
    expect((await stopping.platform.fetch(new Request(`${origin}/readyz`))).status).toBe(503);
    await stopping.close();
  });

  it('finds a call in the log by its id, with its operation and outcome and none of its secrets', async () => {
    engine.lines.length = 0;
    await engine.post(
      {
        query: 'mutation ($p: String!) { AuthEmailLogin(email: "a@demo.example", password: $p) { mfa } }',
        variables: { p: 'hunter2-password' },
      },
      { cookie: 'session=secret-token', 'x-request-id': 'request-0815' },
    );
    const line = engine.lines.find((each) => each.includes('request-0815')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ operations: ['AuthEmailLogin'], codes: ['INTERNAL_SERVER_ERROR'], status: 200 });
    expect(engine.lines.join()).not.toMatch(/hunter2|secret-token|a@demo/);
  });
});
