import { lookup } from 'node:dns/promises';
import { createServer as createPlainServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { createServer as createSocketServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeKeyPair } from '../../../src/platform/services/sso/selfSigned.ts';
import type { KeyPair } from '../../../src/platform/services/sso/selfSigned.ts';
import { isPrivate } from '../../../src/platform/outbound/addresses.ts';
import { checkReachable } from '../../../src/platform/services/ats-tenants/reachable.ts';

// Calls to addresses that somebody typed: they never reach the platform's own network, end in time, and tell no secret. Loopback only.

vi.mock('node:dns/promises', async (original) => {
  const real = await original<{ lookup: typeof lookup }>();
  return { ...real, lookup: vi.fn(real.lookup) };
});

interface Listening {
  port: number;
  connected: () => number;
  asked: { method: string | undefined; headers: NodeJS.Dict<string | string[]> }[];
}

let keys: KeyPair;
const servers: Server[] = [];
const sockets = new Set<Socket>();
beforeAll(async () => {
  keys = await makeKeyPair('localhost');
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
});
beforeEach(() => {
  vi.unstubAllEnvs();
  vi.mocked(lookup).mockClear();
  // The certificate of these servers is their own.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
});

async function listen(server: Server, host = '127.0.0.1'): Promise<{ port: number; connected: () => number }> {
  let count = 0;
  server.on('connection', (socket: Socket) => {
    count += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return { port: (server.address() as AddressInfo).port, connected: () => count };
}

async function secureServer(answer: RequestListener): Promise<Listening> {
  const asked: Listening['asked'] = [];
  const server = createServer({ key: keys.key, cert: keys.certificate }, (request, response) => {
    asked.push({ method: request.method, headers: request.headers });
    answer(request, response);
  });
  server.on('tlsClientError', () => undefined);
  return { ...(await listen(server)), asked };
}

async function rawServer(speak: (socket: Socket) => void): Promise<Listening> {
  const { createServer: createTlsServer } = await import('node:tls');
  const server = createTlsServer({ key: keys.key, cert: keys.certificate }, (socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => speak(socket));
  });
  server.on('tlsClientError', () => undefined);
  return { ...(await listen(server)), asked: [] };
}

const reach = (text: string) => checkReachable(text, { allowsPrivate: true });
const reachPublic = (text: string) => checkReachable(text, { allowsPrivate: false });
const at = (listening: Pick<Listening, 'port'>, path = '/', host = '127.0.0.1') => `https://${host}:${listening.port}${path}`;
const resolvesTo = (...addresses: { address: string; family: number }[]) =>
  // The overload that answers all addresses is the one that is called.
  vi.mocked(lookup as (host: string) => Promise<unknown>).mockResolvedValueOnce(addresses);

describe('an address', () => {
  it.each([
    ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.255.255.254'],
    ...['169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.8', '192.168.0.1', '198.18.0.1', '198.19.255.255', '224.0.0.1'],
    ...['239.255.255.255', '240.0.0.1', '255.255.255.255', '192.0.2.1', '198.51.100.1', '203.0.113.1', '192.88.99.1'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '::a00:1', '::ffff:0:7f00:1'],
    ...['64:ff9b::7f00:1', '64:ff9b:1::1', '100::1', '2001:db8::1', 'fc00::1', 'fdff::1', 'fe80::1', 'fe80::1%lo', 'fec0::1', 'ff02::1'],
    // Relays that carry an IPv4 address within: 127.0.0.1 and 10.0.0.1.
    ...['2002:7f00:1::', '2002:a00:1::1', '2001::f5ff:fffe'],
    ...['', 'localhost', '1.2.3', '999.1.1.1', '1.2.3.4.5'],
  ])('is not public: %s', (address) => {
    expect(isPrivate(address)).toBe(true);
  });

  it.each(['1.1.1.1', '8.8.8.8', '100.63.255.255', '100.128.0.1', '172.15.0.1', '172.32.0.1', '192.167.1.1', '2606:4700::1111', '2a00::1'])(
    'is public: %s',
    (address) => {
      expect(isPrivate(address)).toBe(false);
    },
  );

  it.each([...['', 'api.ats.example', '//api.ats.example', 'https://', 'https://[::1', 'https://1.2.3.4.5:x/', 'https://a b.example/']])(
    'is none: “%s”',
    async (text) => {
      expect((await reach(text)).reachability).toBe('noAddress');
    },
  );

  it.each([
    ...['http://api.ats.example/', 'ftp://api.ats.example/', 'file:///etc/hostname', 'data:text/plain,x', 'javascript:1'],
    ...['https://user:secret@api.ats.example/', 'https://user@api.ats.example/', 'https:\\\\user@api.ats.example'],
  ])('is not called: %s', async (text) => {
    expect(await reach(text)).toEqual({ reachability: 'notHttps' });
    expect(lookup).not.toHaveBeenCalled();
  });
});

describe('the platform’s own network', () => {
  let inside: Listening;
  beforeAll(async () => {
    inside = await secureServer((_, response) => response.end());
  });

  it.each([
    ...['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '017700000001', '127.0.0.1.', '0', '0.0.0.0'],
    ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[0:0:0:0:0:ffff:127.0.0.1]', '[::127.0.0.1]', '[64:ff9b::127.0.0.1]'],
    ...['１２７.０.０.１', '127。0。0。1', 'localhost', 'LOCALHOST', '%6c%6f%63alhost'],
    // Metadata services of clouds, as numbers of every kind.
    ...['169.254.169.254', '2852039166', '0xa9fea9fe', '0xa9.0xfe.0xa9.0xfe', '0251.0376.0251.0376', '0251.254.0xa9.254', '169.254.43518'],
    ...[
      '169.16689662',
      '[::ffff:a9fe:a9fe]',
      '[::ffff:169.254.169.254]',
      '[64:ff9b::a9fe:a9fe]',
      '[2002:a9fe:a9fe::]',
      '169。254。169。254',
    ],
    ...['①⑥⑨.②⑤④.①⑥⑨.②⑤④', '169.254.170.2', '169.254.169.253', '100.100.100.200', '192.0.0.192', '168.63.129.16', '[fd00:ec2::254]'],
    ...['[fd20:ce::254]', '[fe80::a9fe:a9fe]'],
    // Networks of one’s own.
    ...['10.0.0.1', '167772161', '0xa000001', '012.0.0.1', '10.1', '172.16.0.1', '2886729729', '0xac.16.1', '192.168.1.1', '3232235777'],
    ...['0xc0a80101', '192.168.257', '0300.0250.1.1', '[fc00::1]', '[fd12:3456:789a::1]', '[::ffff:10.0.0.1]', '[::ffff:192.168.1.1]'],
    ...[
      '[::ffff:c0a8:101]',
      '[0:0:0:0:0:0:0:1]',
      '[::0001]',
      '[0000::1]',
      '127.127.127.127',
      '0x7f.0x0.0x0.0x1',
      '127.0.1',
      '0000',
      '00.0',
      '255.255.255.255',
    ],
    ...['224.0.0.251', '[ff02::fb]', '198.18.0.1', '240.0.0.1'],
  ])('is not reached by the address %s', async (host) => {
    const before = inside.connected();
    expect(await reachPublic(at(inside, '/', host))).toEqual({ reachability: 'private' });
    expect(inside.connected()).toBe(before);
  });

  it.each([
    ['127.0.0.1', [{ address: '127.0.0.1', family: 4 }]],
    ['the address of a cloud’s own metadata', [{ address: '169.254.169.254', family: 4 }]],
    ['an address in IPv6 that maps to it', [{ address: '::ffff:127.0.0.1', family: 6 }]],
    ['a link of its own', [{ address: 'fe80::1%lo', family: 6 }]],
    [
      'a public address, and then a private one',
      [
        { address: '203.0.114.1', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
    ],
  ])('is not reached by a name that resolves to %s', async (_, addresses) => {
    resolvesTo(...addresses);
    const before = inside.connected();
    expect(await reachPublic(at(inside, '/', 'api.ats.example'))).toEqual({ reachability: 'private' });
    expect(inside.connected()).toBe(before);
  });

  it('is not reached by a name that resolves otherwise the second time', async () => {
    const mine = await secureServer((_, response) => response.end());
    resolvesTo({ address: '127.0.0.1', family: 4 });
    expect(await reach(at(mine, '/', 'api.ats.example'))).toEqual({ reachability: 'answers', status: 200 });
    expect(lookup).toHaveBeenCalledTimes(1);
    expect(mine.connected()).toBe(1);
    expect(mine.asked[0]?.headers).toMatchObject({ host: `api.ats.example:${mine.port}` });
  });

  it.each([301, 302, 303, 307, 308])('is not reached by a redirect (HTTP %i)', async (status) => {
    const before = inside.connected();
    const outside = await secureServer((_, response) => response.writeHead(status, { location: at(inside) }).end());
    expect(await reach(at(outside))).toEqual({ reachability: 'redirects', status });
    expect([outside.connected(), inside.connected()]).toEqual([1, before]);
  });
});

describe('a call', () => {
  it.each([200, 204, 401, 404, 500])('says what was answered (HTTP %i), and asks for the head alone, by no credential', async (status) => {
    const server = await secureServer((_, response) => response.writeHead(status, { 'set-cookie': 'seen=1' }).end());
    expect(await reach(at(server, '/path?key=1'))).toEqual({ reachability: 'answers', status });
    expect(server.asked).toEqual([{ method: 'HEAD', headers: { host: `127.0.0.1:${server.port}`, connection: 'close' } }]);
  });

  it('reaches a host by another of its addresses where the first is dead', async () => {
    const server = await secureServer((_, response) => response.end());
    resolvesTo({ address: '::1', family: 6 }, { address: '127.0.0.1', family: 4 });
    expect(await reach(at(server, '/', 'api.ats.example'))).toEqual({ reachability: 'answers', status: 200 });
  });

  it('finds no host where the name has no address', async () => {
    vi.mocked(lookup).mockRejectedValueOnce(Object.assign(new Error('none'), { code: 'ENOTFOUND' }));
    expect(await reach('https://no.ats.example/')).toEqual({ reachability: 'notFound' });
    resolvesTo();
    expect(await reach('https://no.ats.example/')).toEqual({ reachability: 'notFound' });
  });

  it('is refused where nobody listens', async () => {
    const server = createSocketServer();
    const { port } = await listen(server);
    await new Promise((resolve) => server.close(resolve));
    expect(await reach(at({ port }))).toEqual({ reachability: 'refused' });
  });

  it('is refused by a certificate that nobody vouches for', async () => {
    vi.unstubAllEnvs();
    const server = await secureServer((_, response) => response.end());
    expect(await reach(at(server, '/', 'localhost'))).toEqual({ reachability: 'certificate' });
    expect(server.asked).toEqual([]);
  });

  it('says that there is no https where a server speaks plainly', async () => {
    const plain = await listen(createPlainServer((_, response) => response.end()));
    expect(await reach(at(plain))).toEqual({ reachability: 'noTls' });
    const other = await listen(createSocketServer((socket) => socket.end('220 mail.example ESMTP\r\n')));
    expect(await reach(at(other))).toEqual({ reachability: 'noTls' });
  });

  it.each<[string, (socket: Socket) => void, string]>([
    ['closes', (socket) => socket.end(), 'refused'],
    ['breaks off', (socket) => socket.destroy(), 'refused'],
    ['answers no HTTP', (socket) => socket.end('no answer\r\n\r\n'), 'refused'],
    ['switches protocols', (socket) => socket.write('HTTP/1.1 101 Switching\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'), 'refused'],
    ['answers heads without end', (socket) => pour(socket, 'HTTP/1.1 200 OK\r\n', 'x-more: 0123456789\r\n'), 'refused'],
    ['answers a body without end', (socket) => pour(socket, 'HTTP/1.1 200 OK\r\n\r\n', '0123456789'), 'answers'],
    ['announces a huge body', (socket) => socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${'9'.repeat(15)}\r\n\r\n`), 'answers'],
  ])('ends at once with a server that %s', async (_, speak, reached) => {
    const server = await rawServer(speak);
    // A server that dawdles is a timeout.
    expect((await reach(at(server))).reachability).toBe(reached);
    // Nothing is held open on either side.
    await expect.poll(() => [...sockets].filter((socket) => socket.localPort === server.port && !socket.destroyed)).toEqual([]);
  });

  it('ends after five seconds with whoever dawdles', async () => {
    const dribble = (socket: Socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      const timer = setInterval(() => socket.write('x: y\r\n'), 500);
      socket.on('close', () => clearInterval(timer));
    };
    const dawdlers = [
      await listen(createSocketServer()),
      await rawServer(() => undefined),
      await rawServer(dribble),
      await rawServer((socket) => pour(socket, '', 'HTTP/1.1 103 Early Hints\r\n\r\n')),
    ].map((server) => at(server));
    vi.mocked(lookup).mockReturnValueOnce(new Promise(() => undefined));
    const begun = performance.now();
    const ended = await Promise.all(['https://slow.ats.example/', ...dawdlers].map(reach));
    expect(ended).toEqual(ended.map(() => ({ reachability: 'timeout' })));
    expect(performance.now() - begun).toBeLessThan(60_000);
  });
});

/** Writes one text over and over, as fast as it is taken, for as long as the other side listens. */
function pour(socket: Socket, first: string, again: string): void {
  socket.write(first);
  const chunk = again.repeat(100);
  const more = () => {
    if (!socket.destroyed) socket.write(chunk, () => setImmediate(more));
  };
  more();
}
