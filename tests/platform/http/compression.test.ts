import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../../../src/platform/http/message.ts';
import { createNodeServer } from '../../../src/platform/http/node.ts';

const long = JSON.stringify({ data: 'a long answer '.repeat(1000) });
const server = createNodeServer(async ({ path }) => json(200, path === '/long' ? long : '{}', path === '/long' ? { vary: 'cookie' } : {}));

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('an answer made at run time', () => {
  it('is sent small when it is long and the browser can read it so', async () => {
    const { headers, body } = await get('/long', 'gzip, br');
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'cookie, accept-encoding', 'content-length': String(body.length) });
    expect(body.length).toBeLessThan(long.length / 10);
    expect(gunzipSync(body).toString()).toBe(long);
  });

  it('is sent as it is to one who cannot, and says that it depends on that', async () => {
    const { headers, body } = await get('/long', 'identity');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('cookie, accept-encoding');
    expect(body.toString()).toBe(long);
  });

  it('is not worth the work when it is short', async () => {
    expect((await get('/short', 'gzip')).headers['content-encoding']).toBeUndefined();
  });
});

function get(path: string, encoding: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, path, host: '127.0.0.1', headers: { 'accept-encoding': encoding } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }));
    })
      .on('error', reject)
      .end();
  });
}
