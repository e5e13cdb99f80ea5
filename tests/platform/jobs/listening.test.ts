import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Store } from '../../../src/platform/database/stores.ts';
import { listening } from '../../../src/platform/jobs/listening.ts';

/** A database that takes connections and never answers. */
const silent = createServer((socket) => void socket.on('error', () => undefined).resume());
let store: Store;
beforeAll(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  store = { embedded: false, pool: new Pool({ host: '127.0.0.1', port, user: 'console', database: 'console' }) } as unknown as Store;
});
afterAll(() => void silent.close());

describe('a subscription that is stopped', () => {
  it('while it connects, keeps nobody waiting, and reports no failure', async () => {
    const log = { error: vi.fn() };
    const subscriber = listening('console_example', () => undefined);
    const connected = once(silent, 'connection');
    const waiting = subscriber.orLog(store, log as never);
    await connected;
    await subscriber.stop();
    await waiting;
    expect(log.error).not.toHaveBeenCalled();
  });

  it('opens no further connection', async () => {
    const subscriber = listening('console_example', () => undefined);
    await subscriber.stop();
    const connected = vi.fn();
    silent.once('connection', connected);
    await subscriber.to(store);
    expect(connected).not.toHaveBeenCalled();
  });
});
