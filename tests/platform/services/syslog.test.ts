import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startAuditRetention } from '../../../src/platform/audit-chain/retention.ts';
import { verifyChain } from '../../../src/platform/audit-chain/verify.ts';
import { startPlatform } from '../browser.ts';
import type { Running } from '../browser.ts';
import { scopeOf } from './people.ts';

interface Received {
  priority: string;
  body: { operation: string; outcome: string; sequence: number; customerId: string; address: string };
}

type Behaviour = (socket: Socket, text: string) => void;

/** A syslog server whose behaviour a test sets. */
async function startServer(port = 0) {
  const received: Received[] = [];
  let behaviour: Behaviour = () => undefined;
  let connections = 0;
  const server: Server = createServer({ allowHalfOpen: true }, (socket) => {
    connections += 1;
    let bytes = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      bytes = Buffer.concat([bytes, data]);
      behaviour(socket, bytes.toString('utf8'));
    });
    socket.on('end', () => {
      if (socket.destroyed) return;
      received.push(...messagesIn(bytes));
      socket.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    received,
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    does: (next: Behaviour) => (behaviour = next),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Reads RFC 6587: length, space, message. */
function messagesIn(bytes: Buffer): Received[] {
  const found: Received[] = [];
  for (let at = 0; at < bytes.length;) {
    const space = bytes.indexOf(' ', at);
    const length = Number(bytes.subarray(at, space).toString());
    const line = bytes.subarray(space + 1, space + 1 + length).toString('utf8');
    const [, priority = '', json = ''] = /^<(\d+)>1 \S+Z \S+ hiring-console - \S+ - \uFEFF(.*)$/s.exec(line) ?? [];
    found.push({ priority, body: JSON.parse(json) as Received['body'] });
    at = space + 1 + length;
  }
  return found;
}

describe('the syslog server', () => {
  let running: Running | undefined;
  let server: Awaited<ReturnType<typeof startServer>> | undefined;
  afterEach(async () => {
    await running?.close();
    await server?.close();
  });

  const signIns = (at: Running, tries: number) =>
    Array.from({ length: tries }).reduce<Promise<unknown>>(
      (before) => before.then(() => at.browser().as('admin@acme.example')),
      Promise.resolve(),
    );
  const got = (operation: string) => server?.received.filter(({ body }) => body.operation === operation) ?? [];

  it('is sent each new entry in order, framed as RFC 5424 and 6587 say', async () => {
    server = await startServer();
    running = startPlatform({ SYSLOG_URL: `tcp://127.0.0.1:${server.port}` });
    const admin = await running.browser().as('admin@acme.example');
    const { customerId } = await scopeOf(admin);
    await running.browser().logIn('recruiter@acme.example', 'wrong');
    await expect.poll(() => got('AuthSignInFailed').length).toBe(1);
    expect(got('AuthEmailLogin').at(-1)).toMatchObject({ priority: '86', body: { outcome: 'ALLOWED', customerId, address: '127.0.0.1' } });
    expect(got('AuthSignInFailed')[0]).toMatchObject({ priority: '84', body: { outcome: 'FAILED' } });
    const own = server.received.filter(({ body }) => body.customerId === customerId).map(({ body }) => body.sequence);
    expect(own).toEqual(own.toSorted((one, other) => one - other));
    expect(new Set(own).size).toBe(own.length);
  });

  it('gets all that happened while it was away, or closed early, or did not read, and nothing is lost', async () => {
    server = await startServer();
    const { port } = server;
    await server.close();
    running = startPlatform({ SYSLOG_URL: `tcp://127.0.0.1:${port}` });
    // The region has to be open for its trail to get anything.
    await scopeOf(await running.browser().as('recruiter@acme.example'));
    await running.platform.stores.region('ap-southeast-2');
    await signIns(running, 3);
    await new Promise((resolve) => setTimeout(resolve, 4000));
    server = await startServer(port);
    server.does((socket) => socket.destroy());
    await expect.poll(() => server?.connections() ?? 0).toBeGreaterThan(0);
    server.does((socket) => socket.end('go away'));
    await signIns(running, 2);
    await new Promise((resolve) => setTimeout(resolve, 4000));
    server.does(() => undefined);
    await expect.poll(() => new Set(got('AuthEmailLogin').map(({ body }) => body.sequence)).size).toBe(6);
  });

  it('keeps what it has not taken from being removed by retention, after which the rest of the chain verifies', async () => {
    running = startPlatform({ AUDIT_RETENTION_MONTHS: '1' });
    const admin = await running.browser().as('admin@acme.example');
    const { customerId } = await scopeOf(admin);
    const store = await running.platform.stores.region('ap-southeast-2');
    const { platform, clock } = running;
    const verify = () => store.transaction((tx) => verifyChain(tx, platform, 'ap-southeast-2', customerId));
    const chained = () => expect.poll(async () => (await verify()).waiting + ((await verify()).entries > 0 ? 0 : 1)).toBe(0);
    await chained();
    const { entries } = await verify();
    clock.pass(62 * 24 * 3_600_000);
    await running.browser().as('admin@acme.example');
    await expect.poll(async () => (await verify()).entries).toBe(entries + 1);
    await store.pool.query('update audit_chains set streamed_position = 1 where customer_id = $1', [customerId]);
    const identity = await platform.stores.identity();
    const old = async () =>
      (await identity.pool.query('select 1 from audit_entries where at < $1', [new Date(clock.now().getTime() - 32 * 24 * 3_600_000)]))
        .rowCount;
    expect(await old()).toBeGreaterThan(0);
    const job = startAuditRetention(platform);
    await job.run();
    expect(await verify()).toMatchObject({ entries, removed: 1 });
    expect(await old()).toBe(0);
    await store.pool.query('update audit_chains set streamed_position = position where customer_id = $1', [customerId]);
    await job.run();
    await job.stop();
    expect(await verify()).toEqual({ customerId, entries: 1, waiting: 0, erased: 0, removed: entries });
    await store.pool.query('update audit_chains set checkpoint_position = checkpoint_position + 1 where customer_id = $1', [customerId]);
    expect((await verify()).broken).toBeDefined();
  });
});
