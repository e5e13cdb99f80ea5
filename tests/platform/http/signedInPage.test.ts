import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConsole } from '../../../src/platform/http/console.ts';
import type { Incoming } from '../../../src/platform/http/message.ts';

const folder = mkdtempSync(join(tmpdir(), 'console-'));
const get = (path: string, headers: Record<string, string> = {}) =>
  createConsole(folder)({ method: 'GET', path, query: '', header: (name: string) => headers[name] } as unknown as Incoming);

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), 'signed out');
  writeFileSync(join(folder, 'signed-in.html'), 'signed in');
  writeFileSync(join(folder, 'assets/main-1.js'), 'script');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the page of the console', () => {
  it('names the chunks of the console to whoever has a session, at any address', () => {
    for (const path of ['/', '/login', '/region/eu-west-1/customers/c1/customers', '/index.html']) {
      expect(String(get(path).body)).toBe('signed out');
      expect(String(get(path, { cookie: 'region=eu-west-1; csrf=abc' }).body)).toBe('signed in');
    }
  });

  it('is the plain one after a log-out, which leaves an empty cookie or none', () => {
    expect(String(get('/', { cookie: 'csrf=; region=eu-west-1' }).body)).toBe('signed out');
    expect(String(get('/', { cookie: 'xcsrf=abc' }).body)).toBe('signed out');
  });

  it('is kept apart by cookie, and files are not', () => {
    expect(get('/').headers['vary']).toBe('accept-encoding, cookie');
    expect(get('/assets/main-1.js', { cookie: 'csrf=abc' }).headers['vary']).toBe('accept-encoding');
    expect(get('/', { cookie: 'csrf=abc' }).headers['etag']).not.toBe(get('/').headers['etag']);
  });

  it('holds the configuration as data in place of the link to it, which nothing in it can end', () => {
    const own = mkdtempSync(join(tmpdir(), 'console-'));
    writeFileSync(join(own, 'index.html'), '<link rel="preload" href="/config.json" as="fetch" /><p>signed out</p>');
    const served = createConsole(own, {}, JSON.stringify({ brandName: '</script><b>$& ' }));
    const page = (coding: string) =>
      served({
        method: 'GET',
        path: '/',
        query: '',
        header: (name: string) => (name === 'accept-encoding' ? coding : undefined),
      } as unknown as Incoming);
    const html = String(page('').body);
    expect(html).toBe('<script type="application/json" id="config">{"brandName":"\\u003c/script>\\u003cb>$& "}</script><p>signed out</p>');
    expect(String(brotliDecompressSync(page('br').body as Buffer))).toBe(html);
    expect(String(gunzipSync(page('gzip').body as Buffer))).toBe(html);
    rmSync(own, { recursive: true });
  });
});
